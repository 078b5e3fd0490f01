import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { importLegacyExport, type ImportReport } from '../../backend/legacy-import/import-legacy-export.js';
import { IdSequence } from '../../backend/platform/commands/id-sequence.js';
import { migrate } from '../../backend/platform/database/migrate.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { silent } from '../../projections/engine/logger.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { readModels } from '../../backend/read-models.js';

const demoCompany = fileURLToPath(new URL('../../demo-company', import.meta.url));

interface Expected {
  readonly imported: Readonly<Record<string, number>>;
  readonly rejected: readonly unknown[];
  readonly warned: readonly unknown[];
  readonly contractsByStatus: Readonly<Record<string, number>>;
  readonly contractPurchasePriceByMonth: Readonly<Record<string, string>>;
  readonly epicContractsByStatus: Readonly<Record<string, number>>;
  readonly membersByTier: Readonly<Record<string, number>>;
  readonly membersByStatus: Readonly<Record<string, number>>;
  readonly toursByStatus: Readonly<Record<string, number>>;
  readonly pointsBalance: number;
}

const expected = JSON.parse(readFileSync(new URL('./expected.json', import.meta.url), 'utf8')) as Expected;

/** The read model that each file's rows end in. */
const tables: Readonly<Record<string, string>> = {
  Employees: 'employee_list',
  Users: 'user_list',
  GiftTypes: 'gift_type_list',
  Leads: 'lead_list',
  Interests: 'interest_list',
  Tours: 'tour_list',
  Inventories: 'inventory_list',
  Contracts: 'resale_contract_list',
  Products: 'product_list',
  EpicContracts: 'epic_contract_list',
  Members: 'member_list',
  EpicAdvantageContracts: 'points_purchases',
  PointLedgers: 'points_ledger',
};

describe('the import of the legacy export', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let store: PostgresEventStore;
  let engine: ProjectionEngine;
  let ids: IdSequence;
  let report: ImportReport;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 20, options: '-c search_path=public,read_model' });
    await migrate(pool);
    store = await PostgresEventStore.open(database.url);
    ids = new IdSequence(pool);
    engine = new ProjectionEngine({ pool, store, vocabulary, projections: readModels, log: silent });
    await engine.start();
    report = await importLegacyExport(demoCompany, { store, ids });
    await everythingShown();
  }, 120_000);

  afterAll(async () => {
    await engine.stop();
    await store.close();
    await pool.end();
    await database.drop();
  });

  async function everythingShown(): Promise<void> {
    const { position } = await store.head();
    const shown = await Promise.all(readModels.map(({ name }) => engine.feed.waitFor(name, position, 60_000)));
    expect(shown.every(Boolean)).toBe(true);
  }

  async function byKey(sql: string): Promise<Record<string, unknown>> {
    const { rows } = await pool.query<{ key: string; value: unknown }>(sql);
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }

  it('refuses exactly the rows that cannot be kept', () => {
    expect(report.rejected).toEqual(expected.rejected);
  });

  it('warns of exactly the rows that look wrong', () => {
    expect(report.warned).toEqual(expected.warned);
  });

  it('shows every other row in its read model', async () => {
    const counts = await Promise.all(
      Object.entries(tables).map(
        async ([file, table]) => [file, await count(`SELECT count(*)::int AS count FROM ${table}`)] as const,
      ),
    );
    expect(Object.fromEntries(counts)).toEqual(expected.imported);
    expect(Object.fromEntries(Object.entries(report.files).map(([file, { imported }]) => [file, imported]))).toEqual(
      expected.imported,
    );
  });

  it('parks nothing', async () => {
    const states = await engine.status();
    expect(states.flatMap((state) => (state.parkedCount > 0 ? [state.name] : []))).toEqual([]);
  });

  it('comes to the contracts of each status and the prices of each month', async () => {
    expect(await byKey('SELECT "contractStatus" AS key, count AS value FROM resale_contract_totals')).toEqual(
      expected.contractsByStatus,
    );
    expect(await byKey('SELECT month AS key, sum("purchasePrice")::text AS value FROM resale_contract_months GROUP BY 1')).toEqual(
      expected.contractPurchasePriceByMonth,
    );
  });

  it('tells of each signed contract that its buyer can rescind no more, and of no other', async () => {
    const goodOf = (condition: string) => count(`SELECT count(*)::int AS count FROM resale_contract_list WHERE ${condition}`);
    const signed = `"contractStatus" IN ('Signed', 'Preparing To Close', 'Closed', 'Accounting Complete')`;
    const isOver = `"lastDayToRescind" < '2026-09-01'`;
    expect(await goodOf(`${signed} AND ${isOver}`)).toBeGreaterThan(0);
    expect(await goodOf(`${signed} AND ${isOver} AND ("goodSince" <= "lastDayToRescind") IS NOT FALSE`)).toBe(0);
    expect(await goodOf(`NOT ${signed} AND "goodSince" IS NOT NULL`)).toBe(0);
  });

  it('comes to the membership contracts of each status and the members of each tier and status', async () => {
    expect(await byKey('SELECT "contractStatus" AS key, count AS value FROM epic_contract_totals')).toEqual(
      expected.epicContractsByStatus,
    );
    expect(await byKey(`SELECT name AS key, count AS value FROM member_totals WHERE dimension = 'tier'`)).toEqual(
      expected.membersByTier,
    );
    expect(await byKey(`SELECT name AS key, count AS value FROM member_totals WHERE dimension = 'status'`)).toEqual(
      expected.membersByStatus,
    );
  });

  it('comes to the tours of each status', async () => {
    expect(await byKey('SELECT "tourStatus" AS key, count AS value FROM tour_status_total')).toEqual(expected.toursByStatus);
  });

  it('comes to the balance of the points ledger', async () => {
    expect(await count('SELECT balance::int AS count FROM points_balance')).toBe(expected.pointsBalance);
  });

  it('comes on the Epic dashboard to the same members and points, and to the memberships that the files sold', async () => {
    expect(await byKey('SELECT "membershipTier" AS key, sum(members)::int AS value FROM enrolled_member_months GROUP BY 1')).toEqual(expected.membersByTier);
    expect(await byKey('SELECT "memberStatus" AS key, sum(members)::int AS value FROM enrolled_member_standings GROUP BY 1')).toEqual(expected.membersByStatus);
    expect(await count('SELECT sum(points)::int AS count FROM points_days')).toBe(expected.pointsBalance);
    const { rows: files } = await pool.query<{ sold: number; volume: string }>(
      `SELECT count(*)::int AS sold, sum((data ->> 'totalPurchasePrice')::numeric) AS volume FROM event_store.event WHERE type = 'EpicContractImported' AND data ->> 'contractStatus' <> 'Canceled'`,
    );
    expect(files[0]!.sold).toBeGreaterThan(50);
    for (const table of ['sold_membership_days', 'sold_membership_days_told']) {
      const { rows } = await pool.query<{ sold: number; volume: string }>(`SELECT sum(sold)::int AS sold, sum(volume) AS volume FROM ${table}`);
      expect([table, rows[0]]).toEqual([table, files[0]]);
    }
  });

  it('leaves each member the points that the old system said were left', async () => {
    const differing = await pool.query(
      `SELECT "memberId" FROM member_list WHERE "currentYearEpicAdvPointsAvail" <> (document ->> 'currentYearEpicAdvPointsAvail')::int`,
    );
    expect(differing.rows).toEqual([]);
  });

  it('numbers new records after the imported ones', async () => {
    expect(await ids.next('tour', '3b7c1d2e-0000-4000-8000-000000000001')).toBe(1201);
    expect(await ids.next('resaleContract', '3b7c1d2e-0000-4000-8000-000000000001')).toBe(1133);
  });

  it('appends nothing when it runs again', async () => {
    const before = await store.head();
    const again = await importLegacyExport(demoCompany, { store, ids });
    expect((await store.head()).position).toBe(before.position);
    for (const [file, counts] of Object.entries(again.files)) {
      expect({ file, ...counts }).toEqual({
        file,
        kept: expected.imported[file],
        imported: 0,
        alreadyThere: expected.imported[file],
      });
    }
    expect(again.rejected).toEqual(expected.rejected);
  });

  async function count(sql: string): Promise<number> {
    return (await pool.query<{ count: number }>(sql)).rows[0]?.count ?? 0;
  }
});
