import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { isOurs } from '../../../events/kernel/own-event.js';
import { START, type EventStore, type StoredEvent } from '../../../events/store/event-store.js';
import { sealedFor } from '../../../events/store/personal/sealed-event.js';
import { CannotStart } from '../config/cannot-start.js';
import { buryKeys, destroyBuriedKeys } from './buried-keys.js';
import type { Learner } from './take-up-log.js';

const BATCH = 2_000;

/** Until an erasure is proved it may still need the key. */
export type ErasureStep = 'erased' | 'proved';

/**
 * Looks at every start whether the database holds the keys of whom the log speaks. Keys are made before their events and never
 * taken away: only events that the database has not read can lack one, unless it has fewer keys than at the last start.
 */
export class PersonKeyCheck implements Learner {
  /** People whom this database still had a key of, and of whom the log says that they were erased. */
  destroyed = 0;
  private readonly log = new Logger('PersonKeys');

  /** @param store as it keeps the events, sealed */
  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly erasureIn: (event: StoredEvent) => ErasureStep | undefined,
    private readonly accepted: boolean,
  ) {}

  /** @throws CannotStart when the keys are gone and nobody has said that this is known */
  async begin(): Promise<void> {
    const { rows } = await this.pool.query<{ keys: number; before: number | null }>(COUNTED);
    const { keys, before } = rows[0]!;
    if (before === null || keys < before) {
      const { lost, erased } = await this.lostIn(START);
      const gone = keys === 0 || before !== null;
      if (lost.length > 0 && gone && !this.accepted) throw new CannotStart(refusal(lost.length));
      await this.note(lost, erased);
    }
    await this.pool.query(REMEMBER);
  }

  async learn(events: readonly StoredEvent[]): Promise<void> {
    const { sealed, erased } = this.personsIn(events);
    await this.note(await this.without(sealed), erased);
  }

  /** On the console, at every start. */
  async tell(): Promise<void> {
    const lost = await countLostPersons(this.pool);
    if (lost > 0) this.log.warn(`${people(lost)} in the events without a key in this database: name, phones, mail, address and notes are blank. npm run keys:import brings exported keys back.`);
  }

  private async lostIn(from: string): Promise<{ readonly lost: readonly string[]; readonly erased: Erased }> {
    const { position: head } = await this.store.head();
    const all = { sealed: new Set<string>(), erased: new Map<string, ErasureStep>() };
    if (from < head) {
      const end = new AbortController();
      for await (const { events, position, caughtUp } of this.store.subscribe(from, { signal: end.signal, batchSize: BATCH })) {
        const found = this.personsIn(events);
        for (const person of found.sealed) all.sealed.add(person);
        for (const [person, step] of found.erased) all.erased.set(person, step);
        if (caughtUp || position >= head) break;
      }
      end.abort();
    }
    const lost = await this.without([...all.sealed].filter((person) => !all.erased.has(person)));
    return { lost, erased: all.erased };
  }

  /** The later of the two steps stands behind the earlier one. */
  private personsIn(events: readonly StoredEvent[]): { readonly sealed: readonly string[]; readonly erased: Erased } {
    const ours = events.filter(isOurs);
    const erased = new Map<string, ErasureStep>();
    for (const event of ours) {
      const step = this.erasureIn(event);
      if (step) erased.set(event.stream, step);
    }
    const sealed = new Set(ours.flatMap((event) => sealedFor(event)));
    return { sealed: [...sealed].filter((person) => !erased.has(person)), erased };
  }

  private async without(asked: readonly string[]): Promise<readonly string[]> {
    if (asked.length === 0) return [];
    const { rows } = await this.pool.query<{ person: string }>('SELECT given.person FROM unnest($1::text[]) AS given(person) WHERE NOT EXISTS (SELECT FROM public.person_key k WHERE k.person = given.person)', [asked]);
    return rows.map(({ person }) => person);
  }

  /** A key of somebody who was erased is not used again, whichever copy of the database it comes from. */
  private async note(lost: readonly string[], erased: Erased): Promise<void> {
    if (lost.length > 0) await this.pool.query('INSERT INTO public.lost_person_key (person) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING', [lost]);
    if (erased.size === 0) return;
    await buryKeys(this.pool, [...erased.keys()]);
    this.destroyed += await destroyBuriedKeys(this.pool, [...erased].flatMap(([person, step]) => (step === 'proved' ? [person] : [])));
  }
}

/** How many people are blank because their key is not here. */
export async function countLostPersons(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ lost: number }>(
    'SELECT count(*)::int AS lost FROM public.lost_person_key l WHERE NOT EXISTS (SELECT FROM public.person_key k WHERE k.person = l.person AND k.erasing_since IS NOT NULL)',
  );
  return rows[0]!.lost;
}

type Erased = ReadonlyMap<string, ErasureStep>;

function people(count: number): string {
  return count === 1 ? '1 person stands' : `${count.toLocaleString('en-US')} people stand`;
}

function refusal(lost: number): string {
  return `${people(lost)} in the events sealed under keys that the database lacks, so that with it their names, phones, mail, addresses and notes would be blank for good: bring back a backup of the database, or give it exported keys (npm run keys:import -- FILE); to do without them for ever, start once with ACCEPT_LOST_PERSON_KEYS=yes (docs/operations.md, "Backup and restore").`;
}

const COUNTED = 'SELECT (SELECT count(*) FROM public.person_key)::int AS keys, (SELECT keys FROM public.person_keys_checked)::int AS before';

const REMEMBER = `
INSERT INTO public.person_keys_checked (keys) SELECT count(*) FROM public.person_key
ON CONFLICT (one) DO UPDATE SET keys = excluded.keys`;
