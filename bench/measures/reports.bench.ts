import type { SqlStatement } from '../../projections/engine/write/sql-parameters.js';
import { countedTours } from '../../projections/reports/counted-tours.projector.js';
import { lineSums, type CountedPart } from '../../projections/reports/report.queries.js';
import type { BenchRow } from '../bench-row.js';
import { employeeTable, fillReports } from '../companies/filled-reports.js';
import { filledTable } from '../companies/filled-list.js';
import { fewAndMany } from '../few-and-many.js';

const FEW = 10_000;
const MANY = 1_000_000;

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
    for (const { what, statement, aim } of asked) rows.push(await fewAndMany({ what: `${what}, 1,000,000 tours, p95`, against: 'the same of 10,000', aim, statements: [statement] }, few, many));
    return rows;
  } finally {
    await Promise.all([few.end(), many.end()]);
  }
}

function asOf(part: CountedPart): CountedPart {
  return { ...part, asOf: '2025-10-17' };
}
