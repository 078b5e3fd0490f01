import type pg from 'pg';
import { rowTypes } from './row-types.js';
import type { SqlStatement } from './sql-parameters.js';

/** What a statement finds in read models, as the rules wrote it. @param client the pool, or a client in a transaction */
export async function rowsOf<Row>(client: Pick<pg.ClientBase, 'query'>, { text, values }: SqlStatement): Promise<Row[]> {
  return (await client.query({ text, values: [...values], types: rowTypes })).rows as Row[];
}
