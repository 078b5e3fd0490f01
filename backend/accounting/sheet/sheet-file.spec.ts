import { accountingListQuery } from '../../../projections/accounting-list/accounting-list.queries.js';
import type { BookedFacts } from '../../../events/resale-contracts/booked.rules.js';
import type { BookedRow, ChangeAfterClose } from './closed-rows.rules.js';
import { sheetLines } from './sheet-file.js';

const facts: BookedFacts = { contractStatus: 'Closed', contractDate: '2026-10-06', purchasePrice: '19900.00', toName: '', incomeGlCode: '4010', incomeAmount: '6965.00', cogGlCode: '5000', cogAmount: '6368.00', toGlCode: '', toCommission: null };
const after = { ...facts, contractDate: '2026-11-02', cogAmount: '5970.00' };
const changes: readonly ChangeAfterClose[] = [{ key: '1', kind: 'resale', contractId: 1098, month: '2026-10', changedOn: '2026-11-20', changedBy: 'Victor Lang', reason: 'Cost booked twice', before: facts, after }];
const rowOf = (contractId: number, said: Partial<BookedFacts> = {}): BookedRow => ({ ...facts, salesAgent: 'Robert King', contractId, ...said });
const books = { kind: 'resale' as const, months: [{ month: '2026-10', closing: 1, booked: 2, kinds: ['resale' as const], changedAt: '2026-11-05T15:00:00.000Z' }], changes };

async function* inTurn(chunks: readonly (readonly BookedRow[])[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

async function fileOf(sort: string, chunks: readonly (readonly BookedRow[])[], withTotal = false): Promise<readonly string[]> {
  const lines = [];
  for await (const some of sheetLines(inTurn(chunks), { lateRows: [rowOf(1098, after)], books, fits: () => true, sort, kindOf: (field) => accountingListQuery.kind(field), withTotal })) lines.push(...some);
  return lines.map((line) => [line['contractId'], line['contractDate'], line['cogAmount'], line['inBooks']].filter(Boolean).join(' '));
}

describe('The file of the accounting sheet', () => {
  const november = [rowOf(1101, { contractDate: '2026-11-19' }), rowOf(1098, after)];
  const october = [rowOf(1097, { contractDate: '2026-10-09' }), rowOf(1099, { contractDate: '2026-10-01' })];

  it('has closed months as they were closed, and what was changed since under the month of the change', async () => {
    expect(await fileOf('-contractDate', [november, october])).toEqual([
      '1101 2026-11-19 6368.00',
      '1098 2026-11-02 5970.00',
      '1098 2026-11-20 -6368.00 Changed after close of 10/2026: Cost booked twice, Victor Lang 11/20/2026',
      '1097 2026-10-09 6368.00 Closed 10/2026',
      '1098 2026-10-06 6368.00 Closed 10/2026',
      '1099 2026-10-01 6368.00 Closed 10/2026',
    ]);
  });

  it('ends with what is booked: who has not bought is in no sum', async () => {
    const draft = rowOf(1102, { contractDate: '2026-11-20', contractStatus: 'Draft' });
    // Two of November as they are, three of October as it was closed, less the difference.
    expect((await fileOf('-contractDate', [[draft, ...november], october], true)).at(-1)).toBe('25074.00 Total of what is booked');
  });

  it('has every line once in any order, differences last', async () => {
    const byCost = await fileOf('cogAmount', [[...october, ...november].toSorted((one, other) => Number(one['cogAmount']) - Number(other['cogAmount']))]);
    expect(byCost.map((line) => line.slice(0, 15)).toSorted()).toEqual(['1097 2026-10-09', '1098 2026-10-06', '1098 2026-11-02', '1098 2026-11-20', '1099 2026-10-01', '1101 2026-11-19']);
    expect(byCost.at(-1)).toContain('Changed after close');
  });
});
