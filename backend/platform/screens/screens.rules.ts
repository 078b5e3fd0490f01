import type { PermissionName } from '../../../events/users/permission.enums.js';

/** What stands before the first named group is everybody's. */
export type MenuGroup = '' | 'Front desk' | 'Sales' | 'Back office';

/** One screen behind the sign-in: where it is and who may open it (D3 2.2 and 2.3). */
export interface ScreenRule {
  readonly path: string;
  /** Its breadcrumb, and the label of those that stand in the menu. `:id` stands for the route's own. */
  readonly title: string;
  /** Absent: everybody who is signed in. A list: any one of them. */
  readonly permission?: PermissionName | readonly PermissionName[];
  /** Stands in the menu, in this group. */
  readonly menu?: MenuGroup;
  /** What the menu and the first breadcrumb say, where the tabs that it begins have a name of their own. */
  readonly section?: string;
  /** The screen that it is reached from: the breadcrumb before it, and the menu entry that stays lit. */
  readonly under?: string;
  /** Its label in the strip of tabs that it shares with the screen above and that screen's other tabs. */
  readonly tab?: string;
  /** At the end of its tabs: what another section answers of the same, or one of its screens does when it is asked so. */
  readonly besides?: readonly { readonly to: string; readonly tab: string; readonly permission: ScreenRule['permission'] }[];
  /** What the search may look for here; the words arrive as `?q=`. */
  readonly finds?: string;
}

/** Every screen, in the order of the menu: from here come the menu, the routes and the home route. */
const screenRules = [
  { path: '/admin/today', title: 'Today', menu: '' },
  { path: '/admin/leads', title: 'Leads', permission: 'Leads_Main', menu: 'Front desk', tab: 'Leads', finds: 'leads' },
  { path: '/admin/leads-new', title: 'New lead', permission: 'Leads_New', under: '/admin/leads' },
  { path: '/admin/leads-deleted', title: 'Deleted leads', permission: 'Leads_Admin', under: '/admin/leads', tab: 'Deleted' },
  { path: '/admin/leads-detail/:id', title: ':id', permission: 'Leads_Detail', under: '/admin/leads' },
  // decisions.md B10
  { path: '/admin/leads-edit/:id', title: 'Edit :id', permission: ['Leads_Edit', 'Leads_New'], under: '/admin/leads' },
  { path: '/admin/tours', title: 'Tours', permission: 'Tours_Main', menu: 'Front desk', finds: 'tours' },
  { path: '/admin/tours-manifest', title: 'Manifest', permission: 'Tours_Manifest', under: '/admin/tours' },
  { path: '/admin/tours-wall', title: 'Tours today', permission: 'Tours_Main', under: '/admin/tours' },
  { path: '/admin/tours-board', title: 'Day board', permission: 'Tours_Main', under: '/admin/tours' },
  { path: '/admin/tours-detail/:id', title: ':id', permission: 'Tours_Detail', under: '/admin/tours' },
  { path: '/admin/tours-edit/:id', title: 'Edit :id', permission: 'Tours_Edit', under: '/admin/tours' },
  { path: '/admin/gifts', title: 'Gifts', permission: 'Gifts_Main', menu: 'Front desk', tab: 'Catalogue', finds: 'gifts' },
  { path: '/admin/gifts-new', title: 'New gift', permission: 'Gifts_New', under: '/admin/gifts' },
  { path: '/admin/gifts-detail/:id', title: ':id', permission: 'Gifts_Detail', under: '/admin/gifts' },
  { path: '/admin/gifts-edit/:id', title: 'Edit :id', permission: 'Gifts_Edit', under: '/admin/gifts' },
  // decisions.md B18
  { path: '/admin/gifts-ledger', title: 'Gift ledger', permission: 'Premiums_Main', under: '/admin/gifts', tab: 'Ledger' },
  { path: '/admin/inventory', title: 'Inventory', permission: 'Inventory_Main', menu: 'Sales', finds: 'inventory' },
  { path: '/admin/inventory-new', title: 'New inventory', permission: 'Inventory_New', under: '/admin/inventory' },
  { path: '/admin/inventory-detail/:id', title: ':id', permission: 'Inventory_Detail', under: '/admin/inventory' },
  { path: '/admin/inventory-edit/:id', title: 'Edit :id', permission: 'Inventory_Edit', under: '/admin/inventory' },
  { path: '/admin/inventory-search-for-tour/:id', title: 'Search for tour :id', permission: 'Inventory_Main', under: '/admin/inventory' },
  { path: '/admin/inventory-detail-for-purchase/:id/for-tour/:tourId', title: ':id', permission: 'Inventory_Detail', under: '/admin/inventory' },
  // decisions.md H20
  { path: '/admin/inventory-tour/:id/tour/:tourId', title: ':id', permission: 'Inventory_Detail', under: '/admin/inventory' },
  { path: '/admin/search/:id', title: 'Search :id', permission: 'SearchResults', under: '/admin/inventory' },
  // decisions.md B13
  { path: '/admin/listings', title: 'Listings', permission: ['Listings_Main', 'Inventory_Main'], menu: 'Sales' },
  // decisions.md B11
  { path: '/admin/listings-new', title: 'New listing', permission: 'Inventory_New', under: '/admin/listings' },
  { path: '/admin/listings-detail/:id', title: ':id', permission: 'Inventory_Detail', under: '/admin/listings' },
  { path: '/admin/listings-edit/:id', title: 'Edit :id', permission: 'Inventory_Edit', under: '/admin/listings' },
  { path: '/admin/listings-agreement/:id', title: 'Agreement :id', permission: 'Inventory_Detail', under: '/admin/listings' },
  { path: '/admin/contracts', title: 'Contracts', permission: 'Contracts_Main', menu: 'Sales', finds: 'contracts' },
  { path: '/admin/contracts-new', title: 'New', permission: 'Contracts_New', under: '/admin/contracts' },
  { path: '/admin/contracts-new-for-tour/:tourId/inventory/:inventoryId', title: 'New', permission: 'Contracts_New', under: '/admin/contracts' },
  // decisions.md B5
  { path: '/admin/contracts-new-hsi-rci-for-tour/:tourId/inventory/:inventoryId', title: 'New HSI / RCI', permission: 'Contracts_New', under: '/admin/contracts' },
  { path: '/admin/contracts-detail/:id', title: ':id', permission: 'Contracts_Detail', under: '/admin/contracts' },
  { path: '/admin/contracts-edit/:id', title: 'Edit :id', permission: 'Contracts_Edit', under: '/admin/contracts' },
  { path: '/admin/contracts-documents/:id', title: 'Documents :id', permission: 'Contracts_Detail', under: '/admin/contracts' },
  { path: '/admin/epic-contracts', title: 'Epic Contracts', permission: 'Epic_Contracts_Main', menu: 'Sales', finds: 'epic contracts' },
  { path: '/admin/epic-contracts-new', title: 'New', permission: 'Epic_Contracts_New', under: '/admin/epic-contracts' },
  { path: '/admin/epic-contracts-new-for-tour/:tourId', title: 'New', permission: 'Epic_Contracts_New', under: '/admin/epic-contracts' },
  { path: '/admin/epic-contracts-detail/:id', title: ':id', permission: 'Epic_Contracts_Detail', under: '/admin/epic-contracts' },
  { path: '/admin/epic-contracts-edit/:id', title: 'Edit :id', permission: 'Epic_Contracts_Edit', under: '/admin/epic-contracts' },
  { path: '/admin/epic-contracts-documents/:id', title: 'Documents :id', permission: 'Epic_Contracts_Detail', under: '/admin/epic-contracts' },
  { path: '/admin/epic-members', title: 'Epic Members', permission: 'Epic_Members_Main', menu: 'Sales', finds: 'members' },
  { path: '/admin/epic-members-detail/:id', title: ':id', permission: 'Epic_Members_Detail', under: '/admin/epic-members' },
  // decisions.md B12
  { path: '/admin/epic-members-edit/:id', title: 'Edit :id', permission: 'Epic_Members_Detail', under: '/admin/epic-members' },
  // decisions.md B9
  { path: '/admin/epic-advantage-new-contract-for-member/:id', title: 'Points for member :id', permission: ['Leads_New', 'Epic_Members_Edit'], under: '/admin/epic-members' },
  { path: '/admin/points-ledger', title: 'Epic Points Ledger', permission: 'PointsLedger_Main', menu: 'Sales', tab: 'List' },
  { path: '/admin/points-statement', title: 'Statement', permission: 'PointsLedger_Main', under: '/admin/points-ledger', tab: 'Statement' },
  { path: '/admin/points-purchases', title: 'Purchases', permission: ['PointsLedger_Main', 'Accounting_Edit'], under: '/admin/points-ledger', tab: 'Purchases' },
  // decisions.md B3
  {
    path: '/admin/accounting',
    title: 'Accounting list',
    permission: 'Accounting_Main',
    menu: 'Back office',
    section: 'Accounting',
    tab: 'Accounting list',
    besides: [
      { to: '/admin/changes?period=last-working-day&group=Money', tab: 'Money, yesterday', permission: 'Accounting_Main' },
      { to: '/admin/points-statement', tab: 'Points statement', permission: 'PointsLedger_Main' },
    ],
  },
  // decisions.md D24
  { path: '/admin/accounting-memberships', title: 'Memberships', permission: 'Accounting_Main', under: '/admin/accounting', tab: 'Memberships' },
  { path: '/admin/accounting-journal', title: 'Journal', permission: 'Accounting_Main', under: '/admin/accounting', tab: 'Journal' },
  { path: '/admin/accounting-closing', title: 'Closing', permission: 'Accounting_Main', under: '/admin/accounting', tab: 'Closing' },
  { path: '/admin/changes', title: 'Changes', permission: ['Accounting_Main', 'Settings_Main'], menu: 'Back office', section: 'Accounting', under: '/admin/accounting', tab: 'Changes' },
  { path: '/admin/commission', title: 'Commission', permission: 'Commission_Main', menu: 'Back office' },
  { path: '/admin/commission-reserves', title: 'Reserves', permission: 'Accounting_Main', under: '/admin/commission' },
  { path: '/admin/commission-disputes', title: 'Questions', permission: 'Commission_Main', under: '/admin/commission' },
  { path: '/admin/reports', title: 'Reports', permission: 'Reports_Main', menu: 'Back office' },
  { path: '/admin/reports-contracts-dashboard', title: 'Contracts Dashboard', permission: 'Reports_ContractsDashboard', under: '/admin/reports' },
  { path: '/admin/reports-sales-all', title: 'Sales by marketing source', permission: 'Reports_Main', under: '/admin/reports' },
  { path: '/admin/reports-sales-dashboard', title: 'Sales Dashboard', permission: 'Reports_SalesDashboard', under: '/admin/reports' },
  { path: '/admin/reports-sales-volume-yoy', title: 'Sales Volume, year over year', permission: 'Reports_SalesDashboard', under: '/admin/reports' },
  { path: '/admin/reports-sales-vpg-yoy', title: 'VPG, year over year', permission: 'Reports_SalesDashboard', under: '/admin/reports' },
  { path: '/admin/reports-sales-rep-detail', title: 'Sales Rep Detail Report', permission: 'Reports_SalesDashboard', under: '/admin/reports' },
  { path: '/admin/reports-marketing-dashboard', title: 'Marketing Dashboard', permission: 'Reports_MarketingDashboard', under: '/admin/reports' },
  { path: '/admin/reports-marketing-source-detail', title: 'Marketing Source Detail Report', permission: 'Reports_MarketingDashboard', under: '/admin/reports' },
  { path: '/admin/reports-epic-dashboard', title: 'Epic Dashboard', permission: 'Reports_EpicDashboard', under: '/admin/reports' },
  { path: '/admin/reports-epic-membership-points', title: 'RCI Monthly Cede Requirement', permission: 'Reports_EpicDashboard', under: '/admin/reports' },
  { path: '/admin/reports-tours-all', title: 'All Tours', permission: 'Reports_Main', under: '/admin/reports' },
  { path: '/admin/employees', title: 'Employees', permission: 'Employees_Main', menu: 'Back office', finds: 'employees' },
  { path: '/admin/employees-new', title: 'New employee', permission: 'Employees_New', under: '/admin/employees' },
  { path: '/admin/employees-detail/:id', title: ':id', permission: 'Employees_Detail', under: '/admin/employees' },
  { path: '/admin/employees-edit/:id', title: 'Edit :id', permission: 'Employees_Edit', under: '/admin/employees' },
  { path: '/admin/settings', title: 'Settings', permission: 'Settings_Main', menu: 'Back office', tab: 'Users', finds: 'users' },
  { path: '/admin/users-new', title: 'New user', permission: 'Users_New', under: '/admin/settings' },
  { path: '/admin/users-edit/:id', title: 'User :id', permission: 'Users_Edit', under: '/admin/settings' },
  { path: '/admin/company-settings', title: 'Company settings', permission: 'Settings_Main', under: '/admin/settings', tab: 'Company' },
  { path: '/admin/access-log', title: 'Access log', permission: 'Settings_Main', under: '/admin/settings', tab: 'Access log' },
  { path: '/admin/outbox', title: 'Outbox', permission: 'Settings_Main', under: '/admin/settings', tab: 'Outbox' },
  { path: '/admin/wall-links', title: 'Walls', permission: ['Tours_Admin', 'Settings_Main'], under: '/admin/settings', tab: 'Walls' },
  { path: '/admin/report-schedules', title: 'Reports by mail', permission: ['Reports_Main', 'Reports_SalesDashboard', 'Reports_MarketingDashboard', 'Settings_Main'], under: '/admin/settings', tab: 'Reports by mail' },
  { path: '/admin/my-account', title: 'My account' },
  { path: '/admin/operations', title: 'Operations', permission: 'Settings_Main', under: '/admin/settings', tab: 'Operations' },
] as const satisfies readonly ScreenRule[];

type Screen = (typeof screenRules)[number];

export type ScreenPath = Screen['path'];

export const allScreens: readonly ScreenRule[] = screenRules;

/** For what has more to say of a screen: its title and who may open it are said here alone. */
export function screenOf<Path extends ScreenPath>(path: Path): Extract<Screen, { readonly path: Path }> {
  return screenRules.find((screen) => screen.path === path) as Extract<Screen, { readonly path: Path }>;
}

/** Whether a screen stands in somebody's menu; one below another stands there itself for who may not open the other. */
export function standsInMenu({ menu, permission, under }: ScreenRule, may: (permission: ScreenRule['permission']) => boolean): boolean {
  const above = allScreens.find(({ path }) => path === under);
  return menu !== undefined && may(permission) && !(above && may(above.permission));
}

/** What is shown at an address, such as `/admin/leads-detail/12`. */
export function screenAt(address: string): ScreenRule | undefined {
  const steps = address.split('/');
  return allScreens.find(({ path }) => {
    const own = path.split('/');
    return own.length === steps.length && own.every((step, place) => step.startsWith(':') || step === steps[place]);
  });
}

/** Whether anything is shown there: nobody is led to where there is nothing. */
export function isScreen(address: string): boolean {
  return screenAt(address) !== undefined;
}
