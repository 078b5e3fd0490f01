import type pg from 'pg';
import { contractStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import type { ListRequest } from '../../projections/lists/list-request.js';
import { EVERYTHING } from '../../projections/lists/list-visibility.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import { resaleContractListQuery } from '../../projections/resale-contract-list/resale-contract-list.queries.js';
import { percentile, type BenchRow } from '../bench-row.js';
import { filledList } from '../companies/filled-list.js';

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
