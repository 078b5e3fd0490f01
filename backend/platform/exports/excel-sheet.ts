import { setImmediate } from 'node:timers/promises';
import { Decimal } from 'decimal.js';
import { excelCell, formulaCell, textCell, timeCell } from './excel-cell.js';
import { csvValue } from './csv.js';
import type { ExportColumn, ExportedRows, ExportFact } from './exported-rows.js';

/** The rows of a sheet beside its head. */
export const MOST_ROWS = 1_048_575;

/** What is added up takes a row of the sheet. */
export function mostRows(columns: readonly Pick<ExportColumn, 'sum'>[]): number {
  return columns.some(({ sum }) => sum) ? MOST_ROWS - 1 : MOST_ROWS;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
/** Rows made in one go. */
const AT_ONCE = 100;
const NARROWEST = 9;
const WIDEST = 60;
/** Room for the button of the filter beside the words of a head. */
const BUTTON = 3;

/** The sheet of the rows: a head that stays in sight and filters, columns as wide as what is in them. */
export async function* rowsSheet({ columns, chunks }: Pick<ExportedRows, 'columns' | 'chunks'>, counted: (rows: number) => void): AsyncGenerator<string> {
  let rowsSoFar = 0;
  const most = mostRows(columns);
  let head: string | undefined;
  const totals = new Map(columns.filter(({ sum }) => sum).map(({ field }) => [field, new Decimal(0)]));
  for await (const rows of chunks) {
    if ((rowsSoFar += rows.length) > most) throw new Error(`A sheet holds at most ${most} rows`);
    if (head === undefined) yield (head = sheetHead(columns, rows));
    for (const [field, total] of totals) totals.set(field, rows.reduce((sum, row) => sum.plus(amountOf(row[field])), total));
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      yield rows.slice(from, from + AT_ONCE).map((row) => `<row>${columns.map((column) => excelCell(row[column.field], column)).join('')}</row>`).join('');
      // Others have their turn: cells are made faster than they are compressed.
      await setImmediate();
    }
  }
  counted(rowsSoFar);
  if (head === undefined) yield sheetHead(columns, []);
  if (rowsSoFar > 0 && totals.size > 0) yield totalRow(columns, totals, rowsSoFar);
  yield `</sheetData><autoFilter ref="A1:${columnName(columns.length)}${rowsSoFar + 1}"/>${PAPER}</worksheet>`;
}

/** Of the rows that the filter of the sheet lets through; what it comes to now stands with each formula. */
function totalRow(columns: readonly ExportColumn[], totals: ReadonlyMap<string, Decimal>, rows: number): string {
  const first = columns.findIndex(({ field }) => !totals.has(field));
  const cells = columns.map(({ field, kind }, index) => {
    const total = totals.get(field);
    const name = columnName(index + 1);
    if (total) return formulaCell(`SUBTOTAL(109,${name}2:${name}${rows + 1})`, total.toFixed(), kind);
    return index === first ? textCell('Total', 'label') : '<c/>';
  });
  return `<row>${cells.join('')}</row>`;
}

function amountOf(value: unknown): Decimal.Value {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) ? value : 0;
}

/** Whole width on paper, lying. */
const PAPER = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToHeight="0"/>';

function sheetHead(columns: readonly ExportColumn[], firstRows: readonly Readonly<Record<string, unknown>>[]): string {
  const widths = columns.map((column) => widthOf(column, firstRows));
  return (
    `${HEAD}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>` +
    `<sheetData><row>${columns.map(({ label }) => textCell(label, 'head')).join('')}</row>`
  );
}

/** In characters, by the first rows. */
function widthOf(column: ExportColumn, rows: readonly Readonly<Record<string, unknown>>[]): number {
  const longest = rows.reduce((most, row) => Math.max(most, csvValue(row[column.field], column).length), column.label.length + BUTTON);
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 1));
}

export interface FileFacts {
  readonly title: string;
  readonly facts: readonly ExportFact[];
  readonly rows: number;
  readonly by: string;
  /** ISO UTC. */
  readonly at: string;
}

/** The sheet that says what the file holds, whose it is and of when. */
export function aboutSheet({ title, facts, rows, by, at }: FileFacts): string {
  const line = (label: string, cell: string) => `<row>${textCell(label, 'label')}${cell}</row>`;
  const lines = [
    line('What', textCell(title, 'words')),
    ...facts.map(([label, words]) => line(label, textCell(words, 'words'))),
    line('Rows', textCell(rows.toLocaleString('en-US'), 'words')),
    line('Made by', textCell(by, 'words')),
    line('Made on', timeCell(at)),
    line('Times', textCell('All times are New York’s.', 'words')),
  ];
  return `${HEAD}<cols><col min="1" max="1" width="14" customWidth="1"/><col min="2" max="2" width="80" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** 1 is A, 27 is AA. */
function columnName(number: number): string {
  const rest = (number - 1) % 26;
  const before = (number - 1 - rest) / 26;
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + rest);
}
