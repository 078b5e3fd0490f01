import { BankAccountIcon, CogIcon, DocumentIcon, GroupedBarChartIcon, IdNumberIcon, MapIcon } from '@blueprintjs/icons';
import type { Screen } from './screen.js';

/** Every screen behind the sign-in, in the order of the menu. A screen that is not here is in no menu. */
export const screens: readonly Screen[] = [
  { path: '/admin/tours', title: 'Tours', permission: 'Tours_Main', menu: { group: 'Front desk', icon: MapIcon }, finds: 'tours', load: async () => (await import('../tours/tour-list.js')).TourList },
  { path: '/admin/tours-detail/:id', title: ':id', permission: 'Tours_Detail', under: '/admin/tours', load: async () => (await import('../tours/tour-detail.js')).TourDetail },
  { path: '/admin/contracts', title: 'Contracts', permission: 'Contracts_Main', menu: { group: 'Sales', icon: DocumentIcon }, finds: 'contracts', load: async () => (await import('../resale-contracts/contracts-list.js')).ContractsList },
  { path: '/admin/contracts-detail/:id', title: ':id', permission: 'Contracts_Detail', under: '/admin/contracts', load: async () => (await import('../resale-contracts/contract-detail.js')).ContractDetail },
  { path: '/admin/epic-members', title: 'Epic Members', permission: 'Epic_Members_Main', menu: { group: 'Sales', icon: IdNumberIcon }, finds: 'members', load: async () => (await import('../members/member-list.js')).MemberList },
  { path: '/admin/epic-advantage-new-contract-for-member/:id', title: 'Points for member :id', permission: ['Leads_New', 'Epic_Members_Edit'], under: '/admin/epic-members', load: async () => (await import('../members/points-purchase.js')).PointsPurchase },
  { path: '/admin/points-ledger', title: 'Epic Points Ledger', permission: 'PointsLedger_Main', menu: { group: 'Sales', icon: BankAccountIcon }, load: async () => (await import('../points/points-ledger.js')).PointsLedger },
  { path: '/admin/reports', title: 'Reports', permission: 'Reports_Main', menu: { group: 'Back office', icon: GroupedBarChartIcon }, load: async () => (await import('../reports/reports-hub.js')).ReportsHub },
  { path: '/admin/reports-contracts-dashboard', title: 'Contracts Dashboard', permission: 'Reports_ContractsDashboard', under: '/admin/reports', load: async () => (await import('../resale-contracts/dashboard/contracts-dashboard.js')).ContractsDashboard },
  { path: '/admin/operations', title: 'Operations', permission: 'Settings_Main', menu: { group: 'Back office', icon: CogIcon }, load: async () => (await import('../settings/operations.js')).Operations },
];
