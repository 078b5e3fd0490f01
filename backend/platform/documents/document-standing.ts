import type { FieldTable } from '../../../events/kernel/field.rules.js';
import type { FieldChange } from '../records/history.js';
import type { SaidByRecord } from './document-of-record.js';
import type { DocumentData } from './documents.js';

/** How a version of a document stands to its record. Wire form of GET …/{version}/Standing. */
export interface DocumentStanding {
  /** What it says otherwise than the version before; null where there is none before. */
  readonly sinceBefore: readonly FieldChange[] | null;
  /** What it would say otherwise if it was made now. */
  readonly sinceMade: readonly FieldChange[];
  /** Amounts that it is about and leaves out, by what people call them. */
  readonly blankAmounts: readonly string[];
  /** What else it leaves a line for, by what people call it. */
  readonly blankLines: readonly string[];
}

/** What two versions say otherwise, of the fields that the document shows. */
export function saidOtherwise(fields: FieldTable, shown: ReadonlySet<string>, before: DocumentData, now: DocumentData): readonly FieldChange[] {
  return shownOf(fields, shown)
    .filter(([field]) => before[field] !== now[field])
    .map(([field, { label }]) => ({ field, label, kind: 'text', from: before[field], to: now[field] }));
}

export function blankAmounts(fields: FieldTable, { values, amounts }: Pick<SaidByRecord, 'values' | 'amounts'>): readonly string[] {
  return amounts.filter((field) => values[field] === '').map((field) => fields[field]!.label);
}

export function blankLines(fields: FieldTable, shown: ReadonlySet<string>, { values, lines }: Pick<SaidByRecord, 'values' | 'lines'>): readonly string[] {
  return lines.filter((field) => shown.has(field) && values[field] === '').map((field) => fields[field]!.label);
}

function shownOf(fields: FieldTable, shown: ReadonlySet<string>) {
  return Object.entries(fields).filter(([field]) => shown.has(field));
}
