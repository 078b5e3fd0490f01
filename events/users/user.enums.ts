/** The roles of `decisions.md B21, B22`; the text is what the legacy rows hold. */
export const roles = [
  'Executive',
  'Sales_Manager',
  'Sales_Administrator',
  'Receptionist',
  'Accounting_Manager',
  'Inventory_Manager',
  'Inventory_Tablet',
  'Closing_Manager',
  'Epic_Manager',
  'QA',
] as const;
export type Role = (typeof roles)[number];

/** `sales_manager`, `Sales Manager` and `Sales_Manager` are one role (`decisions.md B22`); undefined for one that the product does not know. */
export function knownRole(text: string): Role | undefined {
  return roles.find((role) => plainRole(role) === plainRole(text));
}

function plainRole(text: string): string {
  return text.toLowerCase().replace(/[_\s]+/g, ' ').trim();
}

export const userStatuses = ['Active', 'Inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];
