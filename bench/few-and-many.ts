import type pg from 'pg';
import { rowTypes } from '../projections/engine/write/row-types.js';
import type { SqlStatement } from '../projections/engine/write/sql-parameters.js';
import { percentile, type BenchRow } from './bench-row.js';

const ASKED = 40;
const WARM_UP = 5;

export interface AskedOfBoth {
  readonly what: string;
  readonly against: string;
  /** How many times the time of the small company it may take. */
  readonly aim: number;
  /** One after the other: what one answer is made of. */
  readonly statements: readonly SqlStatement[];
}

/** The same asked of a small and a large company, turn by turn. */
export async function fewAndMany({ what, against, aim, statements }: AskedOfBoth, few: pg.Pool, many: pg.Pool): Promise<BenchRow> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let time = -WARM_UP; time < ASKED; time++) {
    const one = { few: await read(few, statements), many: await read(many, statements) };
    if (time >= 0) for (const which of ['few', 'many'] as const) times[which].push(one[which]);
  }
  const [ours, baseline] = [percentile(times.many, 0.95), percentile(times.few, 0.95)];
  return { what, ours, baseline, against, ratio: ours / baseline, aim: `at most ${aim}x`, unit: 'ms', met: ours / baseline <= aim };
}

async function read(pool: pg.Pool, statements: readonly SqlStatement[]): Promise<number> {
  const started = performance.now();
  for (const { text, values } of statements) {
    const { rows } = await pool.query({ text, values: [...values], types: rowTypes });
    if (rows.length === 0) throw new Error('The report has no line');
  }
  return performance.now() - started;
}
