import type { DomainEvent } from '../../events/kernel/event.js';
import { vocabulary } from '../../events/vocabulary.js';
import { DateShift } from './date-shift.js';
import { fileNames, type FileName, type RawExport } from './export-files.js';
import { legacyFiles } from './legacy-files.js';
import type { LegacyFile } from './legacy-file.js';
import { readWhole } from './amounts.js';
import { RowReader, RowRefused, type RawRow, type Reference } from './row-reader.js';

/** A row that will be imported. */
export interface KeptRow {
  readonly file: FileName;
  readonly id: number;
  readonly stream: string;
  /** The stream of the record that it is a part of. */
  readonly partOf?: string;
  readonly event: DomainEvent;
  readonly at: string | null;
}

/** Something to say about a row: why it was refused, or what was kept although it looks wrong. */
export interface RowRemark {
  readonly file: FileName;
  /** As the row says it; null when it says nothing. */
  readonly id: unknown;
  readonly why: string;
}

export interface ExportRows {
  readonly kept: readonly KeptRow[];
  readonly rejected: readonly RowRemark[];
  readonly warned: readonly RowRemark[];
}

interface PointingRow extends KeptRow {
  readonly references: readonly Reference[];
}

/** Reads every row: tidies, refuses, warns. Pure; nothing is stored here. */
export function readRows(raw: RawExport, shift = DateShift.none): ExportRows {
  const kept: PointingRow[] = [];
  const rejected: RowRemark[] = [];
  const warned: RowRemark[] = [];
  for (const file of legacyFiles) readFile(file, raw[file.file], shift, { kept, rejected, warned });
  return { kept, rejected, warned: inFileOrder([...warned, ...missingReferences(kept)]) };
}

interface Outcome {
  readonly kept: PointingRow[];
  readonly rejected: RowRemark[];
  readonly warned: RowRemark[];
}

function readFile(file: LegacyFile, rows: readonly unknown[], shift: DateShift, outcome: Outcome): void {
  const seen = new Set<number>();
  for (const row of rows) {
    const rawId = isRow(row) ? row[file.idField] : null;
    try {
      const id = rowId(file, rawId, seen);
      const reader = new RowReader(row as RawRow, shift, file.idField);
      const read = file.read(reader, id);
      refuseUnfit(read.event);
      outcome.kept.push({ ...read, file: file.file, id, references: reader.references });
      const leftOut = reader.unread().map((name) => `${name} is not a field of ${file.file}: left out`);
      for (const why of [...reader.warnings, ...leftOut]) outcome.warned.push({ file: file.file, id, why });
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      outcome.rejected.push({ file: file.file, id: rawId ?? null, why: error.message });
    }
  }
}

/** Nothing that the readers of events could not read gets in, whatever else is odd about a row. */
function refuseUnfit(event: DomainEvent): void {
  try {
    vocabulary.validate(event);
  } catch (error) {
    throw new RowRefused((error as Error).message);
  }
}

function rowId(file: LegacyFile, rawId: unknown, seen: Set<number>): number {
  const id = typeof rawId === 'string' || typeof rawId === 'number' ? readWhole(rawId) : undefined;
  if (id === undefined || id < 1) throw new RowRefused(`${file.idField} is not a positive whole number`);
  if (seen.has(id)) throw new RowRefused(`duplicate ${file.idField}: the second is refused`);
  seen.add(id);
  return id;
}

function missingReferences(kept: readonly PointingRow[]): RowRemark[] {
  const there = new Set(kept.map(({ file, id }) => `${file}/${id}`));
  return kept.flatMap(({ file, id, references }) =>
    references
      .filter((reference) => !there.has(`${reference.file}/${reference.id}`))
      .map(({ noun }) => ({ file, id, why: `its ${noun} is not in the export: kept` })),
  );
}

function inFileOrder(remarks: readonly RowRemark[]): RowRemark[] {
  return fileNames.flatMap((name) => remarks.filter(({ file }) => file === name).sort((a, b) => Number(a.id) - Number(b.id)));
}

function isRow(row: unknown): row is RawRow {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}
