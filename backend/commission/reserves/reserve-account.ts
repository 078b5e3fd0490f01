import { Decimal } from 'decimal.js';
import { ReserveReleased, type ReserveAccountEvent } from '../../../events/commission/reserve-account.events.js';
import { contextOf, type Aggregate } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { amountInWords } from '../rules/in-words.rules.js';
import { ReleaseReserve, type AnyReserveCommand } from './reserve-account.commands.js';

export interface ReserveAccount {
  /** All that was ever given out of it; null before anything was. */
  readonly released: string | null;
}

/** What is kept back of somebody's commissions, as far as people give it out by hand. The id is the employee's number. */
export const reserveAccount: Aggregate<ReserveAccount, AnyReserveCommand, ReserveAccountEvent, number> = {
  category: 'reserveAccount',
  noun: 'reserve',
  initial: { released: null },
  exists: ({ released }) => released !== null,
  begins: [ReleaseReserve],
  sensitive: {},

  decide(command, { released }, context) {
    const { employeeName, balance, setAside, released: known } = contextOf(command, context).given;
    const amount = new Decimal(command.amount ?? 0);
    const reason = (command.reason ?? '').trim();
    // Two who release at the same moment have read the same balance.
    const since = new Decimal(released ?? 0).minus(known);
    const free = Decimal.max(0, new Decimal(balance).minus(setAside).minus(since));
    if (reason === '') throw new Refusal('Please give a reason.', { status: 400, field: 'reason' });
    if (amount.lte(0)) throw new Refusal('Please enter an amount above 0.00', { field: 'amount' });
    if (amount.gt(free)) throw new Refusal(`The reserve of ${employeeName} has ${amountInWords(free.toFixed(2))} to release${new Decimal(setAside).isZero() ? '' : `: ${amountInWords(setAside)} is set aside by a prepared run`}`, { field: 'amount' });
    return [ReserveReleased({ employeeId: context.id, employeeName, amount: amount.toFixed(2), reason })];
  },

  evolve({ released }, { data }) {
    return { released: new Decimal(released ?? 0).plus(data.amount).toFixed(2) };
  },

  describe({ data }) {
    return { title: `${amountInWords(data.amount)} released to ${data.employeeName}`, changes: [], reason: data.reason };
  },
};
