import pg from 'pg';
import { contractStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import type { Projection } from '../../projections/engine/projection.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import type { Target } from '../../projections/engine/write/target.js';
import { resaleContractList } from '../../projections/resale-contract-list/resale-contract-list.projector.js';
import { listPool } from '../list-pool.js';

/**
 * A read model's table as a rebuild would leave it, in a schema of its own: rows first, indexes after.
 * @param fill inserts the rows; what it does not say is blank
 * @param beside others that its list looks things up in
 */
export async function filledTable(databaseUrl: string, schema: string, readModel: Projection, table: string, fill: (pool: pg.Pool) => Promise<unknown>, beside: readonly Projection[] = []): Promise<pg.Pool> {
  const pool = listPool(databaseUrl, schema);
  const maker = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await makeEngineTables(maker);
    const tables = new ReadModelTables(maker);
    const all = [readModel, ...beside];
    await tables.learn(all);
    // As live ones: a build that nobody follows has a schema to itself, and a checkpoint holds one read model.
    const builds = all.map((one, place): readonly [Projection, Target] => [one, { id: `${schema} ${place}`, schema, followed: true }]);
    for (const [one, target] of builds) await tables.prepare(one, target, { bare: true });
    await blankUnlessSaid(pool, table);
    await fill(pool);
    for (const [one, target] of builds) await tables.finish(one, target);
    await pool.query('VACUUM ANALYZE');
    return pool;
  } finally {
    await maker.end();
  }
}

/** The list of contracts. */
export function filledList(databaseUrl: string, schema: string, count: number): Promise<pg.Pool> {
  return filledTable(databaseUrl, schema, resaleContractList, 'resale_contract_list', (pool) => pool.query(CONTRACTS, [count, contractStatuses]));
}

/** Columns come and go: what is not said is blank. */
async function blankUnlessSaid(pool: pg.Pool, table: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND data_type = 'text' AND is_nullable = 'NO' AND is_generated = 'NEVER'`,
    [table],
  );
  for (const { name } of rows) await pool.query(`ALTER TABLE ${table} ALTER COLUMN "${name}" SET DEFAULT ''`);
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
