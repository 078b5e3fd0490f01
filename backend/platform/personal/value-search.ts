import type pg from 'pg';
import { textsIn, ValueIndex, WORD } from './value-index.js';

/** What is kept, whoever it names: by its table, or by the kind of record, `resaleContract`, that its stream is of. */
export interface KeptBy {
  readonly tables: readonly string[];
  readonly streams: readonly string[];
}

export interface Sought {
  readonly values: readonly string[];
  /** Streams of the record and of what belongs to it. */
  readonly streams: readonly string[];
  readonly leadIds: readonly number[];
  /** What their own streams say that is nobody's secret, such as the name of a rep: a row that says no more has nothing of theirs. */
  readonly staying: ReadonlySet<string>;
  readonly keptBy: KeptBy;
}

export interface Found {
  readonly tables: number;
  readonly rows: number;
  readonly found: readonly Rows[];
  readonly kept: readonly Rows[];
  readonly elsewhere: readonly Rows[];
}

export interface Rows {
  readonly table: string;
  readonly rows: number;
}

/** What a sealed row says, and whether it is theirs who are erased. */
export interface Told {
  readonly text: string;
  readonly own: boolean;
}

/** How a table says whose a row is. */
const OWNERS = [
  { column: 'stream', sql: 't.stream = ANY($2::text[])' },
  { column: 'about', sql: 't.about = ANY($2::text[])' },
  { column: 'leadId', sql: 't."leadId"::text = ANY($3::text[])' },
  { column: 'lead_id', sql: 't.lead_id::text = ANY($3::text[])' },
];

/** Looks at every row of every table for values, as text, whatever the case. */
export async function searchedFor({ values, streams, leadIds, staying, keptBy }: Sought, client: pg.ClientBase): Promise<Found> {
  const patterns = values.flatMap(patternsOf);
  const index = new ValueIndex(values);
  const { rows: tables } = await client.query<{ schema: string; name: string; columns: string[] }>(TABLES);
  const proof = { found: [] as Rows[], kept: [] as Rows[], elsewhere: [] as Rows[] };
  let rows = 0;
  for (const { schema, name, columns } of tables) {
    const owner = OWNERS.find(({ column }) => columns.includes(column))?.sql ?? 'false';
    const kept = keptBy.tables.includes(name) ? 'true' : columns.includes('stream') ? `split_part(t.stream, '-', 1) = ANY($4::text[])` : 'false';
    const { rows: counted } = await client.query<Counted>(
      `SELECT count(*)::int AS rows, count(*) FILTER (WHERE says AND kept)::int AS kept,
         array_agg(said) FILTER (WHERE says AND NOT kept AND own) AS own, count(*) FILTER (WHERE says AND NOT kept AND NOT own)::int AS elsewhere
       FROM (SELECT row_to_json(t)::text AS said, row_to_json(t)::text ILIKE ANY($1::text[]) AS says, coalesce(${owner}, false) AS own, coalesce(${kept}, false) AS kept
         FROM ${quoted(schema)}.${quoted(name)} t WHERE cardinality($2::text[]) >= 0 AND cardinality($3::text[]) >= 0 AND cardinality($4::text[]) >= 0) AS searched`,
      [patterns, streams, leadIds.map(String), keptBy.streams],
    );
    const { own, ...others } = counted[0]!;
    const count = { ...others, found: (own ?? []).filter((row) => textsIn(JSON.parse(row)).some((text) => !staying.has(text) && index.isSaidIn(text))).length };
    rows += count.rows;
    for (const part of ['found', 'kept', 'elsewhere'] as const) if (count[part] > 0) proof[part].push({ table: `${schema}.${name}`, rows: count[part] });
  }
  return { tables: tables.length, rows, ...proof };
}

interface Counted extends Readonly<Record<'rows' | 'kept' | 'elsewhere', number>> {
  readonly own: readonly string[] | null;
}

/** The same, of what the database keeps sealed and was opened to be searched. */
export async function toldIn(pieces: AsyncIterable<readonly Told[]>, values: readonly string[], client: pg.ClientBase): Promise<Pick<Found, 'found' | 'elsewhere'> & { readonly opened: number }> {
  const patterns = values.flatMap(patternsOf);
  const [table, counts] = ['public.incoming', { opened: 0, own: 0, others: 0 }];
  for await (const piece of pieces) {
    const { rows } = await client.query<{ own: number; others: number }>(SAYING, [patterns, piece.map(({ text }) => text), piece.map(({ own }) => own)]);
    counts.opened += piece.length;
    counts.own += rows[0]!.own;
    counts.others += rows[0]!.others;
  }
  const rowsOf = (rows: number) => (rows > 0 ? [{ table, rows }] : []);
  return { opened: counts.opened, found: rowsOf(counts.own), elsewhere: rowsOf(counts.others) };
}

function patternsOf(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1).replace(/[\\%_]/g, '\\$&');
  if (value.length < WORD) return [`%"${inJson}"%`];
  const digits = value.replace(/\D/g, '');
  // A phone is found however it is written together.
  return /^\+\d{8,}$/.test(value) ? [`%${inJson}%`, `%${digits.slice(-10)}%`] : [`%${inJson}%`];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

// What is being built is built from events that say nothing any more, and may be gone before it is its turn.
const TABLES = `
SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text) AS columns
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT LIKE 'rebuild\\_%' AND has_table_privilege(c.oid, 'SELECT')
GROUP BY 1, 2 ORDER BY 1, 2`;

const SAYING = `
SELECT count(*) FILTER (WHERE own)::int AS own, count(*) FILTER (WHERE NOT own)::int AS others
FROM unnest($2::text[], $3::boolean[]) AS given(said, own) WHERE said ILIKE ANY($1::text[])`;
