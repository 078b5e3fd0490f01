import { DefaultNamingStrategy, getMetadataArgsStorage } from 'typeorm';
import type { ColumnMetadataArgs } from 'typeorm/metadata-args/ColumnMetadataArgs.js';
import type { EntityClass } from '../engine/projection.js';
import { quoted } from '../engine/schema/table-layout.js';

/** How a column compares: what a filter value must look like and is cast to. */
export type ColumnType = 'text' | 'number' | 'date' | 'instant' | 'boolean';

const TYPES: Readonly<Record<string, ColumnType>> = {
  text: 'text',
  varchar: 'text',
  'character varying': 'text',
  string: 'text',
  int: 'number',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  decimal: 'number',
  'double precision': 'number',
  number: 'number',
  date: 'date',
  timestamptz: 'instant',
  'timestamp with time zone': 'instant',
  boolean: 'boolean',
  bool: 'boolean',
};

const naming = new DefaultNamingStrategy();

export interface TableColumn {
  readonly property: string;
  /** Quoted name in SQL. */
  readonly sql: string;
  /** Undefined for kinds that lists cannot filter, such as json. */
  readonly type: ColumnType | undefined;
  readonly nullable: boolean;
  /** A text that holds a number, such as a week: it sorts as one. */
  readonly numbered?: boolean;
}

/** What a list shows of its rows that no column holds. */
export interface LookedUpColumn {
  /** Over the columns of a row, of type text and never null. */
  readonly sql: string;
  /** Where it is looked up, if not in the row itself: it is out of sight while that is being built. */
  readonly from?: LookedUpFrom;
}

/** What is read of another list. */
export interface LookedUpFrom {
  readonly list: string;
  readonly fields: readonly string[];
}

export type LookedUpColumns = Readonly<Record<string, LookedUpColumn>>;

/** What SQL needs to know of an entity, read from its decorators so that it needs no connection. */
export class ListTable {
  /** Quoted and unqualified: the search path decides between the live table and one being rebuilt. */
  readonly sql: string;
  private readonly columns: ReadonlyMap<string, TableColumn>;
  /** By what it shows. */
  readonly lookedUpFrom: ReadonlyMap<string, LookedUpFrom>;

  /** @param numbered properties whose texts hold numbers */
  constructor(
    readonly entity: EntityClass,
    numbered: ReadonlySet<string> = new Set(),
    lookedUp: LookedUpColumns = {},
  ) {
    const storage = getMetadataArgsStorage();
    const table = storage.tables.find(({ target }) => target === entity);
    if (!table) throw new TypeError(`${entity.name} is not an entity`);
    this.sql = quoted(naming.tableName(entity.name, table.name));
    const held = storage.filterColumns(lineOf(entity)).map((column): [string, TableColumn] => [column.propertyName, { ...tableColumn(column), ...(numbered.has(column.propertyName) && { numbered: true }) }]);
    const beside = Object.entries(lookedUp).map(([property, { sql }]): [string, TableColumn] => [property, { property, sql: `(${sql})`, type: 'text', nullable: false }]);
    this.columns = new Map([...held, ...beside]);
    this.lookedUpFrom = new Map(Object.entries(lookedUp).flatMap(([property, { from }]) => (from ? [[property, from] as const] : [])));
  }

  column(property: string): TableColumn {
    const column = this.columns.get(property);
    if (!column) throw new TypeError(`${this.entity.name} has no column ${property}`);
    return column;
  }
}

/** The class and those that it extends: columns of fields stand in a class of their own. */
export function lineOf(entity: EntityClass): EntityClass[] {
  const parent = Object.getPrototypeOf(entity) as EntityClass | null;
  return parent === null || parent === Function.prototype ? [entity] : [entity, ...lineOf(parent)];
}

function tableColumn({ propertyName, options }: ColumnMetadataArgs): TableColumn {
  return {
    property: propertyName,
    sql: quoted(naming.columnName(propertyName, options.name ?? '', [])),
    type: TYPES[typeName(options.type)],
    nullable: options.nullable === true,
  };
}

function typeName(type: unknown): string {
  return (typeof type === 'function' ? type.name : String(type)).toLowerCase();
}
