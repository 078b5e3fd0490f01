import type pg from 'pg';

/** Far below what a sealed file takes as one piece. */
const PIECE_BYTES = 4_000_000;
const FIRST_ROWS = 50;
/** The rows before say how many are fetched, and the next ones may be a megabyte each. */
const MOST_ROWS = 500;

/** A table whose rows a backup holds. */
export interface BackedUpTable {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** Read models are made of the events again, so what stands in their place is not kept; reactions go on from where they were. */
const LEFT_OUT = new Set(['public.migration', 'public.presence', 'public.saving_command', 'projection.shape', 'projection.change_log', 'projection.rebuild', 'projection.request', 'graphile_worker.migrations']);

const REACTIONS = `(SELECT name FROM projection.checkpoint WHERE tables = '{}')`;
const ONLY: Readonly<Record<string, string>> = {
  'projection.checkpoint': `WHERE tables = '{}'`,
  'projection.parked': `WHERE projection IN ${REACTIONS}`,
  'projection.skipped': `WHERE projection IN ${REACTIONS}`,
};

/** Those that others refer to come first. */
export async function tablesToBackUp(client: pg.ClientBase): Promise<readonly BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { readonly needs: readonly string[] }>(TABLES);
  const left = rows.filter((table) => !LEFT_OUT.has(nameOf(table)));
  const names = new Set(left.map(nameOf));
  const ordered: BackedUpTable[] = [];
  const done = new Set<string>();
  const isFree = (table: (typeof left)[number]) => table.needs.every((need) => need === nameOf(table) || done.has(need) || !names.has(need));
  while (done.size < names.size) {
    const free = left.filter((table) => !done.has(nameOf(table)) && isFree(table));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const table of free) done.add(nameOf(table));
    ordered.push(...free);
  }
  return ordered;
}

/** Arrays of rows, as JSON, of some megabytes: a row that is larger stands alone. */
export async function* rowsOf(client: pg.ClientBase, table: BackedUpTable): AsyncGenerator<{ readonly rows: number; readonly json: Buffer }> {
  const columns = table.columns.map(quoted).join(', ');
  await client.query(`DECLARE backed_up NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS row FROM (SELECT ${columns} FROM ${quoted(table.schema)}.${quoted(table.table)} ${ONLY[nameOf(table)] ?? ''}) r`);
  for (let most = FIRST_ROWS; ; ) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${most} FROM backed_up`);
    if (rows.length === 0) break;
    let bytes = 0;
    for (const piece of cut(rows.map(({ row }) => row))) {
      bytes += piece.json.length;
      yield piece;
    }
    most = Math.min(MOST_ROWS, Math.max(1, Math.floor((PIECE_BYTES * rows.length) / bytes)));
  }
  await client.query('CLOSE backed_up');
}

function* cut(rows: readonly string[]): Generator<{ readonly rows: number; readonly json: Buffer }> {
  let [piece, bytes]: [string[], number] = [[], 0];
  for (const row of rows) {
    const size = Buffer.byteLength(row);
    if (piece.length > 0 && bytes + size > PIECE_BYTES) {
      yield jsonOf(piece);
      [piece, bytes] = [[], 0];
    }
    piece.push(row);
    bytes += size + 1;
  }
  yield jsonOf(piece);
}

function jsonOf(rows: readonly string[]): { readonly rows: number; readonly json: Buffer } {
  return { rows: rows.length, json: Buffer.from(`[${rows.join(',')}]`) };
}

export async function insertRows(client: pg.ClientBase, { schema, table, columns }: BackedUpTable, json: string): Promise<void> {
  const name = `${quoted(schema)}.${quoted(table)}`;
  const list = columns.map(quoted).join(', ');
  await client.query(`INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1)`, [json]);
}

export function nameOf({ schema, table }: Pick<BackedUpTable, 'schema' | 'table'>): string {
  return `${schema}.${table}`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const TABLES = `
SELECT n.nspname AS schema, c.relname AS table,
  (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
  (SELECT coalesce(json_agg(fn.nspname || '.' || f.relname), '[]') FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
   WHERE k.conrelid = c.oid AND k.contype = 'f') AS needs
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind = 'r' AND n.nspname IN ('public', 'event_store', 'projection', 'graphile_worker')
ORDER BY n.nspname, c.relname`;
