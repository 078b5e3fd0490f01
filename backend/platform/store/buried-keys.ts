import type pg from 'pg';
import { MARKED } from './keys-to-shred.js';

/** The rows stay, without a key, so that no other one is ever made: whatever copy of the database the keys came back with. */
export async function buryKeys(db: Pick<pg.Pool, 'query'>, persons: readonly string[]): Promise<void> {
  await db.query(BURY, [persons]);
}

/** @returns how many of them had a key that was not in use any more, and is destroyed now */
export async function destroyBuriedKeys(db: Pick<pg.Pool, 'query'>, persons: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ destroyed: number }>(DESTROY, [persons]);
  return rows[0]!.destroyed;
}

const DESTROY = `
WITH taken AS (UPDATE public.person_key SET key = NULL, destroyed_at = now() WHERE person = ANY($1) AND key IS NOT NULL AND erasing_since IS NOT NULL RETURNING person),
${MARKED}
SELECT count(*)::int AS destroyed FROM taken`;

const BURY = `
WITH lost AS (DELETE FROM public.lost_person_key WHERE person = ANY($1))
INSERT INTO public.person_key AS had (person, key, erasing_since, destroyed_at) SELECT person, NULL, now(), now() FROM unnest($1::text[]) AS given(person)
ON CONFLICT (person) DO UPDATE SET erasing_since = coalesce(had.erasing_since, now()) WHERE had.erasing_since IS NULL`;
