import type { EventStore } from '../../events/store/event-store.js';
import type { IdSequence } from '../platform/commands/id-sequence.js';
import { appendStreams, together, type AppendedItems } from './append-streams.js';
import { DateShift } from './date-shift.js';
import { lastMoment } from './export-day.js';
import { fileNames, readExport, type FileName, type RawExport } from './export-files.js';
import { readRows, type KeptRow, type RowRemark } from './export-rows.js';
import type { ImportItem } from './import-item.js';
import { streamsByFile, type Times } from './import-streams.js';
import { legacyFiles } from './legacy-files.js';
import { dayOf } from './moments.js';

export interface ImportOptions {
  readonly store: EventStore;
  /** Numbers of new records come after the imported ones. */
  readonly ids: Pick<IdSequence, 'atLeast'>;
  /** Moves every date by whole days so that the export's last day is today in New York. */
  readonly shiftToToday?: boolean;
  readonly now?: Date;
  /** Rows without a time of their own have been there since then, and not only since the export was made. */
  readonly since?: Date;
  /** What becomes of the rows before they are read. */
  readonly prepared?: (raw: RawExport) => RawExport;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface FileCounts {
  /** Rows that are in the store now. */
  readonly kept: number;
  readonly imported: number;
  readonly alreadyThere: number;
}

export interface ImportReport {
  readonly folder: string;
  readonly files: Readonly<Record<FileName, FileCounts>>;
  readonly rejected: readonly RowRemark[];
  readonly warned: readonly RowRemark[];
}

/**
 * Turns a legacy export into events. Safe to run again and while the server runs: a row that is there already is left alone.
 * @throws NotAnExport when the folder does not hold one
 */
export async function importLegacyExport(folder: string, options: ImportOptions): Promise<ImportReport> {
  const now = options.now ?? new Date();
  const stored = await readExport(folder);
  const raw = options.prepared?.(stored) ?? stored;
  const last = lastMoment(raw) ?? now.toISOString();
  const shift = options.shiftToToday ? DateShift.between(dayOf(last), now) : DateShift.none;
  const { kept, rejected, warned } = readRows(raw, shift);
  const appended = await appendAll(kept, { known: shift.moment(last), since: options.since?.toISOString() }, options);
  await reserveNumbers(kept, options.ids);
  return {
    folder,
    files: countsOf(appended),
    rejected: [...rejected, ...appended.taken.flatMap(asTaken)],
    warned,
  };
}

/** File after file, because a row's read models need those that it refers to. */
async function appendAll(kept: readonly KeptRow[], times: Times, { store, onProgress }: ImportOptions): Promise<AppendedItems> {
  const files = streamsByFile(kept, times.known);
  const total = [...files.values()].reduce((sum, streams) => sum + streams.length, 0);
  const all: AppendedItems[] = [];
  let done = 0;
  for (const streams of files.values()) {
    all.push(await appendStreams(store, streams, times, () => onProgress?.(++done, total)));
  }
  return together(all);
}

async function reserveNumbers(kept: readonly KeptRow[], ids: ImportOptions['ids']): Promise<void> {
  const last = new Map<FileName, number>();
  for (const { file, id } of kept) last.set(file, Math.max(last.get(file) ?? 0, id));
  for (const { file, sequence } of legacyFiles) {
    const highest = last.get(file);
    if (highest !== undefined) await ids.atLeast(sequence, highest);
  }
}

function countsOf({ imported, alreadyThere }: AppendedItems): Readonly<Record<FileName, FileCounts>> {
  const [came, were] = [rowsByFile(imported), rowsByFile(alreadyThere)];
  const counts = fileNames.map((file) => {
    const [now, before] = [came.get(file) ?? 0, were.get(file) ?? 0];
    return [file, { kept: now + before, imported: now, alreadyThere: before }] as const;
  });
  return Object.fromEntries(counts) as Record<FileName, FileCounts>;
}

function rowsByFile(items: readonly ImportItem[]): ReadonlyMap<FileName, number> {
  const rows = new Map<FileName, number>();
  for (const { row } of items) if (row) rows.set(row.file, (rows.get(row.file) ?? 0) + 1);
  return rows;
}

function asTaken({ row }: ImportItem): RowRemark[] {
  return row ? [{ file: row.file, id: row.id, why: 'another record has this number' }] : [];
}
