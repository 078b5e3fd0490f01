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

export const userStatuses = ['Active', 'Inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];
