import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { asInBooks, type BookedRow, type BooksOfSheet, type ChangeAfterClose } from '../../backend/accounting/sheet/closed-rows.rules.js';
import { bookedDifference, bookedMonth, isNoSale, type BookedFacts } from '../../events/resale-contracts/booked.rules.js';
import { resaleBook } from './accounting-book.js';
import { listColumnsOf, writableColumns } from './accounting-columns.js';
import { glSums, priceOf } from './gl-sums.js';
import { underMonths } from './months.js';

const CLOSED = '2026-10';
const months = [{ month: CLOSED, closing: 1, booked: 1, kinds: ['resale' as const, 'membership' as const], changedAt: '2026-11-05T15:00:00.000Z' }];
const noun = { one: 'contract', many: 'contracts' };
const facts: BookedFacts = { contractStatus: 'Closed', contractDate: '2026-10-06', purchasePrice: '19900.00', toName: '', incomeGlCode: '4010', incomeAmount: '6965.00', cogGlCode: '5000', cogAmount: '6368.00', toGlCode: '', toCommission: null };
const rowOf = (contractId: number, now: BookedFacts): BookedRow => ({ ...now, contractId, salesAgent: 'Robert King' });
const changed = (before: BookedFacts, after: BookedFacts, contractId = 1098): ChangeAfterClose => ({ key: `${contractId}`, kind: 'resale', contractId, month: CLOSED, changedOn: '2026-11-20', changedBy: 'Victor Lang', reason: 'Cost booked twice', before, after });
const everywhere = () => true;
const sheetOf = (now: BookedFacts, changes: readonly ChangeAfterClose[], within: (day: string | null) => boolean = everywhere) => asInBooks({ rows: within(now.contractDate) ? [rowOf(1098, now)] : [], lateRows: [rowOf(1098, now)], books: { kind: 'resale', months, changes }, fits: ({ contractDate }) => within(contractDate) });
const headsOf = (books: BooksOfSheet) => underMonths(books, { sums: ['purchasePrice', 'cogAmount'], label: 'contractStatus', closed: months, noun, descending: true }).flatMap((line) => ('summary' in line ? [line.summary.values] : []));

const amount = fc.option(fc.integer({ min: -500_000, max: 9_000_000 }).map((cents) => new Decimal(cents).div(100).toFixed(2)), { freq: 8 });
const code = fc.constantFrom('4010', '5000', '');
const anyFacts: fc.Arbitrary<BookedFacts> = fc.record({
  contractStatus: fc.constantFrom('Draft', 'Signed', 'Closed', 'Rescinded'),
  contractDate: fc.constantFrom('2026-10-06', '2026-10-30'),
  purchasePrice: amount,
  toName: fc.constantFrom('', 'Grace Patel'),
  ...{ incomeGlCode: code, incomeAmount: amount, cogGlCode: code, cogAmount: amount, toGlCode: code, toCommission: amount },
});
const histories = fc.array(fc.array(anyFacts, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

/** As the contract tells it. */
function changesOf(contractId: number, versions: readonly BookedFacts[]): ChangeAfterClose[] {
  return versions.slice(1).flatMap((after, place) => (bookedDifference(versions[place]!, after).length > 0 && bookedMonth(after) === CLOSED ? [{ ...changed(versions[place]!, after, contractId), key: `${contractId} ${place}` }] : []));
}
const sold = (all: readonly BookedFacts[]) => all.filter(({ contractStatus }) => !isNoSale(contractStatus)).reduce((sum, { purchasePrice }) => sum.plus(purchasePrice ?? 0), new Decimal(0)).toFixed(2);

describe('A closed month on the sheet', () => {
  it('keeps its row, and has what was changed as a difference in the month of the change', () => {
    const books = sheetOf({ ...facts, cogAmount: '5970.00' }, [changed(facts, { ...facts, cogAmount: '5970.00' })]);
    expect(books.rows).toMatchObject([{ cogAmount: '6368.00', frozen: true, now: { cogAmount: '5970.00' } }]);
    expect(headsOf(books)[0]).not.toHaveProperty('salesAgent');
    expect(headsOf(books)).toMatchObject([
      { contractStatus: 'November 2026, open, 0 contracts', cogAmount: '-398.00', purchasePrice: '0.00' },
      { contractStatus: 'Changed after close of 10/2026', cogAmount: '-398.00', cogGlCode: '5000', toName: 'Cost booked twice, Victor Lang 11/20' },
      { contractStatus: 'October 2026, closed 11/05, 1 contract', cogAmount: '6368.00', purchasePrice: '19900.00' },
    ]);
  });

  it('has a contract still that was moved out of it, and none that was moved into it', () => {
    const moved = { ...facts, contractDate: '2026-11-03' };
    expect(sheetOf(moved, [changed(facts, moved)]).rows.map(({ contractDate, frozen }) => [contractDate, frozen])).toEqual([['2026-11-03', false], ['2026-10-06', true]]);
    const into = sheetOf(facts, [changed(moved, facts)]);
    expect([into.rows, into.late.map(({ amounts }) => amounts['purchasePrice'])]).toEqual([[], ['19900.00']]);
  });

  it('lets nobody write where its line stays though the contract is no longer sold in it, and says why', () => {
    const [cost] = writableColumns(listColumnsOf(resaleBook, () => true).filter(({ field }) => field === 'cogAmount'), resaleBook, true);
    const written = ({ rows }: BooksOfSheet) => rows.map((row) => [row.contractDate, cost!.edit!(row), cost!.locked!(row)]);
    const why = 'October 2026 is closed and keeps this line, but the contract is no longer sold in it. Change the contract itself.';
    const draft = { ...facts, contractStatus: 'Draft' };
    expect(written(sheetOf(draft, [changed(facts, draft)]))).toEqual([['2026-10-06', undefined, why]]);
    const moved = { ...facts, contractDate: '2026-11-03' };
    expect(written(sheetOf(moved, [changed(facts, moved)]))).toEqual([['2026-11-03', '6368.00', undefined], ['2026-10-06', undefined, why]]);
    // What is written shows as a difference, or in the line itself.
    const cheaper = { ...facts, cogAmount: '5970.00' };
    expect(written(sheetOf(cheaper, [changed(facts, cheaper)]))).toEqual([['2026-10-06', '5970.00', undefined]]);
    const never = asInBooks({ rows: [rowOf(1098, draft)], lateRows: [], books: { kind: 'resale', months, changes: [] }, fits: everywhere });
    expect(written(never)).toEqual([['2026-10-06', '6368.00', undefined]]);
  });

  it('has memberships that it was closed without in no sum, and what came into it since as a difference', () => {
    const membership: BookedFacts = { ...facts, cogGlCode: '', cogAmount: null };
    const without = [{ ...months[0]!, kinds: ['resale' as const] }];
    const old = asInBooks({ rows: [rowOf(9, membership)], lateRows: [], books: { kind: 'membership', months: without, changes: [] }, fits: everywhere });
    expect([old.rows.map(({ frozen }) => frozen), priceOf(old), glSums(old, new Set(Object.keys(facts)))]).toEqual([[false], '0.00', []]);
    expect(underMonths(old, { sums: ['purchasePrice'], label: 'contractStatus', closed: without, noun, descending: true })[0]).toMatchObject({ summary: { values: { contractStatus: 'October 2026, closed 11/05 without these, 1 contract', purchasePrice: '0.00' } } });
    const into = asInBooks({ rows: [rowOf(9, membership)], lateRows: [rowOf(9, membership)], books: { kind: 'membership', months: without, changes: [{ ...changed({ ...membership, contractDate: '2026-11-03' }, membership, 9), kind: 'membership' }] }, fits: everywhere });
    expect([into.rows, priceOf(into)]).toEqual([[], '19900.00']);
  });

  it('is filtered by what it was closed with, whatever became of that', () => {
    const after = { ...facts, cogGlCode: '5001' };
    const withCode = (code: string) => asInBooks({ rows: code === '5001' ? [rowOf(1098, after)] : [], lateRows: [rowOf(1098, after)], books: { kind: 'resale', months, changes: [changed(facts, after)] }, fits: ({ cogGlCode }) => cogGlCode === code });
    expect([withCode('5000').rows.map(({ cogGlCode }) => cogGlCode), withCode('5000').late]).toEqual([['5000'], []]);
    expect([withCode('5001').rows, withCode('5001').late.map(({ changedOn }) => changedOn)]).toEqual([[], ['2026-11-20']]);
  });

  it('shows what was changed only where its day is asked for', () => {
    const books = sheetOf({ ...facts, cogAmount: '1.00' }, [changed(facts, { ...facts, cogAmount: '1.00' })], (day) => day?.startsWith('2026-10') ?? false);
    expect([books.rows.length, books.late]).toEqual([1, []]);
  });

  it('tells another code as taken from one and put on the other', () => {
    const after = { ...facts, cogGlCode: '5001' };
    expect(glSums(sheetOf(after, [changed(facts, after)]), new Set(Object.keys(facts))).map(({ glCode, sum }) => `${glCode} ${sum}`)).toEqual(['4010 6965.00', '5001 6368.00']);
  });

  it('comes to what it was closed with, and with its differences to what became of it, whatever was changed', () => {
    fc.assert(
      fc.property(histories, (contracts) => {
        const rows = contracts.map((versions, contractId) => rowOf(contractId, versions.at(-1)!));
        const changes = contracts.flatMap((versions, contractId) => changesOf(contractId, versions));
        const books = asInBooks({ rows, lateRows: rows.filter(({ contractId }) => changes.some((change) => change.contractId === contractId)), books: { kind: 'resale', months, changes }, fits: everywhere });
        expect(priceOf({ ...books, late: [] })).toBe(sold(contracts.map((versions) => versions.find((one, place) => place + 1 === versions.length || bookedDifference(one, versions[place + 1]!).length > 0)!)));
        expect(priceOf(books)).toBe(sold(contracts.map((versions) => versions.at(-1)!)));
      }),
      { numRuns: 500 },
    );
  });
});
