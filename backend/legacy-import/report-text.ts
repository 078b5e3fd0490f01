import type { ImportReport } from './import-legacy-export.js';
import type { RowRemark } from './export-rows.js';

/** The report as a person reads it in a terminal. */
export function reportText({ files, rejected, warned }: ImportReport): string {
  const lines = Object.entries(files).map(
    ([file, { imported, alreadyThere }]) =>
      `${file.padEnd(24)}${count(imported, 'imported')}${alreadyThere > 0 ? `, ${count(alreadyThere, 'already there')}` : ''}`,
  );
  return [...lines, ...remarks('Refused', rejected), ...remarks('Kept, but look at', warned)].join('\n');
}

function count(rows: number, what: string): string {
  return `${rows.toLocaleString('en-US').padStart(7)} ${what}`;
}

function remarks(title: string, rows: readonly RowRemark[]): string[] {
  return rows.length === 0 ? [] : ['', `${title}:`, ...rows.map(({ file, id, why }) => `  ${file} ${String(id)}: ${why}`)];
}
