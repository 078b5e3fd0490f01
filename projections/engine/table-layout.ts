import type { EntityMetadata } from 'typeorm';
import { shapeOf } from './fingerprint.js';

interface Column {
  readonly property: string;
  readonly name: string;
  readonly type: string;
}

/** How rows of one entity are read and written in bulk. Table names stay unqualified: the search path says which build is meant. */
export class TableLayout {
  readonly table: string;
  /** For the fingerprint. */
  readonly shape: string;
  readonly columns: readonly Column[];
  /** Property that is the primary key. */
  readonly key: string;
  /** Rows by `$1`, an array of keys. */
  readonly select: string;
  /** Inserts or replaces the rows of `$1`, a JSON array of objects by property. */
  readonly upsert: string;
  /** Removes rows by `$1`, an array of keys. */
  readonly remove: string;

  constructor(metadata: EntityMetadata) {
    this.table = metadata.tableName;
    this.shape = shapeOf(metadata);
    this.columns = metadata.columns.map((column) => ({
      property: column.propertyName,
      name: column.databaseName,
      type: metadata.connection.driver.normalizeType(column) + (column.isArray ? '[]' : ''),
    }));
    const [primary, ...more] = metadata.primaryColumns;
    if (!primary || more.length > 0) throw new Error(`${metadata.name} needs exactly one primary key column`);
    this.key = primary.propertyName;
    const key = this.column(this.key);
    const listed = this.columns.map(({ name, property }) => `${quoted(name)} AS ${quoted(property)}`).join(', ');
    const byKeys = `WHERE ${quoted(key.name)} = ANY($1::${key.type}[])`;
    this.select = `SELECT ${listed} FROM ${quoted(this.table)} ${byKeys}`;
    this.remove = `DELETE FROM ${quoted(this.table)} ${byKeys}`;
    this.upsert = `${this.insertFrom('$1', this.columns)} ON CONFLICT (${quoted(key.name)}) ${replacing(this.columns, key)}`;
  }

  column(property: string): Column {
    const column = this.columns.find((candidate) => candidate.property === property);
    if (!column) throw new Error(`${this.table} has no column for ${property}`);
    return column;
  }

  /** The same row with null for what a rule left out, so that a row looks alike before and after it was stored. */
  filled(row: object): object {
    const values = row as Record<string, unknown>;
    for (const { property } of this.columns) if (values[property] === undefined) values[property] = null;
    return values;
  }

  /** INSERT ... SELECT of a JSON array. JSON travels far quicker than the arrays of values that unnest would take. */
  insertFrom(parameter: string, columns: readonly Column[], nullAs: (column: Column) => string = ({ property }) => quoted(property)): string {
    const names = columns.map(({ name }) => quoted(name)).join(', ');
    const values = columns.map(nullAs).join(', ');
    const record = columns.map(({ property, type }) => `${quoted(property)} ${type}`).join(', ');
    return `INSERT INTO ${quoted(this.table)} (${names}) SELECT ${values} FROM json_to_recordset(${parameter}::json) AS r(${record})`;
  }
}

function replacing(columns: readonly Column[], key: Column): string {
  const others = columns.filter(({ name }) => name !== key.name).map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`);
  return others.length === 0 ? 'DO NOTHING' : `DO UPDATE SET ${others.join(', ')}`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
