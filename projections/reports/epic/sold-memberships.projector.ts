import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import * as memberships from '../../../events/epic-contracts/epic-contract.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import { isOverLimit, isSold } from '../../../events/reports/epic.rules.js';
import { projection, type Contribution } from '../../engine/projection.js';
import { dayOf } from '../counted-tour-row.js';
import { firstDayOfMonth } from '../whole-months.rules.js';
import { SoldMembership, SoldMembershipDay, SoldMembershipDayTold, SoldMembershipMonthToldInDay, SoldMembershipMonthToldInMonth, SoldMembershipStanding } from './sold-memberships.read-model.js';

/** What each membership contract counts for on the Epic dashboard, now and since when. */
export const soldMemberships = projection<SoldMembership>('sold-memberships', { version: 2, entity: SoldMembership, key: 'epicContractId' })
  .creates(memberships.EpicContractImported, (event) => begun(event, event.data))
  .creates(memberships.EpicContractCreated, (event) => begun(event, event.data))
  .changes(memberships.EpicContractStatusChanged, (row, event) => changed(row, event, { contractStatus: event.data.to }))
  .changes(memberships.EpicContractTermsRevised, (row, event) => changed(row, event, factsOf(valuesAfter(event.data.changes))))
  .totalling('sold-membership-days', SoldMembershipDay, soldByDay)
  .totallingByDay('sold-membership-days-told', SoldMembershipDayTold, ({ day }) => day, soldByDay)
  .totallingByDay('sold-membership-months-told-in-months', SoldMembershipMonthToldInMonth, ({ day }) => firstDayOfMonth(day), soldByMonth)
  .totallingByDay('sold-membership-months-told-in-days', SoldMembershipMonthToldInDay, ({ day }) => day, soldByMonth)
  .totallingByDay('sold-membership-standings', SoldMembershipStanding, ({ day }) => day, standing);

type Timed = Pick<RecordedEvent, 'metadata'>;
type Facts = Omit<SoldMembership, 'epicContractId' | 'day'>;

interface Told {
  readonly contractStatus?: string;
  readonly contractDate?: string | null;
  readonly transactionType?: string;
  readonly totalPurchasePrice?: string | null;
  readonly aprRate?: string | null;
}

function begun(event: Timed, told: Told & { readonly epicContractId: number }): SoldMembership {
  return { contractStatus: '', contractDate: null, payment: 'paidInFull', price: '0.00', aprRate: null, ...factsOf(told), epicContractId: told.epicContractId, day: dayOf(event) };
}

function factsOf({ contractStatus, contractDate, transactionType, totalPurchasePrice, aprRate }: Told): Partial<Facts> {
  return {
    ...(contractStatus !== undefined && { contractStatus }),
    ...(contractDate !== undefined && { contractDate }),
    ...(transactionType !== undefined && { payment: isFinanced(transactionType) ? 'financed' : 'paidInFull' }),
    ...(totalPurchasePrice !== undefined && { price: totalPurchasePrice ?? '0.00' }),
    ...(aprRate !== undefined && { aprRate }),
  };
}

/** What is not counted, such as another due date, is no news. */
function changed(row: SoldMembership, event: Timed, change: Partial<Facts>): Partial<SoldMembership> {
  if (Object.keys(change).length === 0) return {};
  const today = dayOf(event);
  return { ...change, day: today > row.day ? today : row.day };
}

function soldByDay(row: SoldMembership): readonly Contribution[] {
  return sold(row, (contractDate) => ({ contractDate }));
}

function soldByMonth(row: SoldMembership): readonly Contribution[] {
  return sold(row, (contractDate) => ({ month: firstDayOfMonth(contractDate) }));
}

/** @param place the day or the month of the contract date */
function sold({ contractStatus, contractDate, payment, price, aprRate }: SoldMembership, place: (contractDate: string) => Readonly<Record<string, string>>): readonly Contribution[] {
  if (contractDate === null || !isSold(contractStatus)) return [];
  const overLimit = Number(payment === 'financed' && isOverLimit(aprRate));
  const of = { ...place(contractDate), payment };
  return [{ key: Object.values(of).join(' '), of, add: { sold: 1, volume: price, overLimit } }];
}

function standing({ epicContractId, contractStatus, contractDate, payment, price, aprRate }: SoldMembership): readonly Contribution[] {
  const of = { epicContractId, contractStatus, contractDate, payment, price, aprRate };
  return [{ key: JSON.stringify(Object.values(of)), of, add: { count: 1 } }];
}
