import type { Field } from '../../../events/kernel/field.rules.js';
import { textForms, type TextForm } from '../../../events/kernel/text-forms.rules.js';
import { Refusal } from './refusal.js';

/**
 * A sent text of a field whose texts look alike, such as a mail address. What the record has already stays, whatever it looks
 * like: it may have been imported.
 * @throws Refusal for what looks otherwise
 */
export function formedText({ label }: Pick<Field, 'label'>, form: TextForm, name: string, sent: string, stored: string): string {
  const { pattern, words } = textForms[form];
  if (sent === '' || sent === stored || pattern.test(sent)) return sent;
  throw new Refusal(`${label} must be ${words}`, { field: name, status: 400 });
}
