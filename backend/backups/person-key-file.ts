import type pg from 'pg';
import { START, type EventStore, type StoredEvent } from '../../events/store/event-store.js';
import type { KeyWrap } from '../../events/store/personal/key-wrap.js';
import { isOurs } from '../../events/kernel/own-event.js';
import type { ErasureStep } from '../platform/store/person-key-check.js';
import { takeUpSecret } from '../platform/store/wrapped-person-keys.js';

const BATCH = 5_000;

type KeyInFile = readonly [person: string, key: string];

/** What became of the keys of a file. */
export interface KeysBroughtBack {
  readonly brought: number;
  readonly there: number;
  readonly erased: number;
  /** People who were written about since: what was sealed before stays blank. */
  readonly newer: number;
  /** People who are blank still. */
  readonly lost: number;
}

/** The keys of everybody who was not erased, unwrapped: the file that they go into is sealed by a passphrase. */
export async function* keysInPieces(pool: pg.Pool, wrap: KeyWrap): AsyncGenerator<Buffer> {
  for (let after = ''; ; ) {
    const { rows } = await pool.query<{ person: string; key: Buffer }>('SELECT person, key FROM person_key WHERE person > $1 AND key IS NOT NULL AND erasing_since IS NULL ORDER BY person LIMIT $2', [after, BATCH]);
    const keys = rows.flatMap(({ person, key }): KeyInFile[] => {
      const unwrapped = wrap.unwrap(person, key);
      return unwrapped ? [[person, unwrapped.toString('base64')]] : [];
    });
    if (keys.length > 0) yield Buffer.from(JSON.stringify(keys));
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.person;
  }
}


/** Who was erased, as the log says it: whatever a file holds, their keys stay away. */
export async function erasedIn(store: EventStore, erasureIn: (event: StoredEvent) => ErasureStep | undefined): Promise<ReadonlySet<string>> {
  const erased = new Set<string>();
  const { position: head } = await store.head();
  const end = new AbortController();
  if (START < head)
    for await (const { events, position, caughtUp } of store.subscribe(START, { signal: end.signal, batchSize: BATCH })) {
      for (const event of events) if (isOurs(event) && erasureIn(event)) erased.add(event.stream);
      if (caughtUp || position >= head) break;
    }
  end.abort();
  return erased;
}

export async function bringBackKeys(pool: pg.Pool, wrap: KeyWrap, erased: ReadonlySet<string>, pieces: AsyncIterable<Buffer>): Promise<KeysBroughtBack> {
  await takeUpSecret(pool, wrap);
  const counts = { brought: 0, there: 0, erased: 0, newer: 0 };
  for await (const piece of pieces) await bringBack(JSON.parse(piece.toString('utf8')) as KeyInFile[]);
  // Whoever reads events in a running process forgets what it read blank.
  await pool.query(`SELECT pg_notify('person_erased', '')`);
  const { rows } = await pool.query<{ lost: number }>('SELECT count(*)::int AS lost FROM lost_person_key');
  return { ...counts, lost: rows[0]!.lost };

  async function bringBack(keys: readonly KeyInFile[]): Promise<void> {
    const { rows } = await pool.query<{ person: string; key: Buffer | null; gone: boolean }>('SELECT person, key, erasing_since IS NOT NULL AS gone FROM person_key WHERE person = ANY($1)', [keys.map(([person]) => person)]);
    const had = new Map(rows.map((row) => [row.person, row]));
    const bringing: [string, Buffer][] = [];
    for (const [person, text] of keys) {
      const key = Buffer.from(text, 'base64');
      const row = had.get(person);
      const known = row?.key ? wrap.unwrap(person, row.key) : undefined;
      if (erased.has(person) || row?.gone) counts.erased++;
      else if (known?.equals(key)) counts.there++;
      else if (known) counts.newer++;
      else bringing.push([person, key]);
    }
    counts.brought += bringing.length;
    if (bringing.length > 0) await pool.query(BRING_BACK, [bringing.map(([person]) => person), bringing.map(([person, key]) => wrap.wrap(person, key))]);
  }
}

/** A row that is there already was wrapped under a secret that is lost. */
const BRING_BACK = `
WITH brought AS (
  INSERT INTO person_key (person, key) SELECT * FROM unnest($1::text[], $2::bytea[])
  ON CONFLICT (person) DO UPDATE SET key = excluded.key WHERE person_key.erasing_since IS NULL
  RETURNING person)
DELETE FROM lost_person_key WHERE person IN (SELECT person FROM brought)`;
