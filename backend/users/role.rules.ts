import { roles, type Role } from '../../events/user.values.js';

/** `sales_manager`, `Sales Manager` and `Sales_Manager` are one role (`decisions.md B22`); undefined for one that the product does not know. */
export function knownRole(text: string): Role | undefined {
  return roles.find((role) => plain(role) === plain(text));
}

/** "Sales Manager"; the text itself for a role that the product does not know. */
export function roleLabel(text: string): string {
  return (knownRole(text) ?? text).replaceAll('_', ' ');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[_\s]+/g, ' ').trim();
}
