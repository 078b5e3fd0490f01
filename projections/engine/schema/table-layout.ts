import type { EntityMetadata } from 'typeorm';
import { shapeOf } from '../rebuild/fingerprint.js';
import { readsBack, type ColumnKind } from '../write/reads-back.js';

interface Column extends ColumnKind {
  readonly property: string;
  readonly name: string;
}

/** How rows of one entity are read and written in bulk, in the schema of whichever build is meant. */
export class TableLayout {
  readonly table: string;
  /** For the fingerprint. */
  readonly shape: string;
  readonly columns: readonly Column[];
  /** SQL of the indexes that the entity declares, with unqualified names, as TypeORM makes them. */
  readonly indexes: readonly string[];
  /** Property that is the primary key. */
  readonly key: string;
  private readonly listed: string;
  private readonly replacing: string;
  /** All columns null. Parsed, because V8 keeps what it parses in one piece: copies of it are quick to make and to change. */
  private readonly blank: Readonly<Record<string, unknown>>;

  constructor(metadata: EntityMetadata) {
    this.table = metadata.tableName;
    this.shape = shapeOf(metadata);
    this.columns = metadata.columns.map((column) => ({
      property: column.propertyName,
      name: column.databaseName,
      type: metadata.connection.driver.normalizeType(column) + (column.isArray ? '[]' : ''),
      // numeric(12) has no digits behind the point.
      ...(column.scale === undefined && column.precision == null ? {} : { scale: column.scale ?? 0 }),
    }));
    this.indexes = metadata.indices.map(({ name, columns, isUnique, where }) => {
      const on = columns.map(({ databaseName }) => quoted(databaseName)).join(', ');
      return `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${quoted(name)} ON ${quoted(this.table)} (${on})${where ? ` WHERE ${where}` : ''}`;
    });
    const [primary, ...more] = metadata.primaryColumns;
    if (!primary || more.length > 0) throw new Error(`${metadata.name} needs exactly one primary key column`);
    this.key = primary.propertyName;
    this.listed = this.columns.map(({ name, property }) => `${quoted(name)} AS ${quoted(property)}`).join(', ');
    this.replacing = replacing(this.columns, this.column(this.key));
    this.blank = JSON.parse(JSON.stringify(Object.fromEntries(this.columns.map(({ property }) => [property, null])))) as Record<string, unknown>;
  }

  in(schema: string): string {
    return `${quoted(schema)}.${quoted(this.table)}`;
  }

  /** Rows by `$1`, an array of keys. */
  select(schema: string): string {
    return `SELECT ${this.listed} FROM ${this.in(schema)} WHERE ${this.hasKeyOf('$1')}`;
  }

  /** So many rows, whichever. */
  some(schema: string, most: number): string {
    return `SELECT ${this.listed} FROM ${this.in(schema)} LIMIT ${most}`;
  }

  /** Those of `table.column` names that are properties here; a column that is none is named as it is. */
  among(names: Iterable<string>): ReadonlySet<string> {
    const own = [...names].filter((name) => name.startsWith(`${this.table}.`)).map((name) => name.slice(this.table.length + 1));
    return new Set(own.map((name) => this.columns.find((column) => column.name === name)?.property ?? name));
  }

  /** Inserts or replaces the rows of a parameter, a JSON array of objects by property. @param beside more to select from */
  upsert(schema: string, parameter: string, beside = ''): string {
    return `${this.insertFrom(schema, parameter)}${beside} ${this.replacing}`;
  }

  /** Some columns of rows that are there, from a parameter, a JSON array of objects by property. */
  update(schema: string, parameter: string, properties: readonly string[], beside = ''): string {
    const columns = properties.map((property) => this.column(property));
    const set = columns.map(({ name, property }) => `${quoted(name)} = r.${quoted(property)}`).join(', ');
    const key = this.column(this.key);
    return `UPDATE ${this.in(schema)} AS t SET ${set} FROM ${this.recordset(parameter, [key, ...columns])}${beside} WHERE t.${quoted(key.name)} = r.${quoted(key.property)}`;
  }

  /** @param keys an array of keys */
  hasKeyOf(keys: string): string {
    const { name, type } = this.column(this.key);
    return `${quoted(name)} = ANY(${keys}::${type}[])`;
  }

  column(property: string): Column {
    const column = this.columns.find((candidate) => candidate.property === property);
    if (!column) throw new Error(`${this.table} has no column for ${property}`);
    return column;
  }

  /** A copy with null for what a rule left out, so that a row looks alike before and after it was stored. */
  filled(row: object): object {
    const values = { ...this.blank };
    const given = row as Record<string, unknown>;
    for (const property in given) if (given[property] !== undefined) values[property] = given[property];
    return values;
  }

  /** Whether a filled row comes back from its columns exactly as it was written. */
  readsBack(row: object): boolean {
    return this.columns.every((column) => readsBack((row as Record<string, unknown>)[column.property], column));
  }

  /** INSERT ... SELECT of a JSON array. JSON travels far quicker than the arrays of values that unnest would take. */
  insertFrom(schema: string, parameter: string, nullAs: (column: Column) => string = ({ property }) => quoted(property)): string {
    const names = this.columns.map(({ name }) => quoted(name)).join(', ');
    return `INSERT INTO ${this.in(schema)} AS t (${names}) SELECT ${this.columns.map(nullAs).join(', ')} FROM ${this.recordset(parameter)}`;
  }

  /** A JSON array of objects by property as rows `r`. */
  recordset(parameter: string, columns: readonly Column[] = this.columns): string {
    const record = columns.map(({ property, type }) => `${quoted(property)} ${type}`).join(', ');
    return `json_to_recordset(${parameter}::json) AS r(${record})`;
  }
}

function replacing(columns: readonly Column[], key: Column): string {
  const others = columns.filter(({ name }) => name !== key.name).map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`);
  return `ON CONFLICT (${quoted(key.name)}) ${others.length === 0 ? 'DO NOTHING' : `DO UPDATE SET ${others.join(', ')}`}`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
