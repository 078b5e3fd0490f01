import { BankAccountIcon, GiftBoxIcon, CalculatorIcon, CalendarIcon, CogIcon, DocumentIcon, EndorsedIcon, GroupedBarChartIcon, HomeIcon, IdNumberIcon, MapIcon, PeopleIcon, PercentageIcon, PersonIcon, TagIcon } from '@blueprintjs/icons';
import { allScreens, type ScreenPath } from '../../backend/platform/screens/screens.rules.js';
import type { Screen, ScreenPart } from './screen.js';

/** What shows each screen; who may open it, and where it stands in the menu, is in `backend/platform/screens/screens.rules.ts`. */
const parts: Readonly<Record<ScreenPath, ScreenPart>> = {
  '/admin/today': { letter: 'd', icon: CalendarIcon, load: async () => (await import('../today/today-page.js')).TodayPage },
  '/admin/leads': { list: true, letter: 'l', icon: PeopleIcon, load: async () => (await import('../leads/lead-list.js')).LeadList },
  '/admin/leads-new': { load: async () => (await import('../leads/lead-new.js')).LeadNew },
  '/admin/leads-deleted': { list: true, load: async () => (await import('../leads/deleted/deleted-leads.js')).DeletedLeads },
  '/admin/leads-detail/:id': { past: 'told', load: async () => (await import('../leads/lead-detail.js')).LeadDetail },
  '/admin/leads-edit/:id': { past: 'told', load: async () => (await import('../leads/lead-detail.js')).LeadEdit },
  '/admin/tours': { list: true, letter: 't', icon: MapIcon, load: async () => (await import('../tours/tour-list.js')).TourList },
  '/admin/tours-manifest': { load: async () => (await import('../tours/manifest/tour-manifest.js')).TourManifest },
  '/admin/tours-wall': { bare: true, load: async () => (await import('../tours/wall/wall-signed-in.js')).WallSignedIn },
  '/admin/tours-board': { load: async () => (await import('../tours/board/tour-board.js')).TourBoard },
  '/admin/tours-detail/:id': { past: 'told', load: async () => (await import('../tours/tour-detail.js')).TourDetail },
  '/admin/tours-edit/:id': { past: 'told', load: async () => (await import('../tours/tour-detail.js')).TourEdit },
  '/admin/gifts': { list: true, letter: 'g', icon: GiftBoxIcon, load: async () => (await import('../gifts/gift-list.js')).GiftList },
  '/admin/gifts-new': { load: async () => (await import('../gifts/gift-new.js')).GiftNew },
  '/admin/gifts-detail/:id': { past: 'told', load: async () => (await import('../gifts/gift-detail.js')).GiftDetail },
  '/admin/gifts-edit/:id': { past: 'told', load: async () => (await import('../gifts/gift-detail.js')).GiftEdit },
  '/admin/gifts-ledger': { list: true, load: async () => (await import('../gifts/gift-ledger.js')).GiftLedger },
  '/admin/inventory': { list: true, letter: 'i', icon: HomeIcon, load: async () => (await import('../inventory/inventory-list.js')).InventoryList },
  '/admin/inventory-new': { load: async () => (await import('../inventory/inventory-new.js')).InventoryNew },
  '/admin/inventory-detail/:id': { past: 'told', load: async () => (await import('../inventory/inventory-detail.js')).InventoryDetail },
  '/admin/inventory-edit/:id': { past: 'told', load: async () => (await import('../inventory/inventory-detail.js')).InventoryEdit },
  '/admin/inventory-search-for-tour/:id': { load: async () => (await import('../inventory/search/inventory-search-for-tour.js')).InventorySearchForTour },
  '/admin/inventory-detail-for-purchase/:id/for-tour/:tourId': { past: 'told', load: async () => (await import('../inventory/inventory-purchase.js')).InventoryPurchase },
  '/admin/inventory-tour/:id/tour/:tourId': { past: 'told', load: async () => (await import('../inventory/inventory-purchase.js')).InventoryPurchase },
  '/admin/search/:id': { load: async () => (await import('../search/search-results.js')).SearchResults },
  '/admin/listings': { list: true, letter: 'n', icon: TagIcon, load: async () => (await import('../listings/listing-list.js')).ListingList },
  '/admin/listings-new': { load: async () => (await import('../listings/listing-new.js')).ListingNew },
  '/admin/listings-detail/:id': { past: 'told', load: async () => (await import('../listings/listing-detail.js')).ListingDetail },
  '/admin/listings-edit/:id': { past: 'told', load: async () => (await import('../listings/listing-detail.js')).ListingEdit },
  '/admin/listings-agreement/:id': { load: async () => (await import('../listings/listing-agreement-page.js')).ListingAgreementPage },
  '/admin/contracts': { list: true, letter: 'c', icon: DocumentIcon, load: async () => (await import('../contracts/contracts-list.js')).ContractsList },
  '/admin/contracts-new': { load: async () => (await import('../contracts/new/contracts-new.js')).ContractsNew },
  '/admin/contracts-new-for-tour/:tourId/inventory/:inventoryId': { load: async () => (await import('../contracts/new/contract-new.js')).ContractNew },
  '/admin/contracts-new-hsi-rci-for-tour/:tourId/inventory/:inventoryId': { load: async () => (await import('../contracts/new/hsi-rci-new.js')).HsiRciNew },
  '/admin/contracts-detail/:id': { past: 'told', load: async () => (await import('../contracts/contract-detail.js')).ContractDetail },
  '/admin/contracts-edit/:id': { past: 'told', load: async () => (await import('../contracts/contract-detail.js')).ContractEdit },
  '/admin/contracts-documents/:id': { load: async () => (await import('../contracts/documents/contract-documents-page.js')).ContractDocumentsPage },
  '/admin/epic-contracts': { list: true, letter: 'v', icon: EndorsedIcon, load: async () => (await import('../epic-contracts/epic-contracts-list.js')).EpicContractsList },
  '/admin/epic-contracts-new': { load: async () => (await import('../epic-contracts/form/epic-contract-new.js')).EpicContractNew },
  '/admin/epic-contracts-new-for-tour/:tourId': { load: async () => (await import('../epic-contracts/form/epic-contract-new.js')).EpicContractNew },
  '/admin/epic-contracts-detail/:id': { past: 'told', load: async () => (await import('../epic-contracts/epic-contract-detail.js')).EpicContractDetail },
  '/admin/epic-contracts-edit/:id': { past: 'told', load: async () => (await import('../epic-contracts/epic-contract-detail.js')).EpicContractEdit },
  '/admin/epic-contracts-documents/:id': { load: async () => (await import('../epic-contracts/documents/epic-contract-documents-page.js')).EpicContractDocumentsPage },
  '/admin/epic-members': { list: true, letter: 'm', icon: IdNumberIcon, load: async () => (await import('../epic-members/member-list.js')).MemberList },
  '/admin/epic-members-detail/:id': { past: 'told', load: async () => (await import('../epic-members/member-detail.js')).MemberDetail },
  '/admin/epic-members-edit/:id': { past: 'told', load: async () => (await import('../epic-members/member-detail.js')).MemberEdit },
  '/admin/epic-advantage-new-contract-for-member/:id': { load: async () => (await import('../epic-advantage/points-purchase.js')).PointsPurchase },
  '/admin/points-ledger': { list: true, letter: 'p', icon: BankAccountIcon, load: async () => (await import('../points/points-ledger.js')).PointsLedger },
  '/admin/points-statement': { past: 'shown', load: async () => (await import('../points/statement/points-statement.js')).PointsStatement },
  '/admin/points-purchases': { list: true, load: async () => (await import('../points/points-purchases.js')).PointsPurchases },
  '/admin/accounting': { letter: 'a', icon: CalculatorIcon, load: async () => (await import('../accounting/accounting-list.js')).AccountingList },
  '/admin/accounting-memberships': { load: async () => (await import('../accounting/accounting-memberships.js')).AccountingMemberships },
  '/admin/accounting-journal': { load: async () => (await import('../accounting/journal/journal-page.js')).JournalPage },
  '/admin/accounting-closing': { load: async () => (await import('../accounting/closing/closing-page.js')).ClosingPage },
  '/admin/changes': { icon: CalculatorIcon, load: async () => (await import('../changes/changes-page.js')).ChangesPage },
  '/admin/commission': { letter: 'k', icon: PercentageIcon, load: async () => (await import('../commission/commission-page.js')).CommissionPage },
  '/admin/commission-reserves': { load: async () => (await import('../commission/reserves/reserves-page.js')).ReservesPage },
  '/admin/commission-disputes': { load: async () => (await import('../commission/disputes/disputes-page.js')).DisputesPage },
  '/admin/reports': { letter: 'r', past: 'shown', icon: GroupedBarChartIcon, load: async () => (await import('../reports/reports-hub.js')).ReportsHub },
  '/admin/reports-contracts-dashboard': { past: 'shown', load: async () => (await import('../reports/contracts-dashboard/contracts-dashboard.js')).ContractsDashboard },
  '/admin/reports-sales-all': { past: 'shown', load: async () => (await import('../reports/table/range-reports.js')).SalesBySource },
  '/admin/reports-sales-dashboard': { past: 'shown', load: async () => (await import('../reports/year/year-reports.js')).SalesDashboard },
  '/admin/reports-sales-volume-yoy': { past: 'shown', load: async () => (await import('../reports/year/year-reports.js')).SalesVolumeByYear },
  '/admin/reports-sales-vpg-yoy': { past: 'shown', load: async () => (await import('../reports/year/year-reports.js')).VpgByYear },
  '/admin/reports-sales-rep-detail': { past: 'shown', load: async () => (await import('../reports/table/range-reports.js')).SalesRepDetail },
  '/admin/reports-marketing-dashboard': { past: 'shown', load: async () => (await import('../reports/year/year-reports.js')).MarketingDashboard },
  '/admin/reports-marketing-source-detail': { past: 'shown', load: async () => (await import('../reports/table/range-reports.js')).MarketingSourceDetail },
  '/admin/reports-epic-dashboard': { past: 'shown', load: async () => (await import('../reports/epic/epic-dashboard.js')).EpicDashboard },
  '/admin/reports-epic-membership-points': { past: 'shown', load: async () => (await import('../reports/epic/points/cede-report.js')).CedeReport },
  '/admin/reports-tours-all': { load: async () => (await import('../reports/tours-all/tours-report.js')).ToursReport },
  '/admin/employees': { list: true, letter: 'e', icon: PersonIcon, load: async () => (await import('../employees/employee-list.js')).EmployeeList },
  '/admin/employees-new': { load: async () => (await import('../employees/employee-new.js')).EmployeeNew },
  '/admin/employees-detail/:id': { past: 'told', load: async () => (await import('../employees/employee-detail.js')).EmployeeDetail },
  '/admin/employees-edit/:id': { past: 'told', load: async () => (await import('../employees/employee-detail.js')).EmployeeEdit },
  '/admin/company-settings': { past: 'told', load: async () => (await import('../company-settings/company-settings.js')).CompanySettings },
  '/admin/settings': { list: true, letter: 's', icon: CogIcon, load: async () => (await import('../settings/users-list.js')).UsersList },
  '/admin/users-new': { load: async () => (await import('../users/user-new.js')).UserNew },
  '/admin/users-edit/:id': { past: 'told', load: async () => (await import('../users/user-edit.js')).UserEdit },
  '/admin/access-log': { load: async () => (await import('../access-log/access-log.js')).AccessLog },
  '/admin/outbox': { load: async () => (await import('../outbox/outbox.js')).Outbox },
  '/admin/wall-links': { load: async () => (await import('../wall-links/wall-links.js')).WallLinks },
  '/admin/report-schedules': { load: async () => (await import('../reports/by-mail/schedules-page.js')).SchedulesPage },
  '/admin/my-account': { load: async () => (await import('../my-account/my-account.js')).MyAccount },
  '/admin/operations': { letter: 'o', load: async () => (await import('../operations/operations.js')).Operations },
};

/** What everybody may open without being signed in, within the layout of /auth. */
export const authScreens: readonly Pick<Screen, 'path' | 'load'>[] = [
  { path: '/auth/login-page', load: async () => (await import('../auth/login-page.js')).LoginPage },
  { path: '/auth/forgot-password', load: async () => (await import('../auth/forgot-password.js')).ForgotPassword },
  { path: '/auth/change-password/:token?', load: async () => (await import('../auth/change-password.js')).ChangePassword },
];

/** Agents of the exchange company: no session of ours. */
export const portalScreens: readonly Pick<Screen, 'path' | 'load'>[] = [
  { path: '/auth/rci', load: async () => (await import('../portal/look-up.js')).AgentLookUp },
  { path: '/portal/rci-member/:memberId', load: async () => (await import('../portal/portal-member.js')).PortalMemberPage },
];

/** On a wall, where nobody is signed in: the link says which board. */
export const wallScreen: Pick<Screen, 'path' | 'load'> = { path: '/wall', load: async () => (await import('../tours/wall/wall-by-link.js')).WallByLink };

/** Where somebody signs a document: no session either. */
export const signScreen: Pick<Screen, 'path' | 'load'> = { path: '/sign', load: async () => (await import('../signing/sign-page.js')).SignPage };

/** Where a receiver ends a report by mail: no session either. */
export const reportMailScreen: Pick<Screen, 'path' | 'load'> = { path: '/report-mail', load: async () => (await import('../reports/by-mail/stop-page.js')).StopPage };

/** The words of every area that a history may tell: no list needs them. */
export async function fetchChoices(): Promise<void> {
  (await import('./choices.js')).learnAllChoices();
}

/** Every screen behind the sign-in, in the order of the menu. */
export const screens: readonly Screen[] = allScreens.map((rule) => {
  const part: ScreenPart = parts[rule.path as ScreenPath];
  const load = part.list ? part.load : async () => (await Promise.all([part.load(), fetchChoices()]))[0];
  return { ...rule, ...part, load };
});
