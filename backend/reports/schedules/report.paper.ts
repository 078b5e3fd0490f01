import { newYorkClock } from '../../platform/calendar/new-york-clock.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import { withSeparators } from '../../platform/amounts/with-separators.rules.js';
import type { DocumentData } from '../../platform/documents/documents.js';
import type { ExportColumn, ExportFact, ExportRow } from '../../platform/exports/exported-rows.js';
import type { ReportCopy } from '../../platform/mail/mailed-reports.js';

/** Some sixty pages: a longer paper is not read. */
const MOST_LINES = 2_000;

export const REPORT_TEMPLATE = 'report-table.typ';

/** A report on paper, as its file for spreadsheets has it. */
export async function reportPaper(title: string, { of, file: { columns, chunks, facts }, without }: ReportCopy, now: Date): Promise<DocumentData> {
  const clock = newYorkClock(now.toISOString());
  const rows = await firstRows(chunks);
  const cut: readonly ExportFact[] = rows.length > MOST_LINES ? [['Lines', `The first ${withSeparators(String(MOST_LINES))}; the link in the mail opens all`]] : [];
  return {
    ...{ number: of, version: '', made: `made ${dayInWords(clock.slice(0, 10))} ${clock.slice(11, 16)}, New York`, isCopy: false, signers: [] },
    values: { title, of: 'Report', hidden: without.length > 0 ? `Without ${without.join(', ')}: these are made from contracts, which this reader may not open.` : '' },
    facts: [...facts, ...cut].map(([label, words]) => ({ label, words })),
    columns: columns.map(({ label, kind }) => ({ label, isText: kind === 'text' })),
    lines: rows.slice(0, MOST_LINES).map((row) => ({ cells: columns.map((column) => ({ words: cellWords(row, column) })), isTotal: row['isTotal'] === true })),
  };
}

/** Reads past the limit, to learn whether lines are left out. */
async function firstRows(chunks: ReportCopy['file']['chunks']): Promise<readonly ExportRow[]> {
  const rows: ExportRow[] = [];
  for await (const chunk of chunks) {
    rows.push(...chunk);
    if (rows.length > MOST_LINES) break;
  }
  return rows;
}

/** "1,234", "-12,500.00", "11/18/2026"; nothing where a line has none. */
function cellWords(row: ExportRow, { field, kind, reference }: ExportColumn): string {
  const value = row[field] as string | number | null | undefined;
  if (value === null || value === undefined) return '';
  if (kind === 'date') return dayInWords(String(value));
  return kind === 'text' || reference ? String(value) : withSeparators(String(value));
}
