import type { PermissionName } from '../../events/permission.values.js';

/** The entries of the sidebar, in its order, and what opens each. */
export const sidebar: readonly { readonly path: string; readonly permission: PermissionName }[] = [
  { path: '/admin/leads', permission: 'Leads_Main' },
  { path: '/admin/tours', permission: 'Tours_Main' },
  { path: '/admin/gifts', permission: 'Gifts_Main' },
  { path: '/admin/inventory', permission: 'Inventory_Main' },
  { path: '/admin/listings', permission: 'Listings_Main' },
  { path: '/admin/contracts', permission: 'Contracts_Main' },
  { path: '/admin/epic-contracts', permission: 'Epic_Contracts_Main' },
  { path: '/admin/epic-members', permission: 'Epic_Members_Main' },
  { path: '/admin/points-ledger', permission: 'PointsLedger_Main' },
  { path: '/admin/commission', permission: 'Commission_Main' },
  { path: '/admin/accounting', permission: 'Accounting_Main' },
  { path: '/admin/reports', permission: 'Reports_Main' },
  { path: '/admin/employees', permission: 'Employees_Main' },
  { path: '/admin/settings', permission: 'Settings_Main' },
];

/** The screen that a sign-in opens: the user's own where it is one of ours and open to him or her, else the first that is (`decisions.md A9`). */
export function homeRouteOf(wanted: string, permissions: ReadonlySet<string>): string {
  const permitted = sidebar.filter(({ permission }) => permissions.has(permission));
  const own = permitted.find(({ path }) => path === wanted.trim());
  return (own ?? permitted[0])?.path ?? '/admin/leads';
}
