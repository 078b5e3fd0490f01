import type { Communication } from '../../events/leads/communication.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { blankValues, sensitiveOf } from '../../events/kernel/field.rules.js';
import { memberFields, type MemberValues } from '../../events/members/member.fields.js';
import { MemberCommunicationAdded, MemberStatusChanged, type MemberEvent } from '../../events/members/member.events.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { describeChanges } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';
import { MoveMemberWithContract, type AnyMemberCommand } from './member.commands.js';

interface MemberFacts extends MemberValues {
  readonly memberId: number;
  readonly communications: readonly Communication[];
}

/** A member of the vacation club. Points are kept in the points accounts, one a use year. */
export type Member = MemberFacts | null;

export const member: Aggregate<Member, AnyMemberCommand, MemberEvent, number> = {
  category: 'member',
  noun: 'member',
  initial: null,
  exists: (state) => state !== null,
  begins: [],
  sensitive: sensitiveOf(memberFields),

  decide(command, state, { issued: { actor, at } }) {
    if (command instanceof MoveMemberWithContract) return moved(command, state!);
    const { Type = '', Note = '' } = command;
    return [MemberCommunicationAdded({ CreatedAt: at, CreatedBy: actor.name, Type, Note })];
  },

  evolve(state, event) {
    switch (event.type) {
      case 'MemberImported':
        return { ...blankValues(memberFields), ...event.data };
      case 'MemberCommunicationAdded': {
        const { CreatedAt = '', CreatedBy = '', Type = '', Note = '' } = event.data;
        return state && { ...state, communications: [{ CreatedAt, CreatedBy, Type, Note }, ...state.communications] };
      }
      case 'MemberStatusChanged':
        return state && { ...state, memberStatus: event.data.to };
      default:
        return event satisfies never;
    }
  },

  describe({ type, data }: RecordedEvent<MemberEvent>): HistoryWords {
    if (type === 'MemberStatusChanged') {
      const { from, to, reason } = data;
      return { title: 'Status', changes: describeChanges(memberFields, { memberStatus: { from, to } }), ...(reason && { reason }) };
    }
    if (type === 'MemberCommunicationAdded') return { title: data.Type || '(no type)', changes: [], reason: data.Note || '(no note)' };
    const { memberStatus, membershipTier } = data;
    return {
      title: 'Taken over from the old system',
      changes: describeChanges(memberFields, { memberStatus: { from: null, to: memberStatus }, membershipTier: { from: null, to: membershipTier } }),
    };
  },
};

function moved({ memberStatus, because }: MoveMemberWithContract, { memberStatus: from }: MemberFacts): MemberEvent[] {
  return memberStatus === from ? [] : [MemberStatusChanged({ from, to: memberStatus, reason: because })];
}
