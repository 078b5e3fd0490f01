import { accountingMonthFields } from '../../../events/accounting/accounting-month.fields.js';
import { MonthClosed, MonthReopened, type AccountingMonthEvent } from '../../../events/accounting/accounting-month.events.js';
import { bookedKinds } from '../../../events/accounting/booked-kind.rules.js';
import { monthWords } from '../../../events/kernel/month-words.rules.js';
import { contextOf, type Aggregate, type CommandContext } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { CloseMonth, ReopenMonth, type AnyAccountingMonthCommand } from './accounting-month.commands.js';

type Frozen = ReturnType<typeof MonthClosed>['data'];

/** A month of the books; null until it is closed for the first time. */
export type AccountingMonth = { readonly closed: boolean; readonly frozen: Frozen } | null;

/** Closes a month with what it came to, and opens it again. Its id is the month as a number, 202610. */
export const accountingMonth: Aggregate<AccountingMonth, AnyAccountingMonthCommand, AccountingMonthEvent, number> = {
  category: 'accountingMonth',
  noun: 'month',
  initial: null,
  exists: (state) => state !== null,
  begins: [CloseMonth],
  fields: accountingMonthFields,
  sensitive: { Contracts_Sensitive: ['debit', 'credit'] },

  decide(command, state, context) {
    if (command instanceof CloseMonth) return close(command, state, contextOf(command, context));
    if (command instanceof ReopenMonth) return reopen(command, state, contextOf(command, context));
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'MonthClosed':
        return { closed: true, frozen: event.data };
      case 'MonthReopened':
        return state && { ...state, closed: false };
      default:
        return event satisfies never;
    }
  },

  describe(event) {
    const reason = event.data.reason ? { reason: event.data.reason } : {};
    if (event.type === 'MonthReopened') return { title: 'Reopened', changes: [], ...reason };
    return { title: `Closed with ${event.data.booked} contracts booked`, changes: [], ...reason };
  },
};

function close({ reason }: CloseMonth, state: AccountingMonth, { id, given: { figures, checks }, issued }: CommandContext<CloseMonth, number>): AccountingMonthEvent[] {
  const month = monthOf(id);
  if (state?.closed) throw new Refusal(`${monthWords(month)} is closed already`, { status: 409 });
  if (month >= issued.today.slice(0, 7)) throw new Refusal(`${monthWords(month)} is not over yet`, { status: 409 });
  const failed = checks.filter(({ ok }) => !ok);
  if (failed.length > 0 && !reason) throw new Refusal(`Please say why the month is closed all the same: ${failed.map(({ name, detail }) => `${name}: ${detail}`).join('; ')}`, { field: 'reason', code: 'reason-needed' });
  const { clearingGlCode, accounts, debit, credit, booked, noSale } = figures;
  const frozen = { clearingGlCode, accounts: accounts.map((account) => ({ ...account })), debit, credit, booked, noSale, notReady: figures.notReady.length };
  return [MonthClosed({ month, closing: (state?.frozen.closing ?? 0) + 1, kinds: [...bookedKinds], ...frozen, checks: checks.map((check) => ({ ...check })), ...(reason && { reason }) })];
}

/** What was changed in it since stands in later months: those are opened first. */
function reopen({ reason }: ReopenMonth, state: AccountingMonth, { id, given: { newestClosed } }: CommandContext<ReopenMonth, number>): AccountingMonthEvent[] {
  const month = monthOf(id);
  if (!state?.closed) throw new Refusal(`${monthWords(month)} is not closed`, { status: 409 });
  if (newestClosed !== undefined && newestClosed > month) throw new Refusal(`${monthWords(newestClosed)} is closed, and may hold differences of ${monthWords(month)}: please reopen it first`, { status: 409 });
  return [MonthReopened({ month, closing: state.frozen.closing, reason })];
}

/** 202610 is 2026-10. */
export function monthOf(id: number): string {
  return `${Math.floor(id / 100)}-${String(id % 100).padStart(2, '0')}`;
}
