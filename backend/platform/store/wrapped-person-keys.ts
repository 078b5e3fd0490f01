import type pg from 'pg';
import type { KeyWrap } from '../../../events/store/personal/key-wrap.js';
import { CannotStart } from '../config/cannot-start.js';
import { MARKED } from './keys-to-shred.js';

const WORD = Buffer.from('keys of people');
const BATCH = 5_000;
/** Of a key from before keys were wrapped. */
const CLEAR_BYTES = 32;

/**
 * At every start: what the keys are wrapped under is the secret of before, and those of before keys were wrapped are wrapped.
 * @throws CannotStart under another secret
 */
export async function wrapPersonKeys(pool: pg.Pool, wrap: KeyWrap): Promise<void> {
  await checkSecret(pool, wrap);
  while ((await wrapSome(pool, wrap)) === BATCH);
}

/** @throws CannotStart under another secret than the keys are wrapped under */
export async function checkSecret(pool: pg.Pool, wrap: KeyWrap): Promise<void> {
  await pool.query('INSERT INTO person_key_wrap (word) VALUES ($1) ON CONFLICT DO NOTHING', [wrap.wrap('', WORD)]);
  if (!(await isWrappedUnder(pool, wrap))) throw new CannotStart(ANOTHER);
}

/**
 * The secret of before is lost. Keys that it wrapped are set aside, so that people who are blank can be written about under a new
 * one; those of them that open after all, because it was found, are taken up again.
 */
export async function takeUpSecret(pool: pg.Pool, wrap: KeyWrap): Promise<void> {
  await pool.query('INSERT INTO person_key_wrap (word) VALUES ($1) ON CONFLICT DO NOTHING', [wrap.wrap('', WORD)]);
  if (!(await isWrappedUnder(pool, wrap))) await pool.query('UPDATE person_key_wrap SET word = $1', [wrap.wrap('', WORD)]);
  await inBatches(pool, 'SELECT person, key FROM lost_person_key WHERE key IS NOT NULL AND person > $1 ORDER BY person LIMIT $2', TAKE_UP, (person, key) => opens(wrap, person, key));
  await inBatches(pool, 'SELECT person, key FROM person_key WHERE key IS NOT NULL AND erasing_since IS NULL AND person > $1 ORDER BY person LIMIT $2', SET_ASIDE, (person, key) => !opens(wrap, person, key));
  await pool.query('UPDATE person_keys_checked SET keys = (SELECT count(*) FROM person_key)');
}

function opens(wrap: KeyWrap, person: string, key: Buffer): boolean {
  return key.length === CLEAR_BYTES || wrap.unwrap(person, key) !== undefined;
}

async function inBatches(pool: pg.Pool, select: string, move: string, moves: (person: string, key: Buffer) => boolean): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await pool.query<{ person: string; key: Buffer }>(select, [after, BATCH]);
    await pool.query(move, [rows.flatMap(({ person, key }) => (moves(person, key) ? [person] : []))]);
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.person;
  }
}

async function isWrappedUnder(pool: pg.Pool, wrap: KeyWrap): Promise<boolean> {
  const { rows } = await pool.query<{ word: Buffer }>('SELECT word FROM person_key_wrap');
  return wrap.unwrap('', rows[0]!.word) !== undefined;
}

async function wrapSome(pool: pg.Pool, wrap: KeyWrap): Promise<number> {
  const { rows } = await pool.query<{ person: string; key: Buffer }>(`SELECT person, key FROM person_key WHERE octet_length(key) = ${CLEAR_BYTES} ORDER BY person LIMIT $1`, [BATCH]);
  if (rows.length === 0) return 0;
  await pool.query(WRAP, [rows.map(({ person }) => person), rows.map(({ key }) => key), rows.map(({ person, key }) => wrap.wrap(person, key))]);
  return rows.length;
}

/** Of two processes that start together the first one's stands. */
const WRAP = `
WITH taken AS (
  UPDATE person_key k SET key = given.wrapped FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS given(person, key, wrapped)
  WHERE k.person = given.person AND k.key = given.key RETURNING k.person),
${MARKED}
SELECT`;

const SET_ASIDE = `
WITH aside AS (DELETE FROM person_key WHERE person = ANY($1) AND erasing_since IS NULL RETURNING person, key)
INSERT INTO lost_person_key (person, key) SELECT person, key FROM aside
ON CONFLICT (person) DO UPDATE SET key = excluded.key`;

/** Whoever was written about meanwhile has another key by now, and stays as they are. */
const TAKE_UP = `
WITH up AS (
  INSERT INTO person_key (person, key) SELECT person, key FROM lost_person_key WHERE person = ANY($1)
  ON CONFLICT (person) DO NOTHING RETURNING person)
DELETE FROM lost_person_key WHERE person IN (SELECT person FROM up)`;

const ANOTHER =
  'SECRETS_KEY (or secrets.key in DATA_DIR) is not the one that the keys of people in this database are wrapped under: bring that one back. Where it is lost for good, export the keys from a backup that has it, or bring in an earlier export (npm run keys:import -- FILE).';
