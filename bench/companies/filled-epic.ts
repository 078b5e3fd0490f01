import type pg from 'pg';

/** Contracts of ten years, each with a member: financed every other one, a price changed every fifth, canceled every twentieth; members pending for a month, then active. */
export async function fillEpic(pool: pg.Pool, members: number): Promise<void> {
  await pool.query('CREATE TABLE product_list AS SELECT n AS "productId", \'Tier \' || n AS "memberTier", 1000 * n AS "listPrice" FROM generate_series(0, 3) n');
  const statements = [
    ...[sums('sold_membership_days', SOLD_DAYS), sums('sold_membership_days_told', SOLD_DAYS, DAY)],
    ...[sums('sold_membership_months_told_in_months', SOLD_MONTHS, MONTH), sums('sold_membership_months_told_in_days', SOLD_MONTHS, DAY)],
    ...[sums('enrolled_member_months', ENROLLED_MONTHS), sums('enrolled_member_months_told_in_months', ENROLLED_MONTHS, MONTH), sums('enrolled_member_months_told_in_days', ENROLLED_MONTHS, DAY)],
  ];
  for (const statement of statements) await pool.query(statement, [members]);
  await pool.query(`INSERT INTO enrolled_member_standings (key, month, "memberStatus", "membershipTier", "memberId", "epicContractId", day, members) SELECT concat_ws(' ', n, "memberStatus", day, members), month, "memberStatus", "membershipTier", n, n, day, members FROM (${ENROLLED}) AS told`, [members]);
  await pool.query(`INSERT INTO points_days (key, "pointsDay", move, points) SELECT concat_ws(' ', day, move), date '2016-01-01' + day, move, sum(30000) FROM (SELECT abs(hashint4(n)) % 3650 AS day, (ARRAY['ceded', 'closedAndBought', 'other'])[1 + n % 3] AS move FROM generate_series(1, $1::int) n) AS moved GROUP BY day, move`, [members]);
}

const DATE = `date '2016-01-01' + abs(hashint4(n)) % 3650`;

const SOLD = `
SELECT n, ${DATE} AS "contractDate", CASE WHEN n % 2 = 0 THEN 'financed' ELSE 'paidInFull' END AS payment, ${DATE} + later AS day, sold, volume, 0 AS "overLimit"
FROM generate_series(1, $1::int) n, LATERAL (
  SELECT 0 AS later, 1 AS sold, 9995.00 AS volume
  UNION ALL SELECT 3, 0, -500.00 WHERE n % 5 = 0
  UNION ALL SELECT 10, -1, CASE WHEN n % 5 = 0 THEN -9495.00 ELSE -9995.00 END WHERE n % 20 = 0
) AS told`;

const ENROLLED = `
SELECT n, date_trunc('month', ${DATE})::date AS month, "memberStatus", 'Tier ' || n % 4 AS "membershipTier", ${DATE} + later AS day, members
FROM generate_series(1, $1::int) n, LATERAL (VALUES (0, 'Pending', 1), (30, 'Pending', -1), (30, 'Active', 1)) AS told(later, "memberStatus", members)`;

interface Summed {
  readonly told: string;
  readonly by: string;
  readonly adds: readonly string[];
}

const SOLD_ADDS = ['sold', 'volume', '"overLimit"'];
const SOLD_DAYS: Summed = { told: SOLD, by: '"contractDate", payment', adds: SOLD_ADDS };
const SOLD_MONTHS: Summed = { told: `SELECT *, date_trunc('month', "contractDate")::date AS month FROM (${SOLD}) AS sold`, by: 'month, payment', adds: SOLD_ADDS };
const ENROLLED_MONTHS: Summed = { told: ENROLLED, by: 'month, "memberStatus", "membershipTier"', adds: ['members'] };

/** When something was told. */
const DAY = 'day';
const MONTH = `date_trunc('month', day)::date`;

/** Fills a table of sums as of now, or by the day or month on which they were told. */
function sums(table: string, { told, by, adds }: Summed, on?: string): string {
  const [columns, values] = on === undefined ? [by, by] : [`${by}, day`, `${by}, ${on}`];
  return `INSERT INTO ${table} (key, ${columns}, ${adds.join(', ')}) SELECT concat_ws(' ', ${values}), ${values}, ${adds.map((column) => `sum(${column})`).join(', ')} FROM (${told}) AS told GROUP BY ${values}`;
}
