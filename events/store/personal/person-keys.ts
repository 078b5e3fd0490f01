import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { KeyWrap } from './key-wrap.js';
import type { Keys } from './sealed-event.js';
import { shredKeys } from './shred.js';

/** After so long every process knows that a key is not to be used any more. */
export const KEYS_KNOWN_FOR_MS = 5_000;

const KEY_BYTES = 32;

/** One key a person, wrapped in the table `person_key` beside the read models; where it is destroyed only its row is left. */
export class PersonKeys {
  private readonly known: LRUCache<string, Buffer>;
  private told: ((persons: readonly string[]) => Promise<void>) | undefined;
  /** What is asked for at one moment shares a round trip. */
  private readonly missing = new DataLoader<string, void>((persons) => this.make(persons), { cache: false, batchScheduleFn: setImmediate });

  /** @param durable whether a new key waits for the disk: it need not where its events go into the same database, behind it */
  constructor(
    private readonly pool: Pick<pg.Pool, 'query' | 'connect'>,
    private readonly wrap: KeyWrap,
    private readonly durable: boolean,
    knownForMs = KEYS_KNOWN_FOR_MS,
  ) {
    this.known = new LRUCache({ max: 50_000, ttl: knownForMs });
  }

  /** The keys that may be used. */
  async of(persons: readonly string[]): Promise<Keys> {
    const { keys, missing } = this.knownOf(persons);
    if (missing.length === 0) return keys;
    const { rows } = await this.pool.query<KeyRow>(KEYS, [missing]);
    for (const [person, key] of this.unwrapped(rows)) {
      this.known.set(person, key);
      keys.set(person, key);
    }
    return keys;
  }

  /** The same, made for who had none; those of the erased stay away. */
  async madeFor(persons: readonly string[]): Promise<Keys> {
    const { keys, missing } = this.knownOf(persons);
    if (missing.length === 0) return keys;
    await Promise.all(missing.map((person) => this.missing.load(person)));
    return new Map([...keys, ...(await this.of(missing))]);
  }

  /**
   * The keys that are left of these people, who are read by nobody from here on. Somebody from before there were keys gets one,
   * to be destroyed.
   */
  async takeOutOfUse(persons: readonly string[]): Promise<Keys> {
    const keys = persons.map((person) => this.wrap.wrap(person, randomBytes(KEY_BYTES)));
    const { rows } = await this.pool.query<KeyRow>(TAKE_OUT_OF_USE, [persons, keys]);
    for (const person of persons) this.known.delete(person);
    return new Map(this.unwrapped(rows));
  }

  /** @param proof kept in place of the keys: both at once, for without the key nobody can search again */
  async destroy(persons: readonly string[], destroyedAt: string, proof: object): Promise<void> {
    await this.pool.query(DESTROY, [persons, destroyedAt, JSON.stringify(proof)]);
    await this.told?.(persons);
  }

  /** @param told of whose key was destroyed, before anybody else is */
  whenDestroyed(told: (persons: readonly string[]) => Promise<void>): void {
    this.told = told;
  }

  /** Until no page of the table holds a key that was destroyed. */
  async shred(signal: AbortSignal): Promise<void> {
    await shredKeys(this.pool, signal);
  }

  private async make(persons: readonly string[]): Promise<void[]> {
    // In one order everywhere: two processes that make keys for the same people wait for each other only one way.
    const sorted = [...new Set(persons)].sort();
    const keys = sorted.map((person) => this.wrap.wrap(person, randomBytes(KEY_BYTES)));
    const { rows } = await this.pool.query<KeyRow>(ADD, [sorted, keys, this.durable ? 'on' : 'off']);
    for (const [person, key] of this.unwrapped(rows)) this.known.set(person, key);
    return persons.map(() => undefined);
  }

  private unwrapped(rows: readonly KeyRow[]): (readonly [string, Buffer])[] {
    return rows.flatMap(({ person, key }) => {
      const unwrapped = key && this.wrap.unwrap(person, key);
      return unwrapped ? [[person, unwrapped] as const] : [];
    });
  }

  /** Taken out of here before anything is waited for: what is known may be forgotten meanwhile. */
  private knownOf(persons: readonly string[]): { readonly keys: Map<string, Buffer>; readonly missing: readonly string[] } {
    const keys = new Map<string, Buffer>();
    for (const person of persons) {
      const key = this.known.get(person);
      if (key) keys.set(person, key);
    }
    return { keys, missing: persons.filter((person) => !keys.has(person)) };
  }
}

interface KeyRow {
  readonly person: string;
  readonly key: Buffer | null;
}

const KEYS = 'SELECT person, key FROM public.person_key WHERE person = ANY($1) AND key IS NOT NULL AND erasing_since IS NULL';

const ADD = `
WITH wait AS MATERIALIZED (SELECT set_config('synchronous_commit', $3, true))
INSERT INTO public.person_key (person, key) SELECT given.person, given.key FROM wait, unnest($1::text[], $2::bytea[]) AS given(person, key)
ON CONFLICT (person) DO NOTHING RETURNING person, key`;

/** What was wrapped under a secret that is lost goes as well: the secret may be found. */
const TAKE_OUT_OF_USE = `
WITH lost AS (DELETE FROM public.lost_person_key WHERE person = ANY($1))
INSERT INTO public.person_key (person, key, erasing_since) SELECT given.person, given.key, now() FROM unnest($1::text[], $2::bytea[]) AS given(person, key)
ON CONFLICT (person) DO UPDATE SET erasing_since = coalesce(person_key.erasing_since, now()) RETURNING person, key`;

const DESTROY = 'UPDATE public.person_key SET key = NULL, destroyed_at = coalesce(destroyed_at, $2), proof = $3 WHERE person = ANY($1)';
