import type { Pool } from 'pg';
import type { EventStore } from '../../../events/store/event-store.js';
import { parkedHeads, type ParkedHead } from './parking.js';

/**
 * Rows that are found by what they hold, such as the tours of a lead. Which rows those would be is not known while an event of
 * one is parked: its stream holds the search up when any event of it says the value that is looked for.
 */
export interface Found {
  /** Beginning of the streams' names: `tour-`. */
  readonly in: string;
  readonly saying: string | number;
}

/** What a look-up depends on: a stream by its whole name, or rows that are found. */
export type Wanted = string | Found;

/** Where so many streams are held nobody reads them all for each look-up: it waits. */
const MOST_READ = 20;

/** The first parked event that makes what is looked up stale; undefined when none does. */
export async function heldBy(pool: Pool, store: EventStore, id: string, wanted: readonly Wanted[]): Promise<ParkedHead | undefined> {
  const streams = wanted.filter((one) => typeof one === 'string');
  const found = wanted.filter((one) => typeof one !== 'string');
  const heads = await parkedHeads(pool, id, { streams, categories: found.map((one) => one.in) });
  const named = heads.find(({ stream }) => streams.includes(stream));
  if (named || heads.length > MOST_READ) return named ?? heads[0];
  for (const head of heads) {
    const sought = found.filter((one) => head.stream.startsWith(one.in)).map(({ saying }) => String(saying));
    if (await isSaid(store, head.stream, sought)) return head;
  }
  return undefined;
}

/** By what its row holds now as well as by what it would: both come from its events. */
async function isSaid(store: EventStore, stream: string, sought: readonly string[]): Promise<boolean> {
  for await (const { data } of store.read(stream)) if (says(data, sought)) return true;
  return false;
}

function says(data: unknown, sought: readonly string[]): boolean {
  if (typeof data === 'object' && data !== null) return Object.values(data).some((part) => says(part, sought));
  return data !== null && data !== undefined && sought.includes(String(data));
}
