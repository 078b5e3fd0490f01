import { knownRole } from '../../../events/users/user.enums.js';

/** "Sales Manager"; the text itself for a role that the product does not know. */
export function roleLabel(text: string): string {
  return (knownRole(text) ?? text).replaceAll('_', ' ');
}
