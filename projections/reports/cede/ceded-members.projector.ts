import * as memberships from '../../../events/epic-contracts/epic-contract.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import { MemberEnrolled, MemberImported, MemberRevised } from '../../../events/members/member.events.js';
import { projection, streamNumber, type Contribution } from '../../engine/projection.js';
import type { Wholes } from '../../engine/wholes.js';
import { dayOf } from '../counted-tour-row.js';
import { cededBy } from './ceded-member.rules.js';
import { CededMemberMonth, CededMemberRow, CededMemberStanding, type CededContract } from './ceded-members.read-model.js';

const member = (event: Pick<RecordedEvent, 'stream'>) => `member ${streamNumber(event as RecordedEvent)}`;
const contract = (event: Pick<RecordedEvent, 'stream'>) => `contract ${streamNumber(event as RecordedEvent)}`;

/** Members with what their contracts say, for the points that are to be ceded (`decisions.md I2`, `I3`). */
export const cededMembers = projection<CededMemberRow>('ceded-members', { entity: CededMemberRow, key: 'key' })
  .puts(MemberImported, (row, event) => memberBegun(row, event, event.data), member)
  .puts(MemberEnrolled, (row, event) => memberBegun(row, event, event.data), member)
  .changes(MemberRevised, (row, event) => numberAfter(row, event, valuesAfter(event.data.changes).rciMemberNumber), member)
  .creates(memberships.EpicContractImported, (event) => contractBegun(event, event.data, event.data.contractDate ?? newYorkDay(new Date(event.data.createdAt))), contract)
  .creates(memberships.EpicContractCreated, (event) => contractBegun(event, event.data, dayOf(event)), contract)
  .changes(memberships.EpicContractStatusChanged, (row, event) => contractAfter(row, event, { contractStatus: event.data.to }), contract)
  .changes(memberships.EpicContractTermsRevised, (row, event) => pointsAfter(row, event, valuesAfter(event.data.changes).annualFixedPoints), contract)
  .within(inTheirMembers())
  .totalling('ceded-member-months', CededMemberMonth, (row) => adds(row, {}))
  .totallingByDay('ceded-member-standings', CededMemberStanding, ({ day }) => day, (row) => adds(row, { memberId: row.memberId }));

type Timed = Pick<RecordedEvent, 'stream' | 'metadata'>;

function nobody(key: string, memberId: number, day: string): CededMemberRow {
  return { key, memberId, day, known: false, rciMemberNumber: '', contracts: {} };
}

function memberBegun(row: CededMemberRow | undefined, event: Timed, { memberId, rciMemberNumber = '' }: { readonly memberId: number; readonly rciMemberNumber?: string }): CededMemberRow {
  const begun = row ?? nobody(member(event), memberId, dayOf(event));
  return { ...begun, known: true, rciMemberNumber, day: later(begun.day, dayOf(event)) };
}

function numberAfter(row: CededMemberRow, event: Timed, rciMemberNumber: string | undefined): Partial<CededMemberRow> {
  return rciMemberNumber === undefined ? {} : { rciMemberNumber, day: later(row.day, dayOf(event)) };
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

function adds(row: CededMemberRow, by: Readonly<Record<string, number>>): readonly Contribution[] {
  const ceded = cededBy(row);
  if (!ceded) return [];
  const of = { ...by, month: ceded.month, bucket: ceded.bucket };
  return [{ key: JSON.stringify(Object.values(of)), of, add: { members: 1, points: ceded.points } }];
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
