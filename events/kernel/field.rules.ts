import type { PermissionName } from '../users/permission.enums.js';
import type { TextForm } from './text-forms.rules.js';

/**
 * Describes the fields of a record once: how a value is kept, what people call it, what it may say and who sees it. Schemas of
 * events, bodies of commands, words of the history, columns of lists, entries of forms and what is hidden all follow from such a table.
 */

/**
 * `text`, `longText` (notes, links), `phone` (E.164), `yesNo` and `status` are empty texts when blank, `reference` (the number of a record) and `count`
 * are 0, `flag` false; the rest null. `money` is a decimal string with 2 places, `decimal` one with any, `date` is YYYY-MM-DD,
 * `time` an ISO UTC instant.
 */
export type FieldKind = 'text' | 'longText' | 'phone' | 'yesNo' | 'status' | 'reference' | 'count' | 'flag' | 'money' | 'decimal' | 'number' | 'date' | 'time';

/** How a value is shown: decides alignment and format on the screen. */
export type ValueKind = 'text' | 'phone' | 'money' | 'number' | 'date' | 'time' | 'status' | 'yesNo';

export interface Field {
  /** A web address, to be clicked: nothing but http and https may stand there. */
  readonly link?: true;
  readonly kind: FieldKind;
  /** What people call it, in words: "Contract date". */
  readonly label: string;
  /** Over the column of a list, where room is scarce or the documents word it otherwise: "Date". */
  readonly head?: string;
  /** What it may say; absent for free values. */
  readonly options?: readonly string[];
  /** What its text looks like when somebody types it. */
  readonly form?: TextForm;
  /** Most characters of a text, where it is not its kind's. */
  readonly length?: number;
  /** Follows from other fields by a rule: nobody types it. */
  readonly computed?: true;
  /** What people look for it among: "Parties". Absent where the kind says it, see `groupOf`. */
  readonly group?: string;
  /** Says who or where a person is, or what was noted of them: kept under their own key, and unreadable once that is destroyed. */
  readonly personal?: true;
  /** Who lacks this permission does not see it, anywhere. */
  readonly sensitive?: PermissionName;
  /** The fields that it is made from, when lists and answers derive it: it is hidden with any of them. */
  readonly from?: readonly string[];
}

export type FieldTable = Readonly<Record<string, Field>>;

interface ValueByKind {
  text: string;
  longText: string;
  phone: string;
  yesNo: string;
  status: string;
  reference: number;
  count: number;
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
  phone: '',
  yesNo: '',
  status: '',
  reference: 0,
  count: 0,
  flag: false,
  money: null,
  decimal: null,
  number: null,
  date: null,
  time: null,
};

/** What a record says before anybody said anything, and where a stored event lacks a field. */
export function blankValues<Fields extends FieldTable>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, blanks[kind]])) as ValuesOf<Fields>;
}

const shown: Readonly<Record<FieldKind, ValueKind>> = {
  text: 'text',
  longText: 'text',
  phone: 'phone',
  yesNo: 'yesNo',
  status: 'status',
  reference: 'number',
  count: 'number',
  flag: 'yesNo',
  money: 'money',
  decimal: 'number',
  number: 'number',
  date: 'date',
  time: 'time',
};

export function shownAs({ kind }: Field): ValueKind {
  return shown[kind];
}

const groups: Readonly<Partial<Record<ValueKind, string>>> = { money: 'Money', date: 'Dates', time: 'Dates', status: 'Status' };

/** What people look for a field among, in words; empty for what stands alone. */
export function groupOf({ kind, group }: Pick<Field, 'kind' | 'group'>): string {
  return group ?? groups[shown[kind]] ?? '';
}

/** That a record was made, or lost, moves money though no amount of it changes. */
export const MADE = 'Made';
export const LOST = 'Lost';

const within: Readonly<Record<string, readonly string[]>> = { Money: ['Money', MADE, LOST], Status: ['Status', LOST] };

/** What is shown to who asks for this group. */
export function groupsWithin(group: string): readonly string[] {
  return within[group] ?? [group];
}

/** The groups that people find something in. */
export function groupsHolding(group: string): readonly string[] {
  const holding = Object.keys(within).filter((one) => within[one]!.includes(group));
  return holding.length > 0 ? holding : [group];
}

/** A section of a table whose fields people look for together. */
export function grouped<Fields extends FieldTable>(group: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, group }])) as unknown as Fields;
}

/** A section of a table that nobody types. */
export function computed<Fields extends FieldTable>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, computed: true }])) as unknown as Fields;
}

/** A section of a table that says who somebody is or where. */
export function personal<Fields extends FieldTable>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, personal: true }])) as unknown as Fields;
}

/** What is personal of a table, blank. */
export function personalBlanks<Fields extends FieldTable>(fields: Fields): Partial<ValuesOf<Fields>> {
  return blankValues(Object.fromEntries(Object.entries(fields).filter(([, field]) => field.personal))) as Partial<ValuesOf<Fields>>;
}

/** All of these are needed to see the field: its own, and those of what it is made from. */
export function permissionsFor(fields: FieldTable, name: string): readonly PermissionName[] {
  const { sensitive, from = [] } = fields[name]!;
  const own = sensitive ? [sensitive] : [];
  return [...new Set([...own, ...from.flatMap((source) => permissionsFor(fields, source))])];
}

/** The fields by the permission that shows them. */
export function sensitiveOf(fields: FieldTable): Readonly<Record<string, readonly string[]>> {
  const hidden: Record<string, string[]> = {};
  for (const name of Object.keys(fields)) for (const permission of permissionsFor(fields, name)) (hidden[permission] ??= []).push(name);
  return hidden;
}
