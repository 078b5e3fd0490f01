import type pg from 'pg';
import type { KeyWrap } from '../../../events/store/personal/key-wrap.js';
import { shredKeys } from '../../../events/store/personal/shred.js';
import { CannotStart } from '../config/cannot-start.js';

const WORD = Buffer.from('keys of people');
const BATCH = 5_000;
const SHRED_WITHIN_MS = 10 * 60_000;

/**
 * At every start: what the keys are wrapped under is the secret of before, and those of before keys were wrapped are wrapped,
 * with nothing left of them on the pages of the table.
 * @throws CannotStart under another secret
 */
export async function wrapPersonKeys(pool: pg.Pool, wrap: KeyWrap): Promise<void> {
  await checkSecret(pool, wrap);
  let wrapped = 0;
  for (let count = BATCH; count === BATCH; wrapped += count) count = await wrapSome(pool, wrap);
  if (wrapped > 0) await shredKeys(pool, AbortSignal.timeout(SHRED_WITHIN_MS));
}

/** @throws CannotStart under another secret than the keys are wrapped under */
export async function checkSecret(pool: pg.Pool, wrap: KeyWrap): Promise<void> {
  await pool.query('INSERT INTO person_key_wrap (word) VALUES ($1) ON CONFLICT DO NOTHING', [wrap.wrap('', WORD)]);
  if (!(await isWrappedUnder(pool, wrap))) throw new CannotStart(ANOTHER);
}

/** The secret of before is lost: keys that it wrapped open no more, until they are brought back from elsewhere. */
export async function takeUpSecret(pool: pg.Pool, wrap: KeyWrap): Promise<void> {
  await pool.query('INSERT INTO person_key_wrap (word) VALUES ($1) ON CONFLICT DO NOTHING', [wrap.wrap('', WORD)]);
  if (await isWrappedUnder(pool, wrap)) return;
  await pool.query('INSERT INTO lost_person_key (person) SELECT person FROM person_key WHERE erasing_since IS NULL ON CONFLICT DO NOTHING');
  await pool.query('UPDATE person_key_wrap SET word = $1', [wrap.wrap('', WORD)]);
}

async function isWrappedUnder(pool: pg.Pool, wrap: KeyWrap): Promise<boolean> {
  const { rows } = await pool.query<{ word: Buffer }>('SELECT word FROM person_key_wrap');
  return wrap.unwrap('', rows[0]!.word) !== undefined;
}

async function wrapSome(pool: pg.Pool, wrap: KeyWrap): Promise<number> {
  const { rows } = await pool.query<{ person: string; key: Buffer }>('SELECT person, key FROM person_key WHERE octet_length(key) = 32 ORDER BY person LIMIT $1', [BATCH]);
  if (rows.length === 0) return 0;
  await pool.query(WRAP, [rows.map(({ person }) => person), rows.map(({ key }) => key), rows.map(({ person, key }) => wrap.wrap(person, key))]);
  return rows.length;
}

/** Of two processes that start together the first one's stands. */
const WRAP = `
UPDATE person_key k SET key = given.wrapped FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS given(person, key, wrapped)
WHERE k.person = given.person AND k.key = given.key`;

const ANOTHER =
  'SECRETS_KEY (or secrets.key in DATA_DIR) is not the one that the keys of people in this database are wrapped under: bring that one back. Where it is lost for good, export the keys from a backup that has it, or bring in an earlier export (npm run keys:import -- FILE).';
