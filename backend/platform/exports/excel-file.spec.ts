import { readBook } from '../../../test/support/read-book.js';
import { excelFile } from './excel-file.js';
import { rowsSheet } from './excel-sheet.js';
import type { ExportColumn } from './exported-rows.js';

const columns: readonly ExportColumn[] = [
  { field: 'id', label: 'Contract', kind: 'number', reference: true },
  { field: 'name', label: 'Buyer', kind: 'text' },
  { field: 'price', label: 'Price', kind: 'money' },
  { field: 'points', label: 'Points', kind: 'number' },
  { field: 'day', label: 'Date', kind: 'date' },
  { field: 'at', label: 'Changed', kind: 'time' },
];

const made = (...chunks: Record<string, unknown>[][]) => madeWith(columns, ...chunks);

async function* inTurn(chunks: Record<string, unknown>[][]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

async function madeWith(of: readonly ExportColumn[], ...chunks: Record<string, unknown>[][]) {
  const exported = { name: 'x', title: 'Contracts', columns: of, chunks: inTurn(chunks), facts: [['Filter', 'Status: Signed']] as const };
  const parts: Uint8Array[] = [];
  for await (const part of excelFile(exported, { by: 'Dana Kim', at: '2026-11-21T14:42:10.000Z' })) parts.push(part);
  return readBook(Buffer.concat(parts));
}

describe('An Excel file', () => {
  it('holds numbers, days and times of the office as such', async () => {
    const { rows } = await made([{ id: 1042, name: 'Omar', price: '-12500.05', points: 0, day: '2026-11-21', at: '2026-07-01T03:05:00.000Z' }]);
    expect(rows).toEqual([{ Contract: 1042, Buyer: 'Omar', Price: -12500.05, Points: 0, Date: '11/21/2026', Changed: '06/30/2026 11:05PM' }]);
  });

  it('leaves out what is not there: no 0 for no contract, no blank text', async () => {
    const { rows } = await made([{ id: 0, name: '', price: null, points: 5, day: null, at: undefined }]);
    expect(rows).toEqual([{ Points: 5 }]);
  });

  it.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '<b>&"', '_x0041_', 'Zoë 🏝', '=HYPERLINK("http://x.example")'])('keeps %j the text that it is, and no formula', async (name) => {
    const { rows, formulas } = await made([{ id: 1, name }]);
    expect([rows[0]!['Buyer'], formulas]).toEqual([name, 0]);
  });

  it('leaves out characters that no file of the kind may hold', async () => {
    const { rows } = await made([{ id: 1, name: 'a\u0000b\u0008c\ud800d' }]);
    expect(rows[0]!['Buyer']).toBe('abcd');
  });

  it('keeps as text what is no number, no day, or longer than Excel counts', async () => {
    const { rows } = await made([{ id: 1, price: 'n/a', points: '12345678901234567890', day: 'soon', at: 'never' }]);
    expect(rows).toEqual([{ Contract: 1, Price: 'n/a', Points: '12345678901234567890', Date: 'soon', Changed: 'never' }]);
  });

  it('counts its rows chunk by chunk, and says what they are, who made it and when', async () => {
    const { rows, facts } = await made([{ id: 1 }, { id: 2 }], [{ id: 3 }]);
    expect(rows.map((row) => row['Contract'])).toEqual([1, 2, 3]);
    expect(facts).toEqual({ What: 'Contracts', Filter: 'Status: Signed', Rows: '3', 'Made by': 'Dana Kim', 'Made on': '11/21/2026 9:42AM', Times: 'All times are New York’s.' });
  });

  it('adds up what people add up, by formulas in a last row that follow the filter of the sheet', async () => {
    const summed = columns.map((column) => (column.field === 'price' || column.field === 'points' ? { ...column, sum: true as const } : column));
    const { rows, totals } = await madeWith(summed, [{ id: 1, price: '0.10', points: 5 }, { id: 2, price: '0.20' }], [{ id: 3, price: 'n/a', points: 7 }]);
    expect(rows.map((row) => row['Contract'])).toEqual([1, 2, 3]);
    expect(totals).toEqual({ Price: ['SUBTOTAL(109,C2:C4)', 0.3], Points: ['SUBTOTAL(109,D2:D4)', 12] });
    expect((await madeWith(summed)).totals).toEqual({});
  });

  it('holds one row less where its last one adds up', async () => {
    const full = Array<Record<string, unknown>>(1_048_575).fill({});
    const begun = (column: ExportColumn) => rowsSheet({ columns: [column], chunks: inTurn([full]) }, () => undefined).next();
    await expect(begun(columns[2]!)).resolves.toMatchObject({ done: false });
    await expect(begun({ ...columns[2]!, sum: true })).rejects.toThrow('A sheet holds at most 1048574 rows');
  });

  it('has its head without rows too', async () => {
    expect((await made()).rows).toEqual([]);
  });
});
