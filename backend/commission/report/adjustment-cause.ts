import type { FrozenAdjustment } from '../../../events/commission/commission-run.events.js';
import { membershipFactFields, resaleFactFields } from '../../../events/commission/commissioned-sale.fields.js';
import { shownAs, type FieldTable } from '../../../events/kernel/field.rules.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import { isGivenBack } from '../rules/commissioned-sale.rules.js';
import { amountInWords } from '../rules/in-words.rules.js';

/** A fact of a contract that was said again after its run was prepared. */
export type FactChanged = FrozenAdjustment['facts'][number];

interface Cause {
  readonly words: string;
  readonly facts: readonly FactChanged[];
}

/**
 * Why somebody is due another amount, with the facts whose events say so: of a line that was adjusted before, what came after.
 * @param others contracts of the run that changed: of a bonus they may move the band
 * @param earlier what earlier runs adjusted of the line
 */
export function causeOf(kind: 'resale' | 'membership', facts: readonly FactChanged[], others: readonly number[], earlier: readonly Pick<FrozenAdjustment, 'facts'>[]): Cause {
  const settled = new Set(earlier.flatMap((adjustment) => adjustment.facts.map(({ field, version }) => `${field} ${version}`)));
  const since = facts.filter(({ field, version }) => !settled.has(`${field} ${version}`));
  const undone = earlier.length === 0 ? [] : since.filter(({ field, from, value }) => field !== 'contractDate' && from === value);
  const undoneInWords = undone.length > 0 && `${undone.map(({ field }) => labelOf(kind, field)).join(' and ')} was undone`;
  const told = since.filter(isMaterial);
  if (told.length > 0) return { words: [...told.map((fact) => wordsOf(kind, fact)), undoneInWords].filter(Boolean).join('; '), facts: [...told, ...undone] };
  if (undoneInWords && facts.some(isMaterial)) return { words: undoneInWords, facts: undone };
  if (earlier.length > 0 && others.length === 0) return { words: `As it was paid: ${undoneInWords || 'a change was undone'}`, facts: undone };
  return { words: others.length === 0 ? 'The volume of the month is what it was' : `The volume of the month changed: contract ${others.join(', ')}`, facts: [] };
}

/** The date decides nothing once a contract is paid; a status on the way to closing changes nothing, being given back does. */
export function isMaterial({ field, from, value }: FactChanged): boolean {
  if (field === 'contractDate' || from === value) return false;
  return field !== 'contractStatus' || isGivenBack({ contractStatus: from ?? '' }) !== isGivenBack({ contractStatus: value ?? '' });
}

function wordsOf(kind: 'resale' | 'membership', { field, from, value }: FactChanged): string {
  const field_ = tableOf(kind)[field];
  // Of notes only those that say a full payment are kept.
  const shown = (text: string | null) => (text === null ? (field === 'notes' ? 'other words' : 'empty') : !field_ ? text : shownAs(field_) === 'money' ? amountInWords(text) : shownAs(field_) === 'date' ? dayInWords(text) : text);
  return `${labelOf(kind, field)} ${shown(from)} → ${shown(value)}`;
}

function labelOf(kind: 'resale' | 'membership', field: string): string {
  return tableOf(kind)[field]?.label ?? field;
}

function tableOf(kind: 'resale' | 'membership'): FieldTable {
  return kind === 'resale' ? resaleFactFields : membershipFactFields;
}
