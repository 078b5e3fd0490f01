import { Logger } from '@nestjs/common';
import type pg from 'pg';
import type { PersonKeys } from '../events/store/personal/person-keys.js';
import { request } from '../projections/engine/parking/requests.js';
import { takeUpErasures, type ErasureList } from './platform/store/erasure-list.js';
import { logMemory } from './platform/store/log-memory.js';

/**
 * Erased people stay erased whatever copy of the database is brought back: who was, is kept outside of it. Where some could be
 * read again their keys are destroyed, and the lists that still name them are built anew.
 * @param erasedInLog how many the log itself has just told of
 */
export async function keepErasures(pool: pg.Pool, personKeys: PersonKeys, list: ErasureList, erasedInLog: number): Promise<void> {
  const { logId } = (await logMemory(pool))!;
  const again = (await takeUpErasures(pool, list, logId)) + erasedInLog;
  personKeys.whenDestroyed((persons) => list.add(logId, persons));
  if (again === 0) return;
  await rebuildLists(pool);
  new Logger('PersonKeys').warn(`${again} erased people came back with an older database: their keys are destroyed again, and all lists are built anew. Whose page does not say so is to be erased once more.`);
}

async function rebuildLists(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ there: boolean }>(`SELECT to_regclass('projection.request') IS NOT NULL AS there`);
  if (!tables[0]!.there) return;
  const { rows } = await pool.query<{ name: string }>(`SELECT name FROM projection.checkpoint WHERE tables <> '{}' AND name NOT LIKE '%/%'`);
  for (const { name } of rows) await request(pool, name, 'Erased people who came back', { kind: 'rebuild' });
}
