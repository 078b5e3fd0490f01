import type { Follow, FollowAnswer, PushedChange, PushedChanges } from '../../../backend/platform/realtime/protocol.js';

/** What a screen does with news of a list or record. */
export interface LiveListener {
  onChanges(changes: readonly PushedChange[], position: string): void;
  /** Too much changed to be sent row by row: fetch again. */
  onRefetch(): void;
}

export type Followed = Pick<Follow, 'list' | 'key'>;

interface Entry extends Followed {
  position: string;
  /** The server could not answer the last request: nothing comes until it is asked again. */
  failing: boolean;
  readonly listeners: Set<LiveListener>;
}

/** What this browser follows, and up to where it knows each. Positions compare as plain text (events/store/event-store.ts). */
export class Follows {
  private readonly entries = new Map<string, Entry>();

  /** @returns the request to send: it names the oldest position that a listener holds */
  add({ list, key }: Followed, position: string, listener: LiveListener): Follow {
    const id = idOf(list, key);
    const entry = this.entries.get(id) ?? { list, ...(key === undefined ? {} : { key }), position, failing: false, listeners: new Set() };
    entry.listeners.add(listener);
    this.entries.set(id, entry);
    return requestOf(entry, position);
  }

  /** @returns true when nobody is left who follows it */
  remove({ list, key }: Followed, listener: LiveListener): boolean {
    const entry = this.entries.get(idOf(list, key));
    if (!entry) return false;
    entry.listeners.delete(listener);
    if (entry.listeners.size > 0) return false;
    this.entries.delete(idOf(list, key));
    return true;
  }

  /** Whether somebody follows the list or this row of it. */
  concerns(list: string, key: string): boolean {
    return this.entries.has(idOf(list, undefined)) || this.entries.has(idOf(list, key));
  }

  /** Requests that bring everything up to date after a broken line. */
  requests(): Follow[] {
    return [...this.entries.values()].map((entry) => requestOf(entry, entry.position));
  }

  /** @returns the request to send once more in a while, where it came to nothing and somebody follows still */
  answered({ list, key }: Followed, answer: FollowAnswer): Follow | undefined {
    const entry = this.entries.get(idOf(list, key));
    if (!entry) return undefined;
    entry.failing = !answer.ok && answer.again === true;
    if (!answer.ok) return entry.failing ? requestOf(entry, entry.position) : undefined;
    advance(entry, answer.position);
    if (answer.refetch) entry.listeners.forEach((listener) => listener.onRefetch());
    return undefined;
  }

  /** Whether something that is followed gets no news. */
  get failing(): boolean {
    return [...this.entries.values()].some((entry) => entry.failing);
  }

  pushed({ list, position, changes }: PushedChanges): void {
    for (const entry of this.ofList(list)) {
      advance(entry, position);
      const concerned = entry.key === undefined ? changes : changes.filter((change) => change.key === entry.key);
      if (concerned.length > 0) entry.listeners.forEach((listener) => listener.onChanges(concerned, position));
    }
  }

  refetch(list: string): void {
    for (const entry of this.ofList(list)) entry.listeners.forEach((listener) => listener.onRefetch());
  }

  private ofList(list: string): Entry[] {
    return [...this.entries.values()].filter((entry) => entry.list === list);
  }
}

function idOf(list: string, key: string | undefined): string {
  return key === undefined ? list : `${list}/${key}`;
}

function requestOf({ list, key }: Followed, position: string): Follow {
  return key === undefined ? { list, position } : { list, position, key };
}

function advance(entry: Entry, position: string): void {
  if (position > entry.position) entry.position = position;
}
