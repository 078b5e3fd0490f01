import type pg from 'pg';

/** Contracts of these numbers are nobody else's. */
const FIRST_ID = 900_000;

/**
 * Sales of one day, in the read model alone: copies of a sale that the day's week pays, each with a number of its own and the
 * contract of the list beside it.
 */
export async function fillPayWeek(pool: pg.Pool, { copyOf, day, count, from = FIRST_ID }: { readonly copyOf: number; readonly day: string; readonly count: number; readonly from?: number }): Promise<void> {
  const { rows } = await pool.query<{ column_name: string }>(`SELECT column_name FROM information_schema.columns WHERE table_schema = 'read_model' AND table_name = 'resale_contract_list' AND column_name NOT IN ('contractId', 'contractDate') AND is_generated = 'NEVER' AND is_identity = 'NO'`);
  const others = rows.map(({ column_name: name }) => `"${name}"`).join(', ');
  await pool.query(`INSERT INTO read_model.resale_contract_list ("contractId", "contractDate", ${others}) SELECT n, $4::date, ${others} FROM read_model.resale_contract_list, generate_series($2::int, $2::int + $3::int - 1) n WHERE "contractId" = $1`, [copyOf, from, count, day]);
  await pool.query(
    `INSERT INTO read_model.commissioned_sales ("saleId", kind, "contractId", "contractStatus", "contractDate", "paidInFullDate", "salesAgent", "toName", facts)
     SELECT 'resale-' || n, kind, n, "contractStatus", $4::date, "paidInFullDate", "salesAgent", "toName", jsonb_set(facts, '{contractDate,value}', to_jsonb($4::date::text))
       FROM read_model.commissioned_sales, generate_series($2::int, $2::int + $3::int - 1) n WHERE "saleId" = 'resale-' || $1::text`,
    [copyOf, from, count, day],
  );
}
