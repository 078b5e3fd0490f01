import pg from 'pg';
import { contractStatuses } from '../events/resale-contract.values.js';
import { makeEngineTables } from '../projections/engine/engine-tables.js';
import type { ListRequest } from '../projections/engine/list-request.js';
import { EVERYTHING } from '../projections/engine/list-sight.js';
import { ReadModelTables } from '../projections/engine/read-model-tables.js';
import { rowTypes } from '../projections/engine/row-types.js';
import type { Target } from '../projections/engine/target.js';
import { resaleContractList } from '../projections/resale-contract-list/resale-contract-list.projector.js';
import { resaleContractListQuery } from '../projections/resale-contract-list/resale-contract-list.queries.js';
import { percentile, type BenchRow } from './bench-row.js';

const FEW = 10_000;
const MANY = 1_000_000;
const PAGES = 400;
const WARM_UP = 60;
const PAGE_SIZE = 100;

const SORTS = ['-contractId', '-contractDate', 'contractDate', '-purchasePrice'];
const OFFSETS = [0, 0, 100, 200, 500];

/**
 * A filtered, sorted page of the contract list among a million rows and among ten thousand, turn by turn.
 * @param databaseUrl a fresh database
 */
export async function runListPageBench(databaseUrl: string): Promise<BenchRow[]> {
  const few = await filledList(databaseUrl, 'few_contracts', FEW);
  const many = await filledList(databaseUrl, 'many_contracts', MANY);
  try {
    for (let page = 0; page < WARM_UP; page++) for (const list of [few, many]) await read(list, page);
    const times = { few: [] as number[], many: [] as number[] };
    for (let page = 0; page < PAGES; page++) {
      times.few.push(await read(few, page));
      times.many.push(await read(many, page));
    }
    return [row(percentile(times.many, 0.95), percentile(times.few, 0.95))];
  } finally {
    await Promise.all([few.end(), many.end()]);
  }
}

async function read(list: pg.Pool, page: number): Promise<number> {
  const { text, values } = resaleContractListQuery.page(requestOf(page), EVERYTHING);
  const started = performance.now();
  const { rows } = await list.query({ text, values: [...values], types: rowTypes });
  if (rows.length !== PAGE_SIZE) throw new Error(`A page of ${rows.length} rows`);
  return performance.now() - started;
}

function requestOf(page: number): ListRequest {
  return {
    filters: [{ field: 'contractStatus', op: 'is', value: contractStatuses[page % contractStatuses.length]! }],
    sort: SORTS[page % SORTS.length]!,
    offset: OFFSETS[page % OFFSETS.length]!,
    limit: PAGE_SIZE,
  };
}

/** The list as a rebuild would leave it: rows first, indexes after. */
async function filledList(databaseUrl: string, schema: string, count: number): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: databaseUrl, options: `-c search_path=${schema}`, max: 1 });
  const maker = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await makeEngineTables(maker);
    const tables = new ReadModelTables(maker);
    await tables.learn([resaleContractList]);
    const target: Target = { id: schema, schema, followed: false };
    await tables.prepare(resaleContractList, target, { bare: true });
    await pool.query(CONTRACTS, [count, contractStatuses]);
    await tables.finish(resaleContractList, target);
    await pool.query('VACUUM ANALYZE resale_contract_list');
    return pool;
  } finally {
    await maker.end();
  }
}

const CONTRACTS = `
INSERT INTO resale_contract_list ("contractId", "contractType", "contractStatus", "paymentStatus", "tppDealNumber", "tppLink",
  "inventoryId", "tourId", "leadId", "contractDate", "closingDate", "paidInFullDate", buyer, seller, resort, "unitNumber", "useWeek",
  "salesAgent", "closingAgent", "purchasePrice", "depositAmount", "balanceDue", parties)
SELECT n, 'Inventory', ($2::text[])[1 + abs(hashint4(n) % 9)], 'Draft', 'TPP' || n, '', n, n, n,
  date '2016-01-01' + abs(hashint4(n * 3) % 3650), date '2026-01-01' + n % 365, NULL,
  'Buyer ' || n % 9973, 'Seller ' || n % 611, 'Resort ' || n % 41, (n % 899)::text, (n % 52)::text,
  'Agent ' || n % 23, 'Closing ' || n % 3, 10000 + abs(hashint4(n * 7) % 90000), 500, 9500, '{}'
FROM generate_series(1, $1::int) n`;

function row(ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return {
    what: `a filtered, sorted page of the contract list at ${MANY.toLocaleString('en-US')} rows, p95`,
    ours,
    baseline,
    against: `the same at ${FEW.toLocaleString('en-US')} rows`,
    ratio,
    aim: 'at most 2x',
    unit: 'ms',
    met: ratio <= 2,
  };
}
