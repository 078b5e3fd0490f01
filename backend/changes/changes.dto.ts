import type { ChangeRow } from '../../projections/changes/changes.read-model.js';

/** Wire form of the routes below GET /api/Changes. */

export type Change = Omit<ChangeRow, 'needs' | 'written'>;

/** What the changes of a page are about, by stream. */
export interface ChangedRecord {
  readonly area: string;
  /** "Contract 1104" */
  readonly name: string;
  /** Who or what it is now; empty where nothing says it. */
  readonly headline: string;
  readonly page?: string;
  readonly url?: string;
}

/** A record that somebody looks for by its name or number: wire form of GET /api/Changes/Records. */
export interface FoundRecord extends Pick<ChangedRecord, 'area' | 'name' | 'headline'> {
  /** `resaleContract-1042` */
  readonly stream: string;
  /** What stands after the category. */
  readonly record: string;
}

export interface ChangesPage {
  /** Newest first. */
  readonly changes: readonly Change[];
  readonly records: Readonly<Record<string, ChangedRecord>>;
  /** For the next page; null on the last. */
  readonly after: { readonly value: string; readonly key: string } | null;
  /** Changes of each day (New York) of the page, as the filter has them. */
  readonly days: Readonly<Record<string, Figure>>;
  readonly position: string;
}

/** Counted up to a limit: who looks through millions need not know how many. */
export interface Figure {
  readonly count: number;
  readonly more: boolean;
}

export interface ChangesSummary {
  readonly changes: Figure;
  readonly records: number;
  /** Of all changes that the reader sees; absent where that is not kept. */
  readonly total?: number;
  /** Fields of money that changed among those counted. */
  readonly amounts: readonly string[];
  readonly sum?: MoneySum;
}

/** Decimal strings in dollars. */
export interface MoneySum {
  readonly field: string;
  readonly net: string;
  readonly plus: string;
  readonly minus: string;
  readonly changes: number;
}

export interface ChangeChoices {
  readonly areas: readonly { readonly category: string; readonly area: string }[];
  readonly fields: readonly FieldChoice[];
  readonly people: readonly { readonly actor: string; readonly name: string; readonly kind: ChangeRow['actorKind'] }[];
}

export interface FieldChoice {
  readonly field: string;
  readonly label: string;
  readonly category: string;
  readonly group: string;
  readonly kind: ChangeRow['kind'];
}

/** Wire form of GET /api/Today/Changes: what others changed since somebody was last here. */
export interface News {
  /** ISO UTC: when the reader last marked changes as seen, else a day ago. */
  readonly since: string;
  /** The reader never marked any. */
  readonly first: boolean;
  /** The newest of them: seen until here is seen whole. Null where there is none. */
  readonly until: string | null;
  readonly areas: readonly NewsOfArea[];
  /** All areas together. */
  readonly counted: Figure;
  /** The newest, newest first. */
  readonly changes: readonly Change[];
  readonly records: Readonly<Record<string, ChangedRecord>>;
  /** Of the list `changed-fields`. */
  readonly position: string;
}

export interface NewsOfArea {
  readonly category: string;
  readonly area: string;
  /** "contract"; empty where its records go by names of their own. */
  readonly noun: string;
  readonly changes: number;
  readonly records: number;
}
