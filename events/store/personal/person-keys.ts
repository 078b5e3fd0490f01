import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Keys } from './sealed-event.js';

/** After so long every process knows that a key is not to be used any more. */
export const KEYS_KNOWN_FOR_MS = 5_000;

const KEY_BYTES = 32;

/** One key a person, in the table `person_key` beside the read models; where it is destroyed only its row is left. */
export class PersonKeys {
  private readonly known: LRUCache<string, Buffer>;
  private gathering: { readonly persons: Set<string>; readonly made: Promise<void> } | undefined;

  /** @param durable whether a new key waits for the disk: it need not where its events go into the same database, behind it */
  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
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
    this.learn(rows);
    for (const { person, key } of rows) keys.set(person, key);
    return keys;
  }

  /** The same, made for who had none; those of the erased stay away. What is asked for at one moment shares a round trip. */
  async madeFor(persons: readonly string[]): Promise<Keys> {
    const { keys, missing } = this.knownOf(persons);
    if (missing.length === 0) return keys;
    this.gathering ??= this.gather();
    for (const person of missing) this.gathering.persons.add(person);
    await this.gathering.made;
    return new Map([...keys, ...(await this.of(missing))]);
  }

  forget(person: string): void {
    this.known.delete(person);
  }

  private gather(): { readonly persons: Set<string>; readonly made: Promise<void> } {
    const persons = new Set<string>();
    const made = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      this.gathering = undefined;
      // In one order everywhere: two processes that make keys for the same people wait for each other only one way.
      const sorted = [...persons].sort();
      const keys = sorted.map(() => randomBytes(KEY_BYTES));
      this.learn((await this.pool.query<KeyRow>(ADD, [sorted, keys, this.durable ? 'on' : 'off'])).rows);
    });
    return { persons, made };
  }

  private learn(rows: readonly KeyRow[]): void {
    for (const { person, key } of rows) this.known.set(person, key);
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
  readonly key: Buffer;
}

const KEYS = 'SELECT person, key FROM public.person_key WHERE person = ANY($1) AND key IS NOT NULL AND erasing_since IS NULL';

const ADD = `
WITH wait AS MATERIALIZED (SELECT set_config('synchronous_commit', $3, true))
INSERT INTO public.person_key (person, key) SELECT given.person, given.key FROM wait, unnest($1::text[], $2::bytea[]) AS given(person, key)
ON CONFLICT (person) DO NOTHING RETURNING person, key`;
