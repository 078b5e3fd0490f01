import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { bookedKinds } from '../../../events/accounting/booked-kind.rules.js';
import { bookedDifference, bookedMonth, type BookedFacts } from '../../../events/resale-contracts/booked.rules.js';
import { contractStatuses } from '../../../events/resale-contracts/resale-contract.enums.js';
import { ClosedBooks } from './closed-books.js';
import { bookingOf, differenceOf, type Bookable, type JournalEntry, type LateChange } from './journal.rules.js';

const CLOSED = '2026-10';
const october = { from: '2026-10-01', to: '2026-10-31' };
const amount = fc.option(fc.integer({ min: -500_000, max: 9_000_000 }).map((cents) => new Decimal(cents).div(100).toFixed(2)), { freq: 8 });
const code = fc.constantFrom('4010', '5000', '5010', '1100', '');
const facts: fc.Arbitrary<BookedFacts> = fc.record({
  contractStatus: fc.constantFrom(...contractStatuses),
  contractDate: fc.constantFrom('2026-10-06', '2026-10-30', '2026-11-02', null),
  purchasePrice: amount,
  toName: fc.constantFrom('', 'Grace Patel'),
  ...{ incomeGlCode: code, incomeAmount: amount, cogGlCode: code, cogAmount: amount, toGlCode: code, toCommission: amount },
});
/** As people change it: one field, the others stay. */
const changes = fc.array(fc.tuple(facts, fc.nat()).map(([other, place]) => (before: BookedFacts): BookedFacts => {
  const field = Object.keys(other)[place % Object.keys(other).length] as keyof BookedFacts;
  return { ...before, [field]: other[field] };
}), { maxLength: 4 });
const oneByOne = fc.tuple(facts, changes).map(([first, later]) => later.reduce<BookedFacts[]>((versions, change) => [...versions, change(versions.at(-1)!)], [first]));
/** Each contract as it was when October was closed, and as every later change left it. */
const histories = fc.array(fc.oneof(oneByOne, fc.array(facts, { minLength: 1, maxLength: 5 })), { maxLength: 8 });

/** As the contract tells it, beside the change. */
function lateChanges(contractId: number, versions: readonly BookedFacts[]): LateChange[] {
  return versions.slice(1).flatMap((after, place) => {
    const before = versions[place]!;
    const concerned = [bookedMonth(before), bookedMonth(after)].includes(CLOSED);
    return concerned && bookedDifference(before, after).length > 0 ? [{ contractId, month: CLOSED, changedOn: '2026-11-20', facts: { before, after } }] : [];
  });
}

const inOctober = (contractId: number, version: BookedFacts): Bookable[] => (bookedMonth(version) === CLOSED ? [{ ...version, contractId, contractDate: version.contractDate! }] : []);
const entriesOf = (contracts: readonly Bookable[]) => contracts.flatMap((contract) => {
  const booking = bookingOf(contract, '1100');
  return 'entries' in booking ? booking.entries : [];
});

function net(entries: readonly JournalEntry[]): Readonly<Record<string, string>> {
  const accounts = new Map<string, Decimal>();
  for (const { glCode, debit, credit } of entries) accounts.set(glCode, (accounts.get(glCode) ?? new Decimal(0)).plus(debit).minus(credit));
  return Object.fromEntries([...accounts].filter(([, sum]) => !sum.isZero()).map(([glCode, sum]) => [glCode, sum.toFixed(2)]));
}

describe('A closed month', () => {
  it('comes to what it came to when it was closed, and its differences to what became of it, whatever was changed', () => {
    fc.assert(
      fc.property(histories, (contracts) => {
        const now = contracts.flatMap((versions, contractId) => inOctober(contractId, versions.at(-1)!));
        const books = new ClosedBooks(contracts.flatMap((versions, contractId) => lateChanges(contractId, versions)));
        const booked = [...now.filter((contract) => books.holds(contract)), ...books.asClosed(october)];
        expect(net(entriesOf(booked))).toEqual(net(entriesOf(contracts.flatMap((versions, contractId) => inOctober(contractId, versions[0]!)))));
        const differences = books.bookedIn({ from: '2026-11-01', to: '2026-11-30' }).flatMap((change) => differenceOf(change, '1100'));
        expect(net([...entriesOf(booked), ...differences])).toEqual(net(entriesOf(now)));
        expect(net(differences.map((entry) => ({ ...entry, glCode: 'all' })))).toEqual({});
      }),
      { numRuns: 1000 },
    );
  });

  it('has a contract that moved within it once, on the day that it was closed with, in whatever days are asked for', () => {
    const before: BookedFacts = { contractStatus: 'Closed', contractDate: '2026-10-06', purchasePrice: '19900.00', toName: '', incomeGlCode: '4010', incomeAmount: '6965.00', cogGlCode: '5000', cogAmount: '6368.00', toGlCode: '', toCommission: null };
    const after = { ...before, contractDate: '2026-10-30', cogAmount: '5970.00' };
    const books = new ClosedBooks([{ contractId: 1098, month: CLOSED, changedOn: '2026-11-20', facts: { before, after } }]);
    const daysOf = (days: { from: string; to: string }) => [...inOctober(1098, after).filter((contract) => books.holds(contract)), ...books.asClosed(days)].map(({ contractDate }) => contractDate);
    expect([daysOf({ from: '2026-10-01', to: '2026-10-15' }), daysOf({ from: '2026-10-16', to: '2026-10-31' })]).toEqual([['2026-10-06'], []]);
  });

  it('keeps the clearing account that it was closed with, whatever the company chose since', () => {
    const books = new ClosedBooks([], new Map([[CLOSED, { clearingGlCode: '1100', kinds: bookedKinds }]]));
    expect([books.clearingOf(CLOSED, '1200'), books.clearingOf('2026-11', '1200')]).toEqual(['1100', '1200']);
    expect([books.clearingIn(october, '1200'), books.clearingIn({ from: '2026-11-01', to: '2026-11-30' }, '1200')]).toEqual([['1200', '1100'], ['1200']]);
  });

  it('has none of the memberships that it was closed without, whatever is changed of them, and what came into it since as a difference', () => {
    fc.assert(
      fc.property(histories, (contracts) => {
        const memberships = contracts.flatMap((versions, contractId) => lateChanges(contractId, versions).map((change) => ({ ...change, kind: 'membership' as const })));
        const books = new ClosedBooks(memberships, new Map([[CLOSED, { clearingGlCode: '1100', kinds: ['resale'] }]]));
        const nowOf = (versions: readonly BookedFacts[], contractId: number) => inOctober(contractId, versions.at(-1)!).map((contract) => ({ ...contract, kind: 'membership' as const }));
        const now = contracts.flatMap(nowOf);
        expect([...now.filter((contract) => books.holds(contract)), ...books.asClosed(october)]).toEqual([]);
        const came = contracts.flatMap((versions, contractId) => (bookedMonth(lateChanges(contractId, versions)[0]?.facts.before ?? versions.at(-1)!) === CLOSED ? [] : nowOf(versions, contractId)));
        expect(net(books.changes.flatMap((change) => differenceOf(change, '1100')))).toEqual(net(entriesOf(came)));
      }),
      { numRuns: 500 },
    );
  });

  it('books the difference on the day of the change, netted by account', () => {
    const before: BookedFacts = { contractStatus: 'Closed', contractDate: '2026-10-06', purchasePrice: '19900.00', toName: '', incomeGlCode: '4010', incomeAmount: '6965.00', cogGlCode: '5000', cogAmount: '6368.00', toGlCode: '', toCommission: null };
    const change = { contractId: 1098, month: CLOSED, changedOn: '2026-11-20', facts: { before, after: { ...before, cogAmount: '5970.00' } } };
    expect(differenceOf(change, '1100').map(({ day, glCode, debit, credit }) => [day, glCode, debit, credit])).toEqual([
      ['2026-11-20', '5000', '0.00', '398.00'],
      ['2026-11-20', '1100', '398.00', '0.00'],
    ]);
  });
});
