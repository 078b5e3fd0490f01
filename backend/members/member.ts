import { DateTime } from 'luxon';
import { blankValues, sensitiveOf } from '../../events/kernel/field.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { memberStatuses } from '../../events/members/member.enums.js';
import { followedFields, memberFields, memberFormFields } from '../../events/members/member.fields.js';
import { MemberCommunicationAdded, MemberEnrolled, MemberFollowedContract, MemberPasswordReset, MemberRevised, MemberStatusChanged, type MemberEvent } from '../../events/members/member.events.js';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import type { CommandMetadata } from '../platform/commands/command.js';
import { Refusal } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { newAtFront, readCommunications } from '../platform/communications/communications-text.js';
import { changesBetween } from '../platform/records/field-changes.js';
import { AddMemberCommunication, ChangeMemberStatus, EnrolMember, FollowContract, MoveMemberWithContract, ResetWebsitePassword, ReviseMember, type AnyMemberCommand } from './member.commands.js';
import { describeMemberEvent } from './member.history.js';
import { ownAfter } from './member-own.rules.js';
import { memberNeedsReason } from './member-status.rules.js';
import type { Member, MemberFacts } from './member.state.js';

/** A temporary password works for so long (`decisions.md F3`). */
const PASSWORD_HOURS = 72;

const ADMIN = 'Epic_Members_Admin';

export const member: Aggregate<Member, AnyMemberCommand, MemberEvent, number> = {
  category: 'member',
  noun: 'member',
  initial: null,
  exists: (state) => state !== null,
  begins: [EnrolMember],
  fields: memberFields,
  sensitive: sensitiveOf(memberFields),
  describe: describeMemberEvent,

  decide(command, state, context) {
    const { issued } = context;
    if (command instanceof EnrolMember) return enrol(command, state, contextOf(command, context));
    if (command instanceof ReviseMember) return revise(command, state!, issued);
    if (command instanceof ChangeMemberStatus) return changeStatus(command, state!, issued);
    if (command instanceof FollowContract) return follow(command, state!);
    if (command instanceof MoveMemberWithContract) return moved(command, state!);
    if (command instanceof ResetWebsitePassword) return resetPassword(state!, issued);
    if (command instanceof AddMemberCommunication) return [said(command, issued)];
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'MemberImported':
        return { ...blankValues(memberFields), own: [], ...event.data };
      case 'MemberEnrolled':
        return { ...blankValues(memberFields), own: [], communications: [], memberStatus: 'Pending', ...event.data };
      case 'MemberRevised':
        return state && { ...state, ...valuesAfter(event.data.changes), own: ownAfter(state.own, Object.keys(event.data.changes)) };
      case 'MemberFollowedContract':
        return state && { ...state, ...valuesAfter(event.data.changes) };
      case 'MemberPasswordReset':
        return state && { ...state, passwordIsTemp: 'Yes', temporaryPasswordUntil: event.data.worksUntil };
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
};

/** A contract that is told twice enrols once. */
function enrol({ epicContractId, values }: EnrolMember, state: Member, { id }: CommandContext<EnrolMember, number>): MemberEvent[] {
  return state ? [] : [MemberEnrolled({ ...values, memberId: id, epicContractId, username: `member${id}` })];
}

function revise(command: ReviseMember, state: MemberFacts, issued: CommandMetadata): MemberEvent[] {
  const values = sentOver(memberFormFields, { ...command }, state);
  const changes = changesBetween(memberFormFields, { ...state }, values);
  if (isNamed(state) && !isNamed(values)) throw new Refusal('Please enter a name', { field: 'lastName' });
  const revised = Object.keys(changes).length === 0 ? [] : [MemberRevised({ changes })];
  const status = command.memberStatus === undefined ? [] : changeStatus({ memberStatus: command.memberStatus }, state, issued);
  return [...revised, ...saidInText(command.communications, state), ...status];
}

function isNamed({ firstName, lastName }: Pick<MemberFacts, 'firstName' | 'lastName'>): boolean {
  return firstName !== '' || lastName !== '';
}

/** `decisions.md B23` */
function changeStatus({ memberStatus, reason }: { readonly memberStatus: string; readonly reason?: string }, { memberStatus: from }: MemberFacts, { permissions }: CommandMetadata): MemberEvent[] {
  const to = memberStatuses.find((status) => status.toLowerCase() === memberStatus.toLowerCase());
  if (to === from || memberStatus === from) return [];
  if (!to) throw new Refusal(`Status must be one of ${memberStatuses.join(', ')}`, { field: 'memberStatus' });
  if (!permissions.has(ADMIN)) throw new Refusal(`Changing the status needs the permission ${permissionLabel(ADMIN)}`, { field: 'memberStatus', status: 403 });
  if (memberNeedsReason(from, to) && !reason) throw new Refusal(`Please say why the member is ${to} now`, { field: 'reason', code: 'reason-needed' });
  return [MemberStatusChanged({ from, to, ...(reason && { reason }) })];
}

/** What was edited on the member stays as it is. */
function follow({ epicContractId, values }: FollowContract, state: MemberFacts): MemberEvent[] {
  if (isOlder(epicContractId, state)) return [];
  const followed = Object.fromEntries(Object.entries(values).filter(([field]) => !state.own.includes(field)));
  const changes = changesBetween(followedFields, { ...state }, { ...state, ...followed });
  return Object.keys(changes).length === 0 ? [] : [MemberFollowedContract({ epicContractId, changes })];
}

function moved({ epicContractId, memberStatus, because }: MoveMemberWithContract, state: MemberFacts): MemberEvent[] {
  const from = state.memberStatus;
  return memberStatus === from || isOlder(epicContractId, state) ? [] : [MemberStatusChanged({ from, to: memberStatus, reason: because })];
}

/** Of the old system, some members have an earlier contract as well: it says nothing of the membership any more. */
function isOlder(epicContractId: number, { epicContractId: own }: MemberFacts): boolean {
  return epicContractId < own;
}

function resetPassword({ username }: MemberFacts, { at }: CommandMetadata): MemberEvent[] {
  if (username === '') throw new Refusal('Please give the member a user name first', { field: 'username', status: 409 });
  return [MemberPasswordReset({ worksUntil: DateTime.fromISO(at, { zone: 'utc' }).plus({ hours: PASSWORD_HOURS }).toISO()! })];
}

function said({ Type = '', Note = '' }: AddMemberCommunication, { actor, at }: CommandMetadata): MemberEvent {
  return MemberCommunicationAdded({ CreatedAt: at, CreatedBy: actor.name, Type, Note });
}

/** The oldest of what is new comes first, as it was said. */
function saidInText(text: string | undefined, { communications }: MemberFacts): MemberEvent[] {
  const sent = text ? (readCommunications(text) ?? []) : [];
  return newAtFront(sent, communications).toReversed().map((entry) => MemberCommunicationAdded({ ...entry }));
}
