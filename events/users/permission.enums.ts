/** Rows of the permission matrix (D1 section 6). Owners has no screen; Premiums is the gift ledger (`decisions.md B18`). */
export const permissionModules = [
  'Accounting',
  'Commission',
  'Contracts',
  'Employees',
  'Epic_Contracts',
  'Epic_Members',
  'Gifts',
  'Inventory',
  'Leads',
  'Listings',
  'Owners',
  'PointsLedger',
  'Premiums',
  'Reports',
  'Tours',
  'Users',
] as const;
export type PermissionModule = (typeof permissionModules)[number];

/** Columns of the matrix. Main opens the list. */
export const permissionActions = ['Main', 'Detail', 'New', 'Edit', 'Sensitive', 'Admin'] as const;
export type PermissionAction = (typeof permissionActions)[number];

/** What the matrix has no cell for (`decisions.md B17`), in words. */
export const otherPermissions = [
  { name: 'Inventory_List', label: 'See the units on the inventory page' },
  { name: 'Tours_Manifest', label: 'Tour manifest' },
  { name: 'SearchResults', label: 'Stored search results' },
  { name: 'Reports_SalesDashboard', label: 'Sales dashboard' },
  { name: 'Reports_MarketingDashboard', label: 'Marketing dashboard' },
  { name: 'Reports_ContractsDashboard', label: 'Contracts dashboard' },
  { name: 'Reports_EpicDashboard', label: 'Epic dashboard' },
  { name: 'Settings_Main', label: 'Settings: users, company, access log, operations' },
  { name: 'Other_AllowRemoteLogin', label: 'Sign in from any address' },
  { name: 'Other_Beta', label: 'Beta features' },
] as const;

export type PermissionName = `${PermissionModule}_${PermissionAction}` | (typeof otherPermissions)[number]['name'];

/** Every permission that the product knows. A user may hold others: they are kept, not understood. */
export const permissionNames: readonly PermissionName[] = [
  ...permissionModules.flatMap((module) => permissionActions.map((action) => `${module}_${action}` as const)),
  ...otherPermissions.map(({ name }) => name),
];
