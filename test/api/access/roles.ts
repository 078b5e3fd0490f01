/** What each role starts out with, written down from D1 section 6 and decisions.md B19 and B20, not from the code. */

const modules = ['Accounting', 'Commission', 'Contracts', 'Employees', 'Epic_Contracts', 'Epic_Members', 'Gifts', 'Inventory', 'Leads', 'Listings', 'Owners', 'PointsLedger', 'Premiums', 'Reports', 'Tours', 'Users'];
const dashboards = ['Reports_SalesDashboard', 'Reports_MarketingDashboard', 'Reports_ContractsDashboard', 'Reports_EpicDashboard'];
const others = ['Inventory_List', 'Tours_Manifest', 'SearchResults', ...dashboards, 'Settings_Main', 'Other_AllowRemoteLogin', 'Other_Beta'];

/** `some('Gifts', 'Main New')`: Gifts_Main and Gifts_New. */
const some = (module: string, actions: string) => actions.split(' ').map((action) => `${module}_${action}`);
const view = (module: string) => some(module, 'Main Detail');
const full = (module: string) => some(module, 'Main Detail New Edit Sensitive Admin');
const everything = [...modules.flatMap(full), ...others];
const except = (...left: string[]) => everything.filter((permission) => !left.includes(permission));

/** "Commission view, contracts full, leads, tours, inventory", with the search that goes with selling. */
const selling = [
  ...view('Commission'), ...full('Contracts'), ...full('Leads'), ...full('Tours'), 'Tours_Manifest', ...view('Inventory'), 'Inventory_List',
  'SearchResults',
];

export const permissionsOfRoles: Readonly<Record<string, readonly string[]>> = {
  QA: except('Settings_Main', 'Users_Edit'),
  Executive: except('Other_Beta'),
  Inventory_Tablet: some('Inventory', 'Main List Detail'),
  Receptionist: [...some('Gifts', 'Main Detail New'), ...some('Leads', 'Main Detail New Edit'), ...some('Tours', 'Main Detail New Edit Manifest'), 'SearchResults'],
  Closing_Manager: [...some('Contracts', 'Main Detail Edit Admin Sensitive'), ...some('Epic_Contracts', 'Main Detail Edit Admin Sensitive'), ...view('Epic_Members')],
  Epic_Manager: [...['Leads', 'Tours', 'Gifts', 'Reports', 'PointsLedger'].flatMap(view), ...full('Epic_Contracts'), ...full('Epic_Members')],
  Sales_Manager: [...selling, ...full('Employees')],
  Sales_Administrator: selling,
  Accounting_Manager: [...['Accounting', 'Commission', 'Premiums', 'Reports', 'Employees', 'Gifts'].flatMap(full), ...dashboards, 'Contracts_Sensitive'],
  Inventory_Manager: [...full('Owners'), ...full('PointsLedger'), ...some('Inventory', 'Main Detail New Edit Sensitive List'), ...some('Epic_Members', 'Main Detail Edit')],
  /** No role at all: somebody to whom nothing was given. */
  nothing: [],
};
