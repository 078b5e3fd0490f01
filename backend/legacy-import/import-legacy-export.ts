import type { EventStore } from '../../events/store/event-store.js';
import type { IdSequence } from '../platform/commands/id-sequence.js';
import { appendStreams } from './append-streams.js';
import { DateShift } from './date-shift.js';
import { lastMoment } from './export-day.js';
import { readExport, type FileName, type RawExport } from './export-files.js';
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
    files: Object.fromEntries(legacyFiles.map(({ file }) => [file, countsOf(file, appended)])) as Record<FileName, FileCounts>,
    rejected: [...rejected, ...appended.taken.flatMap(asTaken)],
    warned,
  };
}

interface Appended {
  readonly imported: ImportItem[];
  readonly alreadyThere: ImportItem[];
  readonly taken: ImportItem[];
}

/** File after file, because a row's read models need those that it refers to. */
async function appendAll(kept: readonly KeptRow[], times: Times, { store, onProgress }: ImportOptions): Promise<Appended> {
  const files = streamsByFile(kept, times);
  const total = [...files.values()].reduce((sum, streams) => sum + streams.length, 0);
  const all: Appended = { imported: [], alreadyThere: [], taken: [] };
  let done = 0;
  for (const streams of files.values()) {
    const { imported, alreadyThere, taken } = await appendStreams(store, streams, () => onProgress?.(++done, total));
    all.imported.push(...imported);
    all.alreadyThere.push(...alreadyThere);
    all.taken.push(...taken);
  }
  return all;
}

async function reserveNumbers(kept: readonly KeptRow[], ids: ImportOptions['ids']): Promise<void> {
  for (const { file, sequence } of legacyFiles) {
    const last = kept.reduce((max, row) => (row.file === file ? Math.max(max, row.id) : max), 0);
    if (last > 0) await ids.atLeast(sequence, last);
  }
}

function countsOf(file: FileName, { imported, alreadyThere }: Appended): FileCounts {
  const ofFile = (items: readonly ImportItem[]): number => items.filter(({ row }) => row?.file === file).length;
  return { kept: ofFile(imported) + ofFile(alreadyThere), imported: ofFile(imported), alreadyThere: ofFile(alreadyThere) };
}

function asTaken({ row }: ImportItem): RowRemark[] {
  return row ? [{ file: row.file, id: row.id, why: 'another record has this number' }] : [];
}
