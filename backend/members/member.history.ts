import type { RecordedEvent } from '../../events/kernel/event.js';
import { memberFields } from '../../events/members/member.fields.js';
import type { MemberEvent } from '../../events/members/member.events.js';
import { describeChanges, filledIn, revisionWords } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';

/** How the history of a member reads. */
export function describeMemberEvent({ type, data }: RecordedEvent<MemberEvent>): HistoryWords {
  switch (type) {
    case 'MemberImported': {
      const { memberStatus, membershipTier } = data;
      return { title: 'Taken over from the old system', changes: describeChanges(memberFields, { memberStatus: { from: null, to: memberStatus }, membershipTier: { from: null, to: membershipTier } }) };
    }
    case 'MemberEnrolled':
      return { title: `Enrolled by contract ${data.epicContractId}`, changes: describeChanges(memberFields, filledIn(memberFields, data)) };
    case 'MemberRevised':
      return revisionWords(describeChanges(memberFields, data.changes));
    case 'MemberFollowedContract':
      return { ...revisionWords(describeChanges(memberFields, data.changes)), reason: `Contract ${data.epicContractId} was edited` };
    case 'MemberPasswordReset':
      return { title: 'Website password reset', changes: [] };
    case 'MemberCommunicationAdded':
      return { title: data.Type || '(no type)', changes: [], reason: data.Note || '(no note)' };
    case 'MemberStatusChanged': {
      const { from, to, reason } = data;
      return { title: 'Status', changes: describeChanges(memberFields, { memberStatus: { from, to } }), ...(reason && { reason }) };
    }
    default:
      return data satisfies never;
  }
}
