import { Decimal } from 'decimal.js';
import type { BookedKind } from '../../../events/accounting/booked-kind.rules.js';
import { bookedFields } from '../../../events/resale-contracts/accounting-list.fields.js';
import { bookedMonth, isNoSale, type BookedFacts } from '../../../events/resale-contracts/booked.rules.js';

/** A contract that has a day, as the journal knows it. */
export interface Bookable extends Omit<BookedFacts, 'contractDate' | 'purchasePrice'> {
  /** A unit's contract unless it says otherwise. */
  readonly kind?: BookedKind;
  readonly contractId: number;
  readonly contractDate: string;
}

/** One line of the journal: a debit or a credit, the other 0.00. */
export interface JournalEntry {
  readonly kind: BookedKind;
  readonly contractId: number;
  readonly day: string;
  readonly glCode: string;
  readonly words: string;
  readonly debit: string;
  readonly credit: string;
}

/** What becomes of a contract: it is booked, it lacks something, or it is no sale. */
export type Booking = { readonly entries: readonly JournalEntry[] } | { readonly missing: readonly string[] } | { readonly noSale: true };

const NOTHING = '0.00';

/** Books a contract on its contract date: income, cost and override by their codes, the difference on the clearing account. Debits equal credits. */
export function bookingOf(contract: Bookable, clearingGlCode: string): Booking {
  if (isNoSale(contract.contractStatus)) return { noSale: true };
  const missing = missingOf(contract);
  if (missing.length > 0) return { missing };
  const sides = [
    { glCode: contract.incomeGlCode, words: contract.kind === 'membership' ? 'Membership income' : 'Income', amount: new Decimal(contract.incomeAmount!).negated() },
    { glCode: contract.cogGlCode, words: 'COG inv', amount: new Decimal(contract.cogAmount ?? 0) },
    { glCode: contract.toGlCode, words: `COG inv OR${contract.toName && `, ${contract.toName}`}`, amount: new Decimal(contract.toCommission ?? 0) },
  ];
  const open = sides.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
  const all = [...sides, { glCode: clearingGlCode, words: 'Clearing', amount: open.negated() }];
  return { entries: all.filter(({ amount }) => !amount.isZero()).map((side) => entryOf(contract, side)) };
}

/** The labels of what a contract lacks to be booked; an override is only asked for where there is a TO rep, or one of its two is there. */
export function missingOf(contract: Bookable): readonly string[] {
  const isBlank = (field: keyof typeof bookedFields) => (contract[field] ?? '').trim() === '';
  const override = contract.toName.trim() !== '' || !isBlank('toGlCode') || Number(contract.toCommission ?? 0) !== 0;
  const cost = contract.kind === 'membership' ? [] : (['cogGlCode', 'cogAmount'] as const);
  const needed = ['incomeGlCode', 'incomeAmount', ...cost, ...(override ? (['toGlCode', 'toCommission'] as const) : [])] as const;
  return needed.filter(isBlank).map((field) => bookedFields[field].label);
}

function entryOf({ kind = 'resale', contractId, contractDate }: Pick<Bookable, 'kind' | 'contractId' | 'contractDate'>, { glCode, words, amount }: { readonly glCode: string; readonly words: string; readonly amount: Decimal }): JournalEntry {
  const positive = amount.abs().toFixed(2);
  return { kind, contractId, day: contractDate, glCode: glCode.trim(), words, debit: amount.isPositive() ? positive : NOTHING, credit: amount.isPositive() ? NOTHING : positive };
}

/** A change of a contract whose month was closed before. */
export interface LateChange {
  readonly kind?: BookedKind;
  readonly contractId: number;
  /** The month that was closed. */
  readonly month: string;
  /** YYYY-MM-DD */
  readonly changedOn: string;
  readonly facts: { readonly before: BookedFacts; readonly after: BookedFacts };
}

/** What a late change adds to the open month: what it took out of the closed one is turned round, what it put in is booked. */
export function differenceOf({ kind = 'resale', contractId, month, changedOn, facts: { before, after } }: LateChange, clearingGlCode: string): readonly JournalEntry[] {
  const within = (facts: BookedFacts) => {
    if (bookedMonth(facts) !== month) return [];
    const booking = bookingOf({ ...facts, kind, contractId, contractDate: facts.contractDate! }, clearingGlCode);
    return 'entries' in booking ? booking.entries : [];
  };
  const words = (entry: JournalEntry) => ({ ...entry, day: changedOn, words: `${entry.words}, changed after close of ${month.slice(5)}/${month.slice(0, 4)}` });
  const turned = within(before).map(({ debit, credit, ...entry }) => ({ ...entry, debit: credit, credit: debit }));
  return netted([...turned, ...within(after)].map(words));
}

/** What is the same on both sides of an account is no line. */
function netted(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const accounts = new Map<string, { entry: JournalEntry; amount: Decimal }>();
  for (const entry of entries) {
    const amount = accounts.get(entry.glCode)?.amount ?? new Decimal(0);
    accounts.set(entry.glCode, { entry, amount: amount.plus(entry.debit).minus(entry.credit) });
  }
  return [...accounts.values()].flatMap(({ entry, amount }) => (amount.isZero() ? [] : [entryOf({ ...entry, contractDate: entry.day }, { glCode: entry.glCode, words: entry.words, amount })]));
}

/** An account of the journal and what was booked on it. */
export interface JournalAccount {
  readonly glCode: string;
  /** How many lines. */
  readonly count: number;
  readonly debit: string;
  readonly credit: string;
}

/** Adds up lines by account. */
export class JournalTotals {
  private readonly accounts = new Map<string, { count: number; debit: Decimal; credit: Decimal }>();

  add({ glCode, debit, credit }: JournalEntry): void {
    const account = this.accounts.get(glCode) ?? { count: 0, debit: new Decimal(0), credit: new Decimal(0) };
    this.accounts.set(glCode, { count: account.count + 1, debit: account.debit.plus(debit), credit: account.credit.plus(credit) });
  }

  /** By code. */
  byAccount(): readonly JournalAccount[] {
    const codes = [...this.accounts].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return codes.map(([glCode, { count, debit, credit }]) => ({ glCode, count, debit: debit.toFixed(2), credit: credit.toFixed(2) }));
  }

  total(side: 'debit' | 'credit'): string {
    return [...this.accounts.values()].reduce((sum, account) => sum.plus(account[side]), new Decimal(0)).toFixed(2);
  }
}
