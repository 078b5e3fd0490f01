import type pg from 'pg';
import { rowsOf } from '../../projections/engine/write/rows-of.js';
import { firstTold, type ToldInDays } from '../../projections/reports/first-told.queries.js';
import type { MembersKnown } from './members-known.rules.js';

/** @param past the day that the report is as of; undefined is now */
export async function membersKnown(pool: pg.Pool, table: ToldInDays, past: string | undefined): Promise<MembersKnown> {
  if (past === undefined) return {};
  const [first] = await rowsOf<{ readonly day: string | null }>(pool, firstTold(table));
  return first?.day && past < first.day ? { membersKnownFrom: first.day } : {};
}
