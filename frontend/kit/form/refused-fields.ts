import type { UseFormReturn } from 'react-hook-form';
import type { Problem } from '../../server/problem.js';
import type { EntryField, Typed } from './entry.js';

/** Says at the fields what the server refused about them, and goes to the first. */
export function showAtFields(form: UseFormReturn<Typed>, fields: readonly EntryField[], problem: Problem): void {
  faultsOf(problem).forEach(({ field, message }) => form.setError(field, { message }));
  goToFirstFault(form, fields);
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

function faultsOf({ body, message }: Problem): readonly { readonly field: string; readonly message: string }[] {
  return body.errors ?? (body.field ? [{ field: body.field, message }] : []);
}
