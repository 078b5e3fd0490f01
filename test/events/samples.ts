import { readdirSync, readFileSync } from 'node:fs';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import type { StoredEvent } from '../../events/store/event-store.js';

/** An event as the store of that day held it. Samples are added and never changed: they stand for what companies have stored. */
export interface Sample extends StoredEvent {
  readonly metadata: EventMetadata;
}

const folder = new URL('./samples/', import.meta.url);

/** One stored event of every type and version, by the name of its file: `TourBooked.v1`. */
export const samples: ReadonlyMap<string, Sample> = new Map(
  readdirSync(folder).map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Sample]),
);

export function sampleName(type: string, version: number): string {
  return `${type}.v${version}`;
}
