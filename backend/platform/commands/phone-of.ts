import type { Field } from '../../../events/kernel/field.rules.js';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { Refusal } from './refusal.js';

/**
 * A sent phone number as it is kept. What the record has already stays as it is, however that is written and whether or not
 * it is one: it may have been imported.
 * @throws Refusal for what cannot be a phone number
 */
export function phoneOf({ label }: Pick<Field, 'label'>, name: string, sent: string, stored: string): string {
  if (sent === '' || sent === stored) return sent;
  const number = phoneNumber(sent);
  if (number === undefined) throw new Refusal(`${label} must be a phone number with its area code, like (305) 555-0174, from abroad with + and the country`, { field: name });
  return number === phoneNumber(stored) ? stored : number;
}
