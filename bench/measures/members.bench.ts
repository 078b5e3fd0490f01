import type pg from 'pg';
import { EVERYTHING } from '../../projections/lists/list-visibility.js';
import type { ListRequest } from '../../projections/lists/list-request.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import { memberContracts } from '../../projections/member-contracts/member-contracts.projector.js';
import { memberList } from '../../projections/member-list/member-list.projector.js';
import { memberListQuery } from '../../projections/member-list/member-list.queries.js';
import { memberLookUp } from '../../projections/member-look-up/member-look-up.projector.js';
import { memberLookUpQuery } from '../../projections/member-look-up/member-look-up.queries.js';
import { percentile, type BenchRow } from '../bench-row.js';
import { filledTable } from '../companies/filled-list.js';

const FEW = 2_000;
const MANY = 200_000;
const ASKED = 2_000;
const WARM_UP = 200;
/** As much as the server asks for. */
const MOST = 20;

const LOOK_UPS = `INSERT INTO member_look_up ("memberId", "rciNumber", "lastName") SELECT n, lpad((n * 7919 % 999999937)::text, 9, '0'), 'name' || n % 9973 FROM generate_series(1, $1::int) n`;
const MEMBERS = `
INSERT INTO member_list ("memberId", "firstName", "lastName", email, "epicContractId", "currentYearEpicAdvPointsAvail", "currentYearMaxEpicAdvPoints", "pointsUseYear", document)
SELECT n, 'First ' || n % 611, 'Last ' || n % 9973, 'member' || n || '@example.com', n, 15000, 20000, 2026, '{}' FROM generate_series(1, $1::int) n`;

const CONTRACTS = `INSERT INTO member_contract ("epicContractId", "contractStatus", signed) SELECT n, 'Signed', 'Yes' FROM generate_series(1, $1::int) n`;

interface Asked {
  readonly what: string;
  /** Of whom, from 1. */
  request(member: number): ListRequest;
  readonly fill: (schema: string, count: number) => Promise<pg.Pool>;
  readonly query: typeof memberLookUpQuery | typeof memberListQuery;
}

/**
 * What the portal asks before it opens a member, and the office before it shows other memberships of a person: among few members
 * and among many, turn by turn.
 * @param databaseUrl a fresh database
 */
export async function runMembersBench(databaseUrl: string): Promise<BenchRow[]> {
  const asked: readonly Asked[] = [
    {
      what: 'an agent’s look-up by RCI number',
      request: (member) => ({ filters: [{ field: 'rciNumber', op: 'is', value: String((member * 7_919) % 999_999_937).padStart(9, '0') }], sort: 'memberId', limit: MOST }),
      fill: (schema, count) => filledTable(databaseUrl, `${schema}_look_up`, memberLookUp, 'member_look_up', (pool) => pool.query(LOOK_UPS, [count])),
      query: memberLookUpQuery,
    },
    {
      what: 'other memberships of a person by mail address',
      request: (member) => ({ filters: [{ field: 'email', op: 'is', value: `member${member}@example.com` }], sort: 'memberId', limit: MOST }),
      fill: (schema, count) => filledTable(databaseUrl, `${schema}_members`, memberList, 'member_list', (pool) => pool.query(MEMBERS, [count]).then(() => pool.query(CONTRACTS, [count])), [memberContracts]),
      query: memberListQuery,
    },
  ];
  const rows: BenchRow[] = [];
  for (const one of asked) rows.push(await measured(one));
  return rows;
}

async function measured(asked: Asked): Promise<BenchRow> {
  const [few, many] = [await asked.fill('few', FEW), await asked.fill('many', MANY)];
  try {
    const times = { few: [] as number[], many: [] as number[] };
    for (let time = -WARM_UP; time < ASKED; time++) {
      const one = { few: await read(few, asked, 1 + ((time + WARM_UP) * 37) % FEW), many: await read(many, asked, 1 + ((time + WARM_UP) * 3_701) % MANY) };
      if (time >= 0) for (const which of ['few', 'many'] as const) times[which].push(one[which]);
    }
    return row(asked.what, percentile(times.many, 0.95), percentile(times.few, 0.95));
  } finally {
    await Promise.all([few.end(), many.end()]);
  }
}

async function read(pool: pg.Pool, { query, request }: Asked, member: number): Promise<number> {
  const { text, values } = query.page(request(member), EVERYTHING);
  const started = performance.now();
  const { rows } = await pool.query({ text, values: [...values], types: rowTypes });
  if (rows.length !== 1) throw new Error(`${rows.length} members in place of one`);
  return performance.now() - started;
}

function row(what: string, ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return { what: `${what} among ${MANY.toLocaleString('en-US')} members, p95`, ours, baseline, against: `the same among ${FEW.toLocaleString('en-US')}`, ratio, aim: 'at most 1.5x', unit: 'ms', met: ratio <= 1.5 };
}
