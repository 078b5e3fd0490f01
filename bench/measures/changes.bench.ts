import pg from 'pg';
import { changesProjection } from '../../projections/changes/changes.projector.js';
import { changesQuery } from '../../projections/changes/changes.queries.js';
import type { ChangeRow } from '../../projections/changes/changes.read-model.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import type { Filter, ListRequest } from '../../projections/lists/list-request.js';
import type { Visibility } from '../../projections/lists/list-visibility.js';
import type { Projection } from '../../projections/engine/projection.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import type { Target } from '../../projections/engine/write/target.js';
import { percentile, type BenchRow } from '../bench-row.js';
import { listPool } from '../list-pool.js';

const FEW = 50_000;
const MANY = 5_000_000;
const PAGES = 420;
const WARM_UP = 84;
const PAGE_SIZE = 100;

const changes = changesProjection([]) as Projection;

/** Somebody from accounting, who sees what is not sensitive of two kinds of record out of four. */
const visibility: Visibility = { hidden: new Set(), only: [{ field: 'category', values: ['area0', 'area1'] }, { field: 'needs', values: [''] }] };

const is = (field: string, value: string): Filter => ({ field, op: 'is', value });
const since = (value: string): Filter => ({ field: 'at', op: 'from', value });

/** What people ask for: a field, the amounts of a week, a person, a record, an area, everything, and two at a time. */
const asked: readonly (readonly Filter[])[] = [
  [is('field', 'area0.field7')],
  [is('group', 'Money'), since('2026-11-16')],
  [is('actor', 'person:11')],
  [is('stream', 'area0-400')],
  [is('category', 'area1'), since('2026-01-01')],
  [is('imported', 'false')],
  [is('actor', 'person:12'), is('group', 'Money')],
];

/**
 * A filtered page of all changes, every third one far behind the first, among five million changes and among fifty thousand, turn by turn.
 * @param databaseUrl a fresh database
 */
export async function runChangesBench(databaseUrl: string): Promise<BenchRow[]> {
  const few = await filled(databaseUrl, 'few_changes', FEW);
  const many = await filled(databaseUrl, 'many_changes', MANY);
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
  const { text, values } = changesQuery.page(requestOf(page), visibility);
  const started = performance.now();
  const { rows } = await list.query<ChangeRow>({ text, values: [...values], types: rowTypes });
  if (rows.length === 0) throw new Error(`Page ${page} is empty`);
  return performance.now() - started;
}

function requestOf(page: number): ListRequest {
  const filters = asked[page % asked.length]!;
  const far = page % 3 === 2 && !filters.some(({ op }) => op === 'from');
  return { filters, sort: '-at', limit: PAGE_SIZE, ...(far && { after: { value: '2024-06-01T12:00:00.000Z', key: '9' } }) };
}

/** The read model as a rebuild would leave it: rows first, indexes after. */
async function filled(databaseUrl: string, schema: string, count: number): Promise<pg.Pool> {
  const pool = listPool(databaseUrl, schema);
  const maker = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await makeEngineTables(maker);
    const tables = new ReadModelTables(maker);
    await tables.learn([changes]);
    const target: Target = { id: schema, schema, followed: false };
    await tables.prepare(changes, target, { bare: true });
    await pool.query(CHANGES, [count]);
    await tables.finish(changes, target);
    await pool.query('VACUUM ANALYZE change');
    return pool;
  } finally {
    await maker.end();
  }
}

/** Five years up to November 22nd 2026 by forty people: three changes a save, an amount every second, one in eight sensitive, one in ten taken over. */
const CHANGES = `
INSERT INTO change (key, at, stream, category, record, revision, save, "actorKind", imported, actor, "actorName", field, label, "of", "group", kind,
  "before", "after", difference, computed, reason, needs, written)
SELECT lpad(n::text, 16, '0') || '.000', timestamptz '2026-11-22' - interval '5 years' * (1 - n::float8 / $1::int), area || '-' || record, area, record::text,
  n % 60, 'save' || n / 3, CASE WHEN old THEN 'import' ELSE 'person' END, old, CASE WHEN old THEN 'import:legacy-import' ELSE 'person:' || who END,
  CASE WHEN old THEN 'Legacy import' ELSE 'Person ' || who END, CASE WHEN old THEN '' ELSE area || '.field' || what END, 'Field ' || what, '',
  CASE WHEN what % 2 = 1 THEN 'Money' ELSE '' END, CASE WHEN what % 2 = 1 THEN 'money' ELSE 'text' END, (n % 9000)::text, (n % 9100)::text,
  CASE WHEN what % 2 = 1 THEN 100 END, what % 3 = 0, CASE WHEN n % 4 = 0 THEN 'Reason ' || n % 997 ELSE '' END,
  CASE WHEN what % 8 = 0 THEN 'Contracts_Sensitive' ELSE '' END, ''
FROM (SELECT n, 'area' || (abs(hashint4(n)) % 4) AS area, abs(hashint4(n / 3 * 7)) % 500 AS record, abs(hashint4(n / 3 * 11)) % 40 AS who,
    abs(hashint4(n * 13)) % 30 AS what, n % 10 = 0 AS old FROM generate_series(1, $1::int) n) AS drawn`;

function row(ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return {
    what: `a filtered page of all changes at ${MANY.toLocaleString('en-US')}, p95`,
    ours,
    baseline,
    against: `the same at ${FEW.toLocaleString('en-US')}`,
    ratio,
    aim: 'at most 2x',
    unit: 'ms',
    met: ratio <= 2,
  };
}
