import type pg from 'pg';
import { rowTypes } from '../projections/engine/write/row-types.js';
import type { SqlStatement } from '../projections/engine/write/sql-parameters.js';
import { countedTours } from '../projections/reports/counted-tours.projector.js';
import { lineSums, type CountedPart } from '../projections/reports/report.queries.js';
import { percentile, type BenchRow } from './bench-row.js';
import { employeeTable, fillReports } from './companies/filled-reports.js';
import { filledTable } from './companies/filled-list.js';

const FEW = 10_000;
const MANY = 1_000_000;
const ASKED = 40;
const WARM_UP = 5;

const YEAR = { from: '2025-01-01', to: '2025-12-31', lenses: ['tours', 'all'] } as const;
const ODD_DAYS = { ...YEAR, from: '2024-11-12', to: '2025-11-20' };

interface Asked {
  readonly what: string;
  readonly statement: SqlStatement;
  /** How many times the time of the small company it may take. */
  readonly aim: number;
}

const asked: readonly Asked[] = [
  { what: 'a year by source', statement: lineSums('source', YEAR), aim: 2 },
  { what: 'a year by rep', statement: lineSums('rep', YEAR), aim: 2 },
  { what: 'a year by month, of one source', statement: lineSums('month', { ...YEAR, sourceKey: 'source 3' }), aim: 2 },
  { what: 'a year by rep, of one team', statement: lineSums('rep', { ...YEAR, teamKey: 'team 3' }), aim: 2 },
  { what: 'a year of odd days by source', statement: lineSums('source', ODD_DAYS), aim: 2 },
  { what: 'a year by source as of a past day', statement: lineSums('source', asOf(YEAR)), aim: 3 },
  { what: 'a year by rep as of a past day', statement: lineSums('rep', asOf(YEAR)), aim: 3 },
];

/**
 * Reports of a company with a million tours and 300,000 contracts in ten years against one with a hundredth of that, turn by turn.
 * @param databaseUrl a fresh database
 */
export async function runReportsBench(databaseUrl: string): Promise<BenchRow[]> {
  const fill = (schema: string, tours: number) => filledTable(databaseUrl, schema, countedTours, 'counted_tours', (pool) => employeeTable(pool).then(() => fillReports(pool, tours)));
  const [few, many] = [await fill('few_tours', FEW), await fill('many_tours', MANY)];
  try {
    const rows: BenchRow[] = [];
    for (const one of asked) rows.push(await measured(one, few, many));
    return rows;
  } finally {
    await Promise.all([few.end(), many.end()]);
  }
}

async function measured({ what, statement, aim }: Asked, few: pg.Pool, many: pg.Pool): Promise<BenchRow> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let time = -WARM_UP; time < ASKED; time++) {
    const one = { few: await read(few, statement), many: await read(many, statement) };
    if (time >= 0) for (const which of ['few', 'many'] as const) times[which].push(one[which]);
  }
  const [ours, baseline] = [percentile(times.many, 0.95), percentile(times.few, 0.95)];
  return { what: `${what}, 1,000,000 tours, p95`, ours, baseline, against: 'the same of 10,000', ratio: ours / baseline, aim: `at most ${aim}x`, unit: 'ms', met: ours / baseline <= aim };
}

async function read(pool: pg.Pool, { text, values }: SqlStatement): Promise<number> {
  const started = performance.now();
  const { rows } = await pool.query({ text, values: [...values], types: rowTypes });
  if (rows.length === 0) throw new Error('The report has no line');
  return performance.now() - started;
}

function asOf(part: CountedPart): CountedPart {
  return { ...part, asOf: '2025-10-17' };
}
