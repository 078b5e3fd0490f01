import type { EventDeclaration, RecordedEvent, RecordedOf } from '../../events/kernel/event.js';
import type { FieldTable } from '../../events/kernel/field.rules.js';
import { valuesSaid } from '../../events/kernel/values-after.js';
import { numberIn } from '../../events/kernel/stream-name.js';
import type { Wholes } from './wholes.js';

export type RowKey = string | number;

/** What events of one type do to rows. */
export interface RowRule<Row> {
  /** The rows that the event concerns. */
  keys(event: RecordedEvent): readonly RowKey[];
  /** One of them (the first, unless `key` names it) after the event; null removes it; undefined leaves it alone. */
  apply(row: Row | undefined, event: RecordedEvent, key?: RowKey): Row | null | undefined;
  /** What changes in a row that is there, where the rule only changes rows: spares a copy of the whole row for each event. */
  changed?(row: Row, event: RecordedEvent, key: RowKey): Partial<Row>;
}

/** What one row adds to a table of counts and sums. */
export interface Contribution {
  /** Primary key of the totals row. */
  readonly key: string;
  /** Columns that the key stands for, written when the totals row is first made. */
  readonly of: Readonly<Record<string, string | number | null>>;
  /** Columns that are summed: numbers or decimal strings. */
  readonly add: Readonly<Record<string, number | string>>;
}

/** A table that counts and sums the rows: kept exact by taking off what a row was and adding what it became. */
export interface Totals<Row> {
  /** Name of the list that live clients follow. */
  readonly list: string;
  /** TypeORM entity; its primary key column is `key`. */
  readonly entity: EntityClass;
  contributions(row: Row): readonly Contribution[];
  /**
   * Kept by day: what an event changes is counted on the day (YYYY-MM-DD) that this answers with for the row after it, so
   * that the totals "as of" a day are the sum of all days up to it. The table has a column `day` for it.
   */
  day?(row: Row): string;
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM names its entities by class
export type EntityClass = Function;

/**
 * One read model: a table of rows folded from events, and its totals.
 * Rules are pure: the same events always give the same rows. `name` is also the name of the list that live clients follow.
 */
export interface Projection<Row extends object = object> {
  readonly name: string;
  /** Raised when a rule changes: the next start rebuilds. Columns and indexes are compared by themselves. */
  readonly version: number;
  readonly entity: EntityClass;
  /** Where its rows stand beside those of another version; see beside.ts. */
  readonly schema?: string;
  /** Property of the row that is its primary key. */
  readonly key: string;
  readonly rules: ReadonlyMap<string, RowRule<Row>>;
  readonly totals: readonly Totals<Row>[];
  /** Rows that others of them are parts of. */
  readonly wholes?: Wholes<Row>;
  /** What the rules follow beside the events, such as tables of fields: where it changes, the rows are built anew. */
  readonly madeFrom?: string;
  /** No list of it or of its totals is followed live: what changes is not logged. */
  readonly unfollowed?: true;
  /**
   * Indexes that TypeORM decorators cannot say: SQL with unqualified table names. The columns that they need come first,
   * each by an ALTER TABLE of its own.
   */
  readonly indexes: readonly string[];
}

/** An event came for a row that is not there: the event is parked until somebody finds out why. */
export class MissingRow extends Error {
  constructor(projection: string, key: RowKey, event: RecordedEvent) {
    super(`${projection} has no row ${key} for ${event.type} at revision ${event.revision} of ${event.stream}`);
  }
}

/** The number that people know a record by: `resaleContract-1042` is 1042. */
export function streamNumber(event: RecordedEvent): number {
  return numberIn(event.stream);
}

/** The event types that a projection has rules for. */
export function typesOf({ rules }: Pick<Projection, 'rules'>): ReadonlySet<string> {
  return new Set(rules.keys());
}

/** Says which row an event concerns, or which rows. */
type KeysOf<D> = (event: RecordedOf<D>) => RowKey | readonly RowKey[];

interface ProjectionOptions<Row> {
  /** 1 unless it was raised. */
  readonly version?: number;
  readonly entity: new () => Row;
  readonly key: keyof Row & string;
  readonly indexes?: readonly string[];
  readonly madeFrom?: string;
  readonly unfollowed?: true;
}

/**
 * Reads as a list of "when this happened, the row changes so":
 * ```ts
 * export const tourList = projection('tour-list', { entity: TourListRow, key: 'tourId' })
 *   .creates(TourImported, ({ data }) => ({ ... }))
 *   .changes(TourStatusChanged, (row, { data }) => ({ tourStatus: data.to }))
 *   .removes(TourDeleted);
 * ```
 * A type may have several rules; those that concern the same row are applied one after the other.
 */
export class ProjectionBuilder<Row extends object> implements Projection<Row> {
  readonly rules = new Map<string, RowRule<Row>>();
  readonly totals: Totals<Row>[] = [];
  wholes?: Wholes<Row>;
  readonly version: number;
  readonly entity: EntityClass;
  readonly key: keyof Row & string;
  readonly indexes: readonly string[];
  readonly madeFrom?: string;
  readonly unfollowed?: true;

  constructor(
    readonly name: string,
    options: ProjectionOptions<Row>,
  ) {
    this.version = options.version ?? 1;
    this.entity = options.entity;
    this.key = options.key;
    this.indexes = options.indexes ?? [];
    if (options.madeFrom !== undefined) this.madeFrom = options.madeFrom;
    if (options.unfollowed) this.unfollowed = options.unfollowed;
  }

  /** The event makes the row (or makes it anew). */
  creates<D extends EventDeclaration>(definition: D, row: (event: RecordedOf<D>) => Row, key = keyOf<D>(streamNumber)): this {
    return this.rule(definition, key, (_, event) => row(event));
  }

  /** The event adds rows whose keys only the rows themselves know; one that is there already is made anew. */
  adds<D extends EventDeclaration>(definition: D, rows: (event: RecordedOf<D>) => Row | readonly Row[]): this {
    const made = (event: RecordedOf<D>): readonly Row[] => [rows(event)].flat() as Row[];
    const keyOfRow = (row: Row): RowKey => row[this.key] as RowKey;
    return this.rule(
      definition,
      (event) => made(event).map(keyOfRow),
      (_, event, key) => made(event).find((row) => keyOfRow(row) === key),
    );
  }

  /** The event changes the columns that it answers with, in each row that it concerns. @throws MissingRow when there is no row */
  changes<D extends EventDeclaration>(
    definition: D,
    change: (row: Row, event: RecordedOf<D>) => Partial<Row>,
    keys: KeysOf<D> = keyOf<D>(streamNumber),
  ): this {
    const apply = (row: Row | undefined, event: RecordedOf<D>, key: RowKey): Row => {
      if (!row) throw new MissingRow(this.name, key, event as RecordedEvent);
      return { ...row, ...change(row, event) };
    };
    return this.rule(definition, keys, apply, change);
  }

  removes<D extends EventDeclaration>(definition: D, keys: KeysOf<D> = keyOf<D>(streamNumber)): this {
    return this.rule(definition, keys, () => null);
  }

  /**
   * The rest of a record's events, those that no rule above names: what one says of fields of the table, plainly or as `changes`,
   * becomes the row's. An event that is added later needs no rule of its own.
   * @param derived works out anew what the row is made of
   */
  follows(definitions: readonly EventDeclaration[], fields: FieldTable, derived: (row: Row) => Row = (row) => row): this {
    for (const definition of definitions.filter(({ type }) => !this.rules.has(type))) {
      this.changes(definition, (row, { data }) => derived({ ...row, ...valuesSaid(fields, data) }));
    }
    return this;
  }

  /** The event changes the row that it concerns, or makes it where its parts came before it, or nothing did. */
  puts<D extends EventDeclaration>(definition: D, row: (row: Row | undefined, event: RecordedOf<D>) => Row, key: (event: RecordedOf<D>) => RowKey): this {
    return this.rule(definition, key, row);
  }

  /** Some rows are parts of others; see `Wholes`. */
  within(wholes: Wholes<Row>): this {
    this.wholes = wholes;
    return this;
  }

  /** Keeps a table of counts and sums of the rows. */
  totalling(list: string, entity: EntityClass, contributions: (row: Row) => readonly Contribution[]): this {
    this.totals.push({ list, entity, contributions });
    return this;
  }

  /** Keeps counts and sums by day; see `Totals.day`. Rows of such a projection are never removed. */
  totallingByDay(list: string, entity: EntityClass, day: (row: Row) => string, contributions: (row: Row) => readonly Contribution[]): this {
    this.totals.push({ list, entity, contributions, day });
    return this;
  }

  private rule<D extends EventDeclaration>(
    definition: D,
    keysOf: KeysOf<D>,
    apply: (row: Row | undefined, event: RecordedOf<D>, key: RowKey) => Row | null | undefined,
    changed?: (row: Row, event: RecordedOf<D>) => Partial<Row>,
  ): this {
    const keys = (event: RecordedOf<D>): readonly RowKey[] => {
      const found = keysOf(event);
      return typeof found === 'object' ? found : [found];
    };
    const one = (row: Row | undefined, event: RecordedOf<D>, key = keys(event)[0]!): Row | null | undefined => apply(row, event, key);
    const added = { keys, apply: one, ...(changed && { changed }) } as unknown as RowRule<Row>;
    const earlier = this.rules.get(definition.type);
    this.rules.set(definition.type, earlier ? oneAfterTheOther(earlier, added) : added);
    return this;
  }
}

/** Both rules, each for the rows that it concerns. */
function oneAfterTheOther<Row>(first: RowRule<Row>, second: RowRule<Row>): RowRule<Row> {
  return {
    keys: (event) => [...new Set([...first.keys(event), ...second.keys(event)])],
    apply: (row, event, key = first.keys(event)[0]!) => {
      const between = first.keys(event).includes(key) ? first.apply(row, event, key) : undefined;
      if (!second.keys(event).includes(key)) return between;
      const after = second.apply(between === undefined ? row : (between ?? undefined), event, key);
      return after === undefined ? between : after;
    },
  };
}

function keyOf<D extends EventDeclaration>(key: (event: RecordedEvent) => RowKey): (event: RecordedOf<D>) => RowKey {
  return key as unknown as (event: RecordedOf<D>) => RowKey;
}

export function projection<Row extends object>(name: string, options: ProjectionOptions<Row>): ProjectionBuilder<Row> {
  return new ProjectionBuilder(name, options);
}
