import * as memberships from '../../../events/epic-contracts/epic-contract.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import { MemberEnrolled, MemberFollowedContract, MemberImported, MemberRevised, MemberStatusChanged } from '../../../events/members/member.events.js';
import { projection, streamNumber, type Contribution } from '../../engine/projection.js';
import type { Wholes } from '../../engine/wholes.js';
import { dayOf } from '../counted-tour-row.js';
import { EnrolledMemberMonth, EnrolledMemberMonthToldInDay, EnrolledMemberMonthToldInMonth, EnrolledMemberStanding } from '../epic/enrolled-members.read-model.js';
import { firstDayOfMonth } from '../whole-months.rules.js';
import { cededBy, enrolledBy, type Enrolled } from './ceded-member.rules.js';
import { CededMemberMonth, CededMemberMonthToldInDay, CededMemberMonthToldInMonth, CededMemberRow, CededMemberStanding, type CededContract } from './ceded-members.read-model.js';

const member = (event: Pick<RecordedEvent, 'stream'>) => `member ${streamNumber(event as RecordedEvent)}`;
const contract = (event: Pick<RecordedEvent, 'stream'>) => `contract ${streamNumber(event as RecordedEvent)}`;

/** Members with what their contracts say: for the points that are to be ceded (`decisions.md I2`, `I3`), and by tier and status. */
export const cededMembers = projection<CededMemberRow>('ceded-members', { version: 4, entity: CededMemberRow, key: 'key' })
  .puts(MemberImported, (row, event) => memberBegun(row, event, event.data), member)
  .puts(MemberEnrolled, (row, event) => memberBegun(row, event, { memberStatus: 'Pending', ...event.data }), member)
  .changes(MemberRevised, (row, event) => memberAfter(row, event, valuesAfter(event.data.changes)), member)
  .changes(MemberFollowedContract, (row, event) => memberAfter(row, event, valuesAfter(event.data.changes)), member)
  .changes(MemberStatusChanged, (row, event) => memberAfter(row, event, { memberStatus: event.data.to }), member)
  .creates(memberships.EpicContractImported, (event) => contractBegun(event, event.data, event.data.contractDate ?? newYorkDay(new Date(event.data.createdAt))), contract)
  .creates(memberships.EpicContractCreated, (event) => contractBegun(event, event.data, dayOf(event)), contract)
  .changes(memberships.EpicContractStatusChanged, (row, event) => contractAfter(row, event, { contractStatus: event.data.to }), contract)
  .changes(memberships.EpicContractTermsRevised, (row, event) => pointsAfter(row, event, valuesAfter(event.data.changes).annualFixedPoints), contract)
  .within(inTheirMembers())
  .totalling('ceded-member-months', CededMemberMonth, ceded)
  .totallingByDay('ceded-member-months-told-in-months', CededMemberMonthToldInMonth, ({ day }) => firstDayOfMonth(day), ceded)
  .totallingByDay('ceded-member-months-told-in-days', CededMemberMonthToldInDay, ({ day }) => day, ceded)
  .totallingByDay('ceded-member-standings', CededMemberStanding, ({ day }) => day, cededByItself)
  .totalling('enrolled-member-months', EnrolledMemberMonth, enrolled)
  .totallingByDay('enrolled-member-months-told-in-months', EnrolledMemberMonthToldInMonth, ({ day }) => firstDayOfMonth(day), enrolled)
  .totallingByDay('enrolled-member-months-told-in-days', EnrolledMemberMonthToldInDay, ({ day }) => day, enrolled)
  .totallingByDay('enrolled-member-standings', EnrolledMemberStanding, ({ day }) => day, enrolledByItself);

type Timed = Pick<RecordedEvent, 'stream' | 'metadata'>;

function nobody(key: string, memberId: number, day: string): CededMemberRow {
  return { key, memberId, day, begun: day, known: false, rciMemberNumber: '', memberStatus: '', membershipTier: '', contracts: {} };
}

interface MemberTold {
  readonly rciMemberNumber?: string;
  readonly memberStatus?: string;
  readonly membershipTier?: string;
}

function memberBegun(row: CededMemberRow | undefined, event: Timed, { memberId, ...told }: MemberTold & { readonly memberId: number }): CededMemberRow {
  const begun = row ?? nobody(member(event), memberId, dayOf(event));
  return { ...begun, ...countedOf(told), known: true, day: later(begun.day, dayOf(event)) };
}

/** Another address is no news. */
function memberAfter(row: CededMemberRow, event: Timed, told: MemberTold): Partial<CededMemberRow> {
  const change = countedOf(told);
  return Object.keys(change).length === 0 ? {} : { ...change, day: later(row.day, dayOf(event)) };
}

function countedOf({ rciMemberNumber, memberStatus, membershipTier }: MemberTold): MemberTold {
  return { ...(rciMemberNumber !== undefined && { rciMemberNumber }), ...(memberStatus !== undefined && { memberStatus }), ...(membershipTier !== undefined && { membershipTier }) };
}

interface ContractTold {
  readonly epicContractId: number;
  readonly memberId?: number;
  readonly contractStatus?: string;
  readonly annualFixedPoints?: number | null;
}

function contractBegun(event: Timed, { epicContractId, memberId = 0, contractStatus = '', annualFixedPoints }: ContractTold, enrolled: string): CededMemberRow {
  const key = contract(event);
  return { ...nobody(key, 0, dayOf(event)), contracts: { [key]: { memberId, epicContractId, contractStatus, points: annualFixedPoints ?? 0, enrolled } } };
}

function pointsAfter(row: CededMemberRow, event: Timed, points: number | null | undefined): Partial<CededMemberRow> {
  return points === undefined ? {} : contractAfter(row, event, { points: points ?? 0 });
}

function contractAfter(row: CededMemberRow, event: Timed, change: Partial<CededContract>): Partial<CededMemberRow> {
  return { day: later(row.day, dayOf(event)), contracts: { [row.key]: { ...row.contracts[row.key]!, ...change } } };
}

function ceded(row: CededMemberRow, by: Readonly<Record<string, number>> = {}): readonly Contribution[] {
  const found = cededBy(row);
  if (!found) return [];
  const of = { ...by, month: found.month, bucket: found.bucket };
  return [{ key: JSON.stringify(Object.values(of)), of, add: { members: 1, points: found.points } }];
}

function cededByItself(row: CededMemberRow): readonly Contribution[] {
  return ceded(row, { memberId: row.memberId });
}

function enrolled(row: CededMemberRow, by: (found: Enrolled) => Readonly<Record<string, number>> = () => ({})): readonly Contribution[] {
  const found = enrolledBy(row);
  if (!found) return [];
  const of = { ...by(found), month: found.month, memberStatus: found.memberStatus, membershipTier: found.membershipTier };
  return [{ key: JSON.stringify(Object.values(of)), of, add: { members: 1 } }];
}

function enrolledByItself(row: CededMemberRow): readonly Contribution[] {
  return enrolled(row, ({ epicContractId }) => ({ memberId: row.memberId, epicContractId }));
}

/** How contracts stand in the rows of their members. */
function inTheirMembers(): Wholes<CededMemberRow> {
  const named = (memberId: number | undefined | null) => (memberId ? [`member ${memberId}`] : []);
  return {
    named: ({ stream, data }) => (stream.startsWith('member-') ? [] : named((data as { memberId?: number }).memberId)),
    of: (row) => (row.memberId === 0 ? Object.values(row.contracts).flatMap(({ memberId }) => named(memberId)) : []),
    merged: (whole, key, { before, after }, event) => {
      const memberId = Number(key.toString().slice('member '.length));
      const row = whole ?? nobody(key.toString(), memberId, dayOf(event));
      const others = Object.entries(row.contracts).filter(([own]) => own !== (before ?? after)?.key);
      return { ...row, day: later(row.day, dayOf(event)), contracts: Object.fromEntries([...others, ...Object.entries(after?.contracts ?? {})]) };
    },
  };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
