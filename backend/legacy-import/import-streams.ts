import { createHash } from 'node:crypto';
import { v5 as uuidV5 } from 'uuid';
import type { Actor, EventMetadata } from '../../events/kernel/metadata.js';
import type { NewEvent } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import type { KeptRow } from './export-rows.js';
import { fileNames, type FileName } from './export-files.js';
import { contractsThatBecameGood } from './good-contracts.js';
import type { ImportItem } from './import-item.js';
import { dayOf } from './moments.js';
import { accountOpenings } from './points-account-openings.js';

/** Namespace of the command ids of imported rows: the same row has the same id in every run. */
const IMPORTED_ROWS = '0d7a2c44-52a3-4f0f-8a53-3a3f2d1f6b10';

const legacyImport: Actor = { kind: 'system', id: 'legacy-import', name: 'Legacy import' };

/** When rows were, of which the export does not say it. ISO UTC. */
export interface Times {
  /** When those without a time of their own, or with one still to come, are known to have been there. */
  readonly known: string;
  /** From when on those without a time have been there, where that is known better. */
  readonly since?: string | undefined;
}

/** What goes into one stream: usually one row, the purchases of a points account together. */
export interface ImportStream {
  readonly stream: string;
  readonly items: readonly ImportItem[];
}

/**
 * The streams of each file, in the order of the import: what others refer to comes first.
 */
export function streamsByFile(kept: readonly KeptRow[], known: string): ReadonlyMap<FileName, readonly ImportStream[]> {
  const rows = atHome(kept).map(({ row, ...home }) => ({ ...row, ...home, name: `${row.file}/${row.id}`, row }));
  const items = [...accountOpenings(kept, Number(dayOf(known).slice(0, 4))), ...rows, ...contractsThatBecameGood(kept, known)];
  const files = new Map(fileNames.map((file) => [file, new Map<string, ImportItem[]>()]));
  for (const item of items) {
    const streams = files.get(item.file)!;
    const own = streams.get(item.stream);
    if (own) own.push(item);
    else streams.set(item.stream, [item]);
  }
  return new Map([...files].map(([file, streams]) => [file, [...streams].map(([stream, own]) => ({ stream, items: own }))]));
}

/** A stream's items as they are stored. */
export function eventsOf({ items }: ImportStream, times: Times): NewEvent[] {
  const events: NewEvent[] = [];
  for (const item of items) events.push(toNewEvent(item, timeOf(item, events.at(-1)?.metadata, times)));
  return events;
}

/** What is a part of another record goes into its stream, and with its file: in one append, so that neither is there without the other. */
function atHome(kept: readonly KeptRow[]): { readonly row: KeptRow; readonly stream: string; readonly file: FileName }[] {
  const files = new Map(kept.map(({ stream, file }) => [stream, file]));
  return kept.map((row) => {
    const file = row.partOf === undefined ? undefined : files.get(row.partOf);
    return file === undefined ? { row, stream: row.stream, file: row.file } : { row, stream: row.partOf!, file };
  });
}

/** @param before what is in its stream already: a part of a record is not older than that */
function timeOf({ at }: ImportItem, before: NewEvent['metadata'] | undefined, { known, since }: Times): string {
  if (at !== null) return at < known ? at : known;
  const first = (before as EventMetadata | undefined)?.occurredAt ?? '';
  return since === undefined ? known : since > first ? since : first;
}

function toNewEvent({ name, event }: ImportItem, occurredAt: string): NewEvent {
  const commandId = uuidV5(name, IMPORTED_ROWS);
  const metadata: EventMetadata = {
    actor: legacyImport,
    commandId,
    commandHash: createHash('sha256').update(JSON.stringify(event)).digest('base64url'),
    correlationId: commandId,
    causationId: commandId,
    occurredAt,
    schemaVersion: vocabulary.versionOf(event.type),
  };
  return { id: uuidV5('0', commandId), type: event.type, data: event.data, metadata };
}
