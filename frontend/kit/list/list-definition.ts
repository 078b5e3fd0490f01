import type { ReactNode } from 'react';
import type { Filter } from '../../../backend/platform/lists/list.dto.js';
import type { ValueKind } from '../../../events/kernel/field.rules.js';

export type Row = Readonly<Record<string, unknown>>;

/** One column: what the grid, the filters, the sort words and the peek panel know about a field. */
export interface Column<R extends object = Row> {
  readonly field: keyof R & string;
  /** In the header, where room is scarce. */
  readonly label: string;
  /** In words, where there is room: "Contract date". Defaults to the label. */
  readonly name?: string;
  readonly kind: ValueKind;
  /** Pixels until somebody drags it. */
  readonly width: number;
  /** Where the kind does not say it: a week kept as text stands at the right, a contract's number at the left. */
  readonly align?: 'start' | 'end';
  /** A text that holds a number: it sorts as one. */
  readonly numbered?: true;
  /** The number of a record: filtered by being that record's, not by being large. */
  readonly reference?: true;
  /** Its filter offers the values that there are. */
  readonly picked?: true;
  /** Only for filters until somebody shows it. */
  readonly hidden?: true;
  /** The values that it can have: its filter is then a choice. */
  readonly options?: readonly string[];
  /** What people call such a value, where it is no word of theirs. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What a filter by several of its values says, where some of them stand for others. */
  readonly together?: (values: readonly string[]) => string;
  /** Shown instead of the formatted value. */
  readonly render?: (row: R) => ReactNode;
  /** Set to false for columns that the list route cannot sort or filter by. */
  readonly sortable?: boolean;
  readonly filterable?: boolean;
}

/** One count of the strip: its rows are those whose field is one of `values`; without values, all rows. */
export interface CountChip {
  readonly label: string;
  readonly values?: readonly string[];
}

/** The strip of counts that filter: fed by a totals list with one row a status. */
export interface CountStripDefinition {
  /** Name of the totals list. */
  readonly list: string;
  /** The field that is counted by: in the totals rows, and filtered by in the list. */
  readonly field: string;
  /** Column of the totals rows that holds the count. */
  readonly count: string;
  readonly chips: readonly CountChip[];
  /** What the group of counts is called, where a screen has more than one. */
  readonly label?: string;
  /** Statuses have the dot of their colour; other words have none. */
  readonly dots?: false;
}

/** The panel at the right that Space opens; where rows have no page of their own, Enter and a double click too. */
export interface PeekDefinition<R extends object> {
  readonly title: (row: R) => string;
  /** `/api/Contracts/1042`; its history is read from `<url>/History`. Absent for rows that have none to be read. */
  readonly url?: (row: R) => string;
  /** What can be done with the row from here. */
  readonly actions?: (row: R) => ReactNode;
}

/** All that a screen says of its list; ListScreen does the rest. */
export interface ListDefinition<R extends object = Row> {
  /** Name of the list: /api/lists/{list}, and what live changes are followed by. */
  readonly list: string;
  readonly key: keyof R & string;
  readonly title: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly columns: readonly Column<R>[];
  readonly defaultSort: string;
  /** In its own order the list opens at the first row that is not below this: at today, where it runs through the days. */
  readonly opensAt?: { readonly field: keyof R & string; readonly value: string };
  /** In its own order and not narrowed the list shows so many, until somebody asks for all of them. */
  readonly latest?: number;
  /** The server shows this reader no more rows of what matches, and these words say so. */
  readonly most?: { readonly rows: number; readonly words: string };
  readonly searchPlaceholder: string;
  /** Always in force and not shown as a token: a window of dates. */
  readonly fixedFilters?: readonly Filter[];
  /** A list whose records say something of these rows; `by`: it has the same columns, each for the row that names it by this field. */
  readonly alsoFollows?: { readonly list: string; readonly by?: keyof R & string };
  /** Beside the title, after "29 of 132". */
  readonly note?: string;
  /** Between the title and the counts. */
  readonly above?: ReactNode;
  readonly counts?: CountStripDefinition | readonly CountStripDefinition[];
  /** The amount that the foot adds up. */
  readonly sum?: keyof R & string;
  /** A second amount that is easily taken for it: both are named then. */
  readonly sumBeside?: keyof R & string;
  /** Shown while the first rows are on their way, where the specification names a text. */
  readonly loadingText?: string;
  readonly empty: {
    readonly text: string;
    readonly action?: ReactNode;
    /** Where filters leave nothing, in place of the common words. */
    readonly narrowed?: string;
  };
  /** Where Enter and a double click lead; absent for who may not go there. */
  readonly link?: (row: R) => string;
  readonly peek?: PeekDefinition<R>;
  /** The screen's own buttons, after those for files. */
  readonly actions?: ReactNode;
}

export function nameOf<R extends object>(column: Column<R>): string {
  return column.name ?? column.label;
}

/** Amounts and figures stand at the right. */
export function isFigure<R extends object>({ kind, align }: Column<R>): boolean {
  return align === 'end' || (!align && (kind === 'money' || kind === 'number'));
}

/** The strips of counts of a list, in their order. */
export function countStrips<R extends object>({ counts }: Pick<ListDefinition<R>, 'counts'>): readonly CountStripDefinition[] {
  return [counts ?? []].flat();
}
