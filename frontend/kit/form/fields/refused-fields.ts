import type { UseFormReturn } from 'react-hook-form';
import type { Problem } from '../../../server/problem.js';
import { announce } from '../../announce/announce.js';
import { formatCount } from '../../format/money.js';
import type { EntryField, Typed } from './entry.js';

/** Says at the fields what the server refused about them, and goes to the first. */
export function showAtFields(form: UseFormReturn<Typed>, fields: readonly EntryField[], problem: Problem): void {
  for (const fault of faultsOf(problem)) form.setError(fault.field, { message: faultInWords(fault, fields.find(({ name }) => name === fault.field)?.label) });
  if (isAtFields(problem, fields)) refuse(form, fields);
  else goToFirstFault(form, fields);
}

/** Nothing is saved as long as something is wrong with a field: that is said once, and the first of them, which says what it is, gets the focus. */
export function refuse(form: UseFormReturn<Typed>, fields: readonly EntryField[]): void {
  const faulty = fields.filter(({ name }) => form.getFieldState(name).invalid).length;
  announce(faulty === 1 ? 'Not saved: something is wrong with this field' : `Not saved: something is wrong with ${faulty} fields`);
  goToFirstFault(form, fields);
}

/** What the server says of a field begins with the name that it goes by in bodies. */
export function faultInWords({ field, message }: Fault, label: string | undefined): string {
  if (!label || !message.startsWith(`${field} must`)) return message;
  return label + message.slice(field.length).replace(/\d{4,}$/, (limit) => formatCount(Number(limit)));
}

/** The first field in the order of the form that something is wrong with gets the focus, whichever was opened first. */
export function goToFirstFault(form: UseFormReturn<Typed>, fields: readonly EntryField[]): void {
  const first = fields.find(({ name }) => form.getFieldState(name).invalid);
  if (first) form.setFocus(first.name);
}

/** Whether all that was refused stands at fields of the form: the way to a record that is in the way does not. */
export function isAtFields(problem: Problem, fields: readonly EntryField[]): boolean {
  const faults = faultsOf(problem);
  return !problem.body.record && faults.length > 0 && faults.every(({ field }) => fields.some(({ name }) => name === field));
}

interface Fault {
  readonly field: string;
  readonly message: string;
}

function faultsOf({ body, message }: Problem): readonly Fault[] {
  return body.errors ?? (body.field ? [{ field: body.field, message }] : []);
}
