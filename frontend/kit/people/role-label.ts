import { roles } from '../../../events/user.values.js';

/** `sales_manager` and `Sales_Manager` both read "Sales Manager" (decisions.md B22); undefined for a role that nobody knows. */
export function roleLabel(role: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[_\s]+/g, ' ').trim();
  return roles.find((known) => plain(known) === plain(role))?.replace(/_/g, ' ');
}
