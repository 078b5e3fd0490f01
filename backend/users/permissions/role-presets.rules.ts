import { permissionNames, type PermissionName } from '../../../events/users/permission.enums.js';
import type { Role } from '../../../events/users/user.enums.js';

/**
 * What each role starts out with (`decisions.md B19, B20`): view is Main and Detail, full is all six. A preset is only
 * applied when somebody presses the button; what the user holds is the truth.
 */
export const rolePresets: Readonly<Record<Role, readonly PermissionName[]>> = {
  QA: except('Settings_Main', 'Users_Edit'),
  Executive: except('Other_Beta'),
  Inventory_Tablet: ['Inventory_Main', 'Inventory_List', 'Inventory_Detail'],
  Receptionist: [
    ...view('Gifts'),
    'Gifts_New',
    ...view('Leads'),
    'Leads_New',
    'Leads_Edit',
    ...view('Tours'),
    'Tours_New',
    'Tours_Edit',
    'Tours_Manifest',
    'SearchResults',
  ],
  Closing_Manager: [...closing('Contracts'), ...closing('Epic_Contracts'), ...view('Epic_Members')],
  Epic_Manager: [
    ...view('Leads'),
    ...view('Tours'),
    ...view('Gifts'),
    ...view('Reports'),
    ...full('Epic_Contracts'),
    ...full('Epic_Members'),
    ...view('PointsLedger'),
  ],
  Sales_Manager: [...sales(), ...full('Employees')],
  Sales_Administrator: sales(),
  Accounting_Manager: [
    ...full('Accounting'),
    // The journal, closing and commission lines tell what contracts earn; it shows their parties' phones and mail addresses too.
    'Contracts_Sensitive',
    ...full('Commission'),
    ...full('Premiums'),
    ...full('Reports'),
    ...dashboards(),
    ...full('Employees'),
    ...full('Gifts'),
  ],
  Inventory_Manager: [
    ...full('Owners'),
    ...full('PointsLedger'),
    ...view('Inventory'),
    'Inventory_New',
    'Inventory_Edit',
    'Inventory_Sensitive',
    'Inventory_List',
    ...view('Epic_Members'),
    'Epic_Members_Edit',
  ],
};

/** "Leads, tours, inventory" of the presets' text: all that the desk and the sale need. */
function sales(): PermissionName[] {
  return [
    ...view('Commission'),
    ...full('Contracts'),
    ...full('Leads'),
    ...full('Tours'),
    'Tours_Manifest',
    ...view('Inventory'),
    'Inventory_List',
    'SearchResults',
  ];
}

function except(...left: PermissionName[]): PermissionName[] {
  return permissionNames.filter((permission) => !left.includes(permission));
}

function view(module: string): PermissionName[] {
  return pick(module, ['Main', 'Detail']);
}

function full(module: string): PermissionName[] {
  return pick(module, ['Main', 'Detail', 'New', 'Edit', 'Sensitive', 'Admin']);
}

function closing(module: string): PermissionName[] {
  return pick(module, ['Main', 'Detail', 'Edit', 'Sensitive', 'Admin']);
}

function dashboards(): PermissionName[] {
  return permissionNames.filter((permission) => /^Reports_\w+Dashboard$/.test(permission));
}

function pick(module: string, actions: readonly string[]): PermissionName[] {
  return permissionNames.filter((permission) => actions.some((action) => permission === `${module}_${action}`));
}
