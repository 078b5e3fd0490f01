import type pg from 'pg';
import { textsIn, ValueIndex } from './value-index.js';
import { categoryIn } from '../../../events/kernel/stream-name.js';

/** What is kept, whoever it names: by its table, or by the kind of record, `resaleContract`, that its stream is of. */
export interface KeptBy {
  readonly tables: readonly string[];
  readonly streams: readonly string[];
}

export interface Sought {
  readonly values: readonly string[];
  /** Streams of the record and of what belongs to it. */
  readonly streams: ReadonlySet<string>;
  readonly leadIds: readonly number[];
  /** What their own streams say that is nobody's secret, such as the name of a rep: a row that says no more has nothing of theirs. */
  readonly staying: ReadonlySet<string>;
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

/** Read and searched before anybody else has their turn. */
const PIECE = 500;

/** How a table says whose a row is. */
const OWNERS = [
  { column: 'stream', says: 'stream' },
  { column: 'about', says: 'stream' },
  { column: 'leadId', says: 'lead' },
  { column: 'lead_id', says: 'lead' },
] as const;

type Part = 'found' | 'kept' | 'elsewhere';

interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

interface Row {
  readonly said: string;
  readonly owner: string | null;
  readonly stream: string | null;
}

/** Looks through tables for the values of several people at once, as text, whatever the case. */
export class ValueSearch {
  private readonly own: readonly { readonly index: ValueIndex; readonly leadIds: ReadonlySet<string> }[];

  constructor(
    private readonly people: readonly Sought[],
    private readonly keptBy: KeptBy,
    private readonly index: ValueIndex,
    private readonly client: pg.ClientBase,
  ) {
    this.own = people.map(({ values, leadIds }) => ({ index: new ValueIndex([values]), leadIds: new Set(leadIds.map(String)) }));
  }

  /** Rows that say themselves whose they are: few, and where something is left it is mostly there. */
  ownRows(): Promise<readonly Found[]> {
    return this.through((table) => {
      const owner = OWNERS.find(({ column }) => table.columns.includes(column));
      if (!owner) return undefined;
      const values = this.people.flatMap(({ streams, leadIds }): readonly string[] => (owner.says === 'stream' ? [...streams] : leadIds.map(String)));
      return { where: `WHERE t.${quoted(owner.column)}::text = ANY($1::text[])`, values: [values] };
    });
  }

  /** Every row of every table. */
  allRows(): Promise<readonly Found[]> {
    return this.through(() => ({ where: '', values: [] }));
  }

  private async through(which: (table: Table) => { readonly where: string; readonly values: readonly unknown[] } | undefined): Promise<readonly Found[]> {
    const { rows: tables } = await this.client.query<Table>(TABLES);
    const proofs = this.people.map(() => ({ found: [] as Rows[], kept: [] as Rows[], elsewhere: [] as Rows[] }));
    let all = 0;
    for (const table of tables) {
      const rows = which(table);
      if (!rows) continue;
      const counts = this.people.map((): Record<Part, number> => ({ found: 0, kept: 0, elsewhere: 0 }));
      for await (const piece of this.pieces(table, rows)) {
        all += piece.length;
        for (const row of piece) this.count(table, row, counts);
      }
      for (const [place, proof] of proofs.entries()) for (const part of ['found', 'kept', 'elsewhere'] as const) if (counts[place]![part] > 0) proof[part].push({ table: `${table.schema}.${table.name}`, rows: counts[place]![part] });
    }
    return proofs.map((proof) => ({ tables: tables.length, rows: all, ...proof }));
  }

  /** Each table in a transaction of its own: none holds up the vacuum of all others. */
  private async *pieces({ schema, name, columns }: Table, { where, values }: { readonly where: string; readonly values: readonly unknown[] }): AsyncGenerator<readonly Row[]> {
    const owner = OWNERS.find(({ column }) => columns.includes(column));
    const as = (column: string | undefined) => (column === undefined ? 'NULL' : `t.${quoted(column)}::text`);
    await this.client.query('BEGIN READ ONLY');
    try {
      const statement = `SELECT row_to_json(t)::text AS said, ${as(owner?.column)} AS owner, ${as(columns.includes('stream') ? 'stream' : undefined)} AS stream FROM ${quoted(schema)}.${quoted(name)} t ${where}`;
      await this.client.query(`DECLARE searched NO SCROLL CURSOR FOR ${statement}`, [...values]);
      for (;;) {
        const { rows } = await this.client.query<Row>(`FETCH ${PIECE} FROM searched`);
        if (rows.length > 0) yield rows;
        if (rows.length < PIECE) return;
      }
    } finally {
      await this.client.query('ROLLBACK');
    }
  }

  private count({ name, columns }: Table, { said, owner, stream }: Row, counts: readonly Record<Part, number>[]): void {
    for (const place of this.index.saidIn(said)) {
      const part = this.isKept(name, stream) ? 'kept' : this.isOwn(place, columns, owner) ? 'found' : 'elsewhere';
      if (part !== 'found' || this.saysOfThem(place, said)) counts[place]![part] += 1;
    }
  }

  private isKept(table: string, stream: string | null): boolean {
    return this.keptBy.tables.includes(table) || (stream !== null && this.keptBy.streams.includes(categoryIn(stream)));
  }

  private isOwn(place: number, columns: readonly string[], owner: string | null): boolean {
    const says = OWNERS.find(({ column }) => columns.includes(column))?.says;
    if (says === undefined || owner === null) return false;
    return says === 'stream' ? this.people[place]!.streams.has(owner) : this.own[place]!.leadIds.has(owner);
  }

  private saysOfThem(place: number, said: string): boolean {
    const { staying } = this.people[place]!;
    return textsIn(JSON.parse(said)).some((text) => !staying.has(text) && this.own[place]!.index.saidIn(JSON.stringify(text)).size > 0);
  }
}

/** The same, of what the database keeps sealed and was opened to be searched. */
export async function toldIn(pieces: AsyncIterable<readonly Told[]>, values: readonly string[]): Promise<Pick<Found, 'found' | 'elsewhere'> & { readonly opened: number }> {
  const [table, index, counts] = ['public.incoming', new ValueIndex([values]), { opened: 0, own: 0, others: 0 }];
  for await (const piece of pieces) {
    counts.opened += piece.length;
    for (const { text, own } of piece) if (index.saidIn(text).size > 0) counts[own ? 'own' : 'others'] += 1;
  }
  const rowsOf = (rows: number) => (rows > 0 ? [{ table, rows }] : []);
  return { opened: counts.opened, found: rowsOf(counts.own), elsewhere: rowsOf(counts.others) };
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

// What is being built is built from events that say nothing any more, and may be gone before it is its turn.
const TABLES = `
SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text) AS columns
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT LIKE 'rebuild\\_%' AND has_table_privilege(c.oid, 'SELECT')
GROUP BY 1, 2 ORDER BY 1, 2`;
