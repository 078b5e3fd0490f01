/**
 * Describes the fields of a record once: how a value is kept, what people call it and what it may say. Schemas of events,
 * bodies of commands, words of the history and labels of screens can all follow from such a table.
 */

/**
 * `text`, `longText` (notes, links) and `yesNo` are empty texts when blank, `reference` (the number of another record) is 0, `flag` false; the rest
 * null. `money` is a decimal string with 2 places, `decimal` one with any, `date` is YYYY-MM-DD, `time` an ISO UTC instant.
 */
export type FieldKind = 'text' | 'longText' | 'yesNo' | 'status' | 'reference' | 'flag' | 'money' | 'decimal' | 'number' | 'date' | 'time';

export interface Field {
  readonly kind: FieldKind;
  readonly label: string;
  /** What it may say; absent for free values. */
  readonly options?: readonly string[];
}

export type FieldTable = Readonly<Record<string, Field>>;

interface ValueByKind {
  text: string;
  longText: string;
  yesNo: string;
  status: string;
  reference: number;
  flag: boolean;
  money: string | null;
  decimal: string | null;
  number: number | null;
  date: string | null;
  time: string | null;
}

/** A whole record: every field of the table. */
export type ValuesOf<Fields extends FieldTable> = { readonly [Name in keyof Fields]: ValueByKind[Fields[Name]['kind']] };

const blanks: ValueByKind = {
  text: '',
  longText: '',
  yesNo: '',
  status: '',
  reference: 0,
  flag: false,
  money: null,
  decimal: null,
  number: null,
  date: null,
  time: null,
};

export function blankValues<Fields extends FieldTable>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, blanks[kind]])) as ValuesOf<Fields>;
}
