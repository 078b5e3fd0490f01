import type pg from 'pg';
import { rowsOf } from './tables.js';

describe('The rows of a table that is backed up', () => {
  it('are fetched some hundreds at once at most, since larger ones may follow small ones', async () => {
    let left = 20_000;
    const fetched: number[] = [];
    const query = (sql: string) => {
      const most = Number(/^FETCH (\d+)/.exec(sql)?.[1] ?? 0);
      const rows = Array.from({ length: Math.min(left, most) }, () => ({ row: '{"id":1}' }));
      left -= rows.length;
      if (most > 0) fetched.push(most);
      return Promise.resolve({ rows });
    };
    let rows = 0;
    for await (const piece of rowsOf({ query } as unknown as pg.ClientBase, { schema: 'public', table: 'note', columns: ['id'] })) rows += piece.rows;
    expect(rows).toBe(20_000);
    expect(Math.max(...fetched)).toBe(500);
  });
});
