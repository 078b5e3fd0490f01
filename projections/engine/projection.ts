import type { EventDeclaration, RecordedEvent, RecordedOf } from '../../events/event.js';

export type RowKey = string | number;

/** What an event does to one row. */
export interface RowRule<Row> {
  readonly key: (event: RecordedEvent) => RowKey;
  /** The row after the event; null removes it; undefined leaves it alone. */
  apply(row: Row | undefined, event: RecordedEvent): Row | null | undefined;
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
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM names its entities by class
export type EntityClass = Function;

/**
 * One read model: a table of rows folded from events, its totals, and the version that a rebuild is due for.
 * Rules are pure: the same events always give the same rows. `name` is also the name of the list that live clients follow.
 */
export interface Projection<Row extends object = object> {
  readonly name: string;
  /** Raise it when a rule or the row changes: the next start rebuilds. */
  readonly version: number;
  readonly entity: EntityClass;
  /** Property of the row that is its primary key. */
  readonly key: string;
  readonly rules: ReadonlyMap<string, RowRule<Row>>;
  readonly totals: readonly Totals<Row>[];
  /** Indexes that TypeORM decorators cannot say: SQL with unqualified table names. */
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
  return Number(event.stream.slice(event.stream.lastIndexOf('-') + 1));
}

interface ProjectionOptions<Row> {
  readonly version: number;
  readonly entity: new () => Row;
  readonly key: keyof Row & string;
  readonly indexes?: readonly string[];
}

/**
 * Reads as a list of "when this happened, the row changes so":
 * ```ts
 * export const tourList = projection('tour-list', { version: 1, entity: TourListRow, key: 'tourId' })
 *   .creates(TourImported, ({ data }) => ({ ... }))
 *   .changes(TourStatusChanged, (row, { data }) => ({ tourStatus: data.to }))
 *   .removes(TourDeleted);
 * ```
 */
export class ProjectionBuilder<Row extends object> implements Projection<Row> {
  readonly rules = new Map<string, RowRule<Row>>();
  readonly totals: Totals<Row>[] = [];
  readonly version: number;
  readonly entity: EntityClass;
  readonly key: keyof Row & string;
  readonly indexes: readonly string[];

  constructor(
    readonly name: string,
    options: ProjectionOptions<Row>,
  ) {
    this.version = options.version;
    this.entity = options.entity;
    this.key = options.key;
    this.indexes = options.indexes ?? [];
  }

  /** The event makes the row (or makes it anew). */
  creates<D extends EventDeclaration>(definition: D, row: (event: RecordedOf<D>) => Row, key = keyOf<D>(streamNumber)): this {
    return this.rule(definition, key, (_, event) => row(event));
  }

  /** The event changes the columns that it answers with. @throws MissingRow when there is no row */
  changes<D extends EventDeclaration>(
    definition: D,
    change: (row: Row, event: RecordedOf<D>) => Partial<Row>,
    key = keyOf<D>(streamNumber),
  ): this {
    return this.rule(definition, key, (row, event) => {
      if (!row) throw new MissingRow(this.name, key(event), event as RecordedEvent);
      return { ...row, ...change(row, event) };
    });
  }

  removes<D extends EventDeclaration>(definition: D, key = keyOf<D>(streamNumber)): this {
    return this.rule(definition, key, () => null);
  }

  /** Keeps a table of counts and sums of the rows. */
  totalling(list: string, entity: EntityClass, contributions: (row: Row) => readonly Contribution[]): this {
    this.totals.push({ list, entity, contributions });
    return this;
  }

  private rule<D extends EventDeclaration>(
    definition: D,
    key: (event: RecordedOf<D>) => RowKey,
    apply: (row: Row | undefined, event: RecordedOf<D>) => Row | null | undefined,
  ): this {
    if (this.rules.has(definition.type)) throw new Error(`${this.name} has two rules for ${definition.type}`);
    this.rules.set(definition.type, { key, apply } as unknown as RowRule<Row>);
    return this;
  }
}

function keyOf<D extends EventDeclaration>(key: (event: RecordedEvent) => RowKey): (event: RecordedOf<D>) => RowKey {
  return key as unknown as (event: RecordedOf<D>) => RowKey;
}

export function projection<Row extends object>(name: string, options: ProjectionOptions<Row>): ProjectionBuilder<Row> {
  return new ProjectionBuilder(name, options);
}
