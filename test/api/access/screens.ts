/** Every screen behind the sign-in and who may open it (any of the permissions), written down from D1 2, D3 2.2, 2.3 and decisions.md B, not from the code. */
export const whoMayOpen: Readonly<Record<string, string>> = {
  '/admin/leads': 'Leads_Main',
  '/admin/tours': 'Tours_Main',
  '/admin/tours-detail/:id': 'Tours_Detail',
  '/admin/inventory': 'Inventory_Main',
  '/admin/contracts': 'Contracts_Main',
  '/admin/contracts-detail/:id': 'Contracts_Detail',
  '/admin/epic-members': 'Epic_Members_Main',
  '/admin/epic-advantage-new-contract-for-member/:id': 'Leads_New Epic_Members_Edit',
  '/admin/points-ledger': 'PointsLedger_Main',
  '/admin/reports': 'Reports_Main',
  '/admin/reports-contracts-dashboard': 'Reports_ContractsDashboard',
  '/admin/employees': 'Employees_Main',
  '/admin/employees-new': 'Employees_New',
  '/admin/employees-detail/:id': 'Employees_Detail',
  '/admin/employees-edit/:id': 'Employees_Edit',
  '/admin/settings': 'Settings_Main',
  '/admin/users-new': 'Users_New',
  '/admin/users-edit/:id': 'Users_Edit',
  '/admin/company-settings': 'Settings_Main',
  '/admin/access-log': 'Settings_Main',
  '/admin/outbox': 'Settings_Main',
  '/admin/operations': 'Settings_Main',
  '/admin/my-account': 'the signed in',
};

/** D3 2.3: the entries of the menu that have a screen by now. */
export const menu: Readonly<Record<string, string>> = {
  Leads: 'Leads_Main',
  Tours: 'Tours_Main',
  Inventory: 'Inventory_Main',
  Contracts: 'Contracts_Main',
  'Epic Members': 'Epic_Members_Main',
  'Epic Points Ledger': 'PointsLedger_Main',
  Reports: 'Reports_Main',
  Employees: 'Employees_Main',
  Settings: 'Settings_Main',
};
