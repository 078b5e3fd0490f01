import type { BooksOfSheet, LateDifference, SheetRow } from '../../backend/accounting/sheet/closed-rows.rules.js';
import { cappedSumWords, monthSumWords, rowWords, soldCountWords, sumWords } from './sum-words.js';

const noun = { one: 'contract', many: 'contracts' };
const rowOf = (contractId: number, contractStatus: string, more: Partial<SheetRow> = {}): SheetRow => {
  const now = { contractId, contractStatus, contractDate: '2026-10-06', purchasePrice: '100.00' };
  return { ...now, lineKey: String(contractId), now, frozen: false, ...more };
};
const lateOf = (amounts: LateDifference['amounts']): LateDifference => ({ key: '1', kind: 'resale', contractId: 7, month: '2026-10', changedOn: '2026-11-20', changedBy: 'Victor Lang', reason: '', before: {}, after: {}, salesAgent: '', amounts });
const words = (rows: BooksOfSheet['rows'], late: BooksOfSheet['late'] = [], seen = ['purchasePrice']) => sumWords({ rows, late }, noun, new Set(seen));

describe('What the sums of the accounting sheet are made of', () => {
  it('names the contracts that are in no sum, each kind with its count', () => {
    expect(words([rowOf(1, 'Closed'), rowOf(2, 'Rescinded'), rowOf(3, 'Rescinded'), rowOf(4, 'Draft'), rowOf(5, ' ')])).toBe('In the sums: 1 contract sold. Not counted: 2 rescinded, 1 draft, 1 without a status.');
    expect(words([rowOf(1, 'Closed'), rowOf(2, 'Signed')])).toBe('In the sums: 2 contracts sold.');
  });

  it('names the corrections of other months, with what they add to the price', () => {
    expect(words([rowOf(1, 'Closed')], [lateOf({ purchasePrice: '1500.00' }), lateOf({ purchasePrice: '-300.00', cogAmount: '5.00' })])).toBe('In the sums: 1 contract sold; 2 corrections of other months, purchase price 1,200.00.');
    expect(words([rowOf(1, 'Closed')], [lateOf({ cogAmount: '-398.00' })])).toBe('In the sums: 1 contract sold; 1 correction of another month, which leaves the purchase price as it is.');
  });

  it('says nothing of the price to who does not see it', () => {
    expect(words([rowOf(1, 'Closed')], [lateOf({ cogAmount: '-398.00' })], ['cogAmount'])).toBe('In the sums: 1 contract sold; 1 correction of another month.');
  });

  it('counts a contract that left a closed month once, and says that it is on two lines', () => {
    const moved = (contractId: number) => [rowOf(contractId, 'Closed'), rowOf(contractId, 'Closed', { frozen: true })];
    expect(words(moved(1))).toBe('In the sums: 1 contract sold, on two lines: it left a closed month.');
    expect(words([...moved(1), rowOf(2, 'Closed')])).toBe('In the sums: 2 contracts sold, 1 of them on two lines: it left a closed month.');
    expect(words([...moved(1), ...moved(2), rowOf(3, 'Closed')])).toBe('In the sums: 3 contracts sold, 2 of them on two lines: they left a closed month.');
  });

  it('calls no contract sold that was only sold when its month was closed', () => {
    const left = (contractId: number) => rowOf(contractId, 'Closed', { frozen: true, left: true, now: { ...rowOf(contractId, 'Draft').now } });
    const books = { rows: [rowOf(1, 'Closed'), left(2)], late: [] };
    expect(words([left(2)], [lateOf({ purchasePrice: '-100.00' })])).toBe('In the sums: 0 contracts sold; 1 no longer sold, on the line of its closed month; 1 correction of another month, purchase price -100.00.');
    expect(words([rowOf(1, 'Closed'), left(2), left(3)])).toBe('In the sums: 1 contract sold; 2 no longer sold, on the lines of their closed months.');
    expect([soldCountWords(books, noun), soldCountWords({ rows: [rowOf(1, 'Closed')], late: [] }, noun)]).toEqual(['1 contract sold, 1 no longer', '1 contract sold']);
  });

  it('says of a month that was closed without its memberships that they are in no sum', () => {
    const rows = [rowOf(1, 'Closed', { unbooked: true })];
    expect(words(rows)).toBe('In the sums: 0 contracts sold. Not counted: 1 whose month was closed without them.');
    expect(monthSumWords({ rows, late: [] })).toEqual([]);
  });

  it('tells a month what in it is in no sum, and what was corrected in it', () => {
    expect(monthSumWords({ rows: [rowOf(1, 'Closed'), rowOf(2, 'Expired')], late: [lateOf({ cogAmount: '5.00' })] })).toEqual(['1 not counted', '1 correction']);
    expect(monthSumWords({ rows: [rowOf(1, 'Closed')], late: [] })).toEqual([]);
  });

  it('says that the sums of a sheet that is too long are of all as they are', () => {
    expect(cappedSumWords(25_000, noun)).toMatch(/^In the sums: all 25,000 contracts that fit as they are now, also drafts/);
  });
});

describe('The foot of the accounting sheet', () => {
  it('counts the rows of contracts and the corrections that stand among them', () => {
    const rows = [rowOf(1, 'Closed'), rowOf(1, 'Closed', { frozen: true })];
    expect(rowWords({ rows, late: [] }, noun)).toBe('2 rows of contracts');
    expect(rowWords({ rows, late: [lateOf({ cogAmount: '5.00' }), lateOf({ cogAmount: '7.00' })] }, noun)).toBe('2 rows of contracts, 2 corrections');
    expect(rowWords({ rows: [], late: [lateOf({ cogAmount: '5.00' })] }, { one: 'membership', many: 'memberships' })).toBe('0 rows of memberships, 1 correction');
  });
});
