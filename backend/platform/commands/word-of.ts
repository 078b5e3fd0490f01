import type { FieldTable } from '../../../events/kernel/field.rules.js';
import { Refusal } from './refusal.js';

/**
 * A sent word in the spelling of its field's options; what the record has already stays as it is, in the list or not.
 * @throws Refusal for any other word, a blank one too
 */
export function wordOf<Fields extends FieldTable>(fields: Fields, name: keyof Fields & string, sent: string, stored: string): string {
  const { label, options = [] } = fields[name]!;
  if (sent === stored) return stored;
  const word = options.find((option) => option.toLowerCase() === sent.trim().toLowerCase());
  if (word !== undefined) return word;
  const offered = options.length > 2 ? `one of ${options.join(', ')}` : options.join(' or ');
  throw new Refusal(`${label} must be ${offered}`, { field: name });
}
