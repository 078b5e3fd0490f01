import { BankAccountIcon, DocumentIcon, MapIcon } from '@blueprintjs/icons';
import type { Screen } from './screen.js';

/** Every screen behind the sign-in, in the order of the menu. A screen that is not here is in no menu. */
export const screens: readonly Screen[] = [
  { path: '/admin/tours', title: 'Tours', permission: 'Tours_Main', menu: { group: 'Front desk', icon: MapIcon }, finds: 'tours', load: async () => (await import('../tours/tour-list.js')).TourList },
  { path: '/admin/contracts', title: 'Contracts', permission: 'Contracts_Main', menu: { group: 'Sales', icon: DocumentIcon }, finds: 'contracts', load: async () => (await import('../resale-contracts/contracts-list.js')).ContractsList },
  { path: '/admin/contracts-detail/:id', title: ':id', permission: 'Contracts_Detail', under: '/admin/contracts', load: async () => (await import('../resale-contracts/contract-detail.js')).ContractDetail },
  { path: '/admin/points-ledger', title: 'Epic Points Ledger', permission: 'PointsLedger_Main', menu: { group: 'Sales', icon: BankAccountIcon }, load: async () => (await import('../points/points-ledger.js')).PointsLedger },
];
