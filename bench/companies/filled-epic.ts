import type pg from 'pg';

/** Contracts of ten years, each with a member: financed every other one, a price changed every fifth, canceled every twentieth; members pending for a month, then active. */
export async function fillEpic(pool: pg.Pool, members: number): Promise<void> {
  await pool.query('CREATE TABLE product_list AS SELECT n AS "productId", \'Tier \' || n AS "memberTier", 1000 * n AS "listPrice" FROM generate_series(0, 3) n');
  for (const statement of [...sums(SOLD, `"contractDate", payment`, 'sold, volume, "overLimit"', ['sold_membership_days', 'sold_membership_days_told']), ...sums(ENROLLED, `month, "memberStatus", "membershipTier"`, 'members', ['enrolled_member_months'])]) await pool.query(statement, [members]);
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

/** One table as of now, and where there is another, one by the day on which it was told. */
function sums(told: string, of: string, adds: string, [now, byDay]: readonly [now: string, byDay?: string]): readonly string[] {
  const summed = adds.split(', ').map((column) => `sum(${column})`).join(', ');
  const into = (table: string, by: string) => `INSERT INTO ${table} (key, ${by}, ${adds}) SELECT concat_ws(' ', ${by}), ${by}, ${summed} FROM (${told}) AS told GROUP BY ${by}`;
  return [into(now, of), ...(byDay === undefined ? [] : [into(byDay, `${of}, day`)])];
}
