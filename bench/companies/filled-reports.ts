import type pg from 'pg';

const SOURCES = 24;
const REPS = 40;

/** Where a report finds the names of reps. */
export function employeeTable(pool: pg.Pool): Promise<unknown> {
  return pool.query(`CREATE TABLE employee_list AS SELECT n AS "employeeId", 'First ' || n AS "firstName", 'Last ' || n AS "lastName", 'Team ' || n % 10 AS team FROM generate_series(1, ${REPS}) n`);
}

/** Tours of ten years with a contract of every third, booked up to forty days before and sold on their day; a tenth of the sales is rescinded within the week. */
export async function fillReports(pool: pg.Pool, tours: number): Promise<void> {
  await pool.query(TOURS, [tours]);
  for (const statement of TOTALS) await pool.query(statement);
}

const TOURS = `
INSERT INTO counted_tours (key, "tourId", day, known, "sourceKey", "repKey", contracts, "tourDate", "tourStatus", "tourResult", "marketingSource", "assignedEmployeeId")
SELECT 'tour ' || n, n, date '2016-01-01' + abs(hashint4(n)) % 3650, true, 'source ' || abs(hashint4(n * 5)) % ${SOURCES}, '#' || 1 + abs(hashint4(n * 11)) % ${REPS}, '{}',
  date '2016-01-01' + abs(hashint4(n)) % 3650, 'Ended', CASE WHEN n % 3 = 0 THEN 'Purchased' ELSE 'No Sale' END, 'Source ' || abs(hashint4(n * 5)) % ${SOURCES}, 1 + abs(hashint4(n * 11)) % ${REPS}
FROM generate_series(1, $1::int) n`;

/** What a tour adds, and when it became known: booked, then ended, then sold, then rescinded. */
const COUNTED = `
SELECT "tourId", "tourDate", "sourceKey", "repKey", lens, since, booked, 0 AS "noShowCanceled", 0 AS "notQualified", ended, sales, volume AS "salesVolume", volume AS "endedVolume", rescinded, rescinded * volume AS "rescindedVolume"
FROM counted_tours, LATERAL (
  SELECT 'tours' AS lens, "tourDate" - "tourId" % 40 AS since, 1 AS booked, 0 AS ended, 0 AS sales, 0 AS volume, 0 AS rescinded
  UNION ALL SELECT 'tours', "tourDate", 0, 1, 0, 0, 0
  UNION ALL SELECT kind, "tourDate", 0, 0, 1, 9000 + "tourId" % 7000, 0 FROM unnest(ARRAY['all', 'resale', 'all closed']) kind WHERE "tourResult" = 'Purchased'
  UNION ALL SELECT kind, "tourDate" + 6, 0, 0, 0, 0, 1 FROM unnest(ARRAY['all', 'resale', 'all closed']) kind WHERE "tourResult" = 'Purchased' AND "tourId" % 30 = 0
) AS told`;
const LISTED = `booked, "noShowCanceled", "notQualified", ended, sales, "salesVolume", "endedVolume", rescinded, "rescindedVolume"`;
const SUMMED = LISTED.split(', ').map((column) => `sum(${column})`).join(', ');

const total = (table: string, ...by: readonly (readonly [column: string, sql: string])[]) => `INSERT INTO ${table} (key, ${by.map(([column]) => `"${column}"`).join(', ')}, ${LISTED})
  SELECT concat_ws(' ', ${by.map(([, sql]) => sql).join(', ')}), ${by.map(([, sql]) => sql).join(', ')}, ${SUMMED} FROM (${COUNTED}) AS counted GROUP BY ${by.map((_, place) => place + 2).join(', ')}`;

const LENS = ['lens', 'lens'] as const;
const MONTH = ['month', `date_trunc('month', "tourDate")::date`] as const;
const bySourceAndByRep = (table: string, ...of: readonly (readonly [column: string, sql: string])[]) =>
  [['source', '"sourceKey"'], ['rep', '"repKey"']].map(([dimension, name]) => total(table, ...of, ['dimension', `'${dimension}'::text`], ['name', name!], LENS));

const TOTALS = [
  ...bySourceAndByRep('counted_tour_days', ['tourDate', '"tourDate"']),
  ...bySourceAndByRep('counted_tour_months', MONTH),
  ...bySourceAndByRep('counted_tour_months_told_in_months', MONTH, ['day', `date_trunc('month', since)::date`]),
  ...bySourceAndByRep('counted_tour_months_told_in_days', MONTH, ['day', 'since']),
  total('counted_tour_standings', ['day', 'since'], ['tourId', '"tourId"'], ['tourDate', '"tourDate"'], ['sourceKey', '"sourceKey"'], ['repKey', '"repKey"'], LENS),
];
