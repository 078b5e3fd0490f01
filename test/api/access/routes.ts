import { whoMaySeeCommission } from './commission-routes.js';
import { whoMaySeeLeads } from './lead-routes.js';
import { whoMaySeeMembers } from './member-routes.js';
import { reportRoutes } from './report-routes.js';
import { whoMayBuyPoints } from './points-routes.js';
import { whoMaySell } from './sales-routes.js';

/** Who may call a route: everybody, who is signed in, agents of the exchange company, or holders of one of these permissions (space-separated). */
export type Who = 'everybody' | 'the signed in' | 'agents' | (string & {});

const users = 'Users_Edit Users_Detail Settings_Main';
const employees = 'Employees_Detail Employees_Edit';
const gifts = 'Gifts_Detail Gifts_Edit';
/** Whoever fills in a lead, a tour or a contract names reps. */
const pickers = 'Employees_Main Leads_New Leads_Edit Tours_New Tours_Edit Contracts_New Contracts_Edit Epic_Contracts_New Epic_Contracts_Edit';

/**
 * Every route and who may call it, written down from the documents (D1 sections 2, 6 and 7, D2 6, D3 6, decisions.md B),
 * not from the code. A new route without a line here fails the test.
 */
export const whoMayCall: Readonly<Record<string, Who>> = {
  ...whoMaySell,
  ...reportRoutes,
  ...whoMaySeeLeads,
  ...whoMaySeeMembers,
  ...whoMayBuyPoints,

  'GET /api/health': 'everybody',

  'GET /api/Commands/:id': 'the signed in',

  'GET /api/Users/AuthEmail': 'everybody',
  'POST /api/Users/AuthEmail': 'everybody',
  'GET /api/Users/AuthToken/:token': 'everybody',
  'POST /api/Users/SignOut': 'everybody',
  'POST /api/Users/ResetPassword': 'everybody',
  'POST /api/Users/PasswordLink': 'everybody',
  'POST /api/Users/ChangePassword': 'everybody',
  'GET /api/Users/Me': 'the signed in',
  'PUT /api/Users/Me/Password': 'the signed in',
  'POST /api/Users/Me/Proof': 'the signed in',
  'GET /api/Users/Me/SecondStep': 'the signed in',
  'POST /api/Users/Me/SecondStep': 'the signed in',
  'PUT /api/Users/Me/SecondStep': 'the signed in',
  'DELETE /api/Users/Me/SecondStep': 'the signed in',
  'POST /api/Users/Me/SecondStep/RecoveryCodes': 'the signed in',
  'POST /api/Users/:id/SecondStep/Reset': 'Users_Edit',
  'POST /api/Users/:id/EndSessions': 'Users_Edit',
  'GET /api/Users/Me/Sessions': 'the signed in',
  'DELETE /api/Users/Me/Sessions': 'the signed in',
  'DELETE /api/Users/Me/Sessions/:sessionId': 'the signed in',

  'GET /api/Demo/Colleagues': 'the signed in',
  'POST /api/Demo/Colleagues': 'the signed in',
  'DELETE /api/Demo/Colleagues': 'the signed in',

  'GET /api/Users/TenantUsers/:tenantId': 'Settings_Main',
  'GET /api/Users/:id': users,
  'GET /api/Users/:id/History': users,
  'GET /api/Users/:id/Compare': users,
  'POST /api/Users': 'Users_New',
  'POST /api/Users/:id': 'Users_New',
  'PUT /api/Users/:id': 'Users_Edit',
  'POST /api/Users/:id/PasswordLink': 'Users_Edit',
  'GET /api/Users/:id/PasswordLink': 'Users_Edit Users_New',
  'GET /api/AccessLog': 'Settings_Main',
  'POST /api/AccessLog/DeniedScreens': 'the signed in',
  /** G15, G17: from a tour's page. */
  'POST /api/tocapi/sendmessage': 'Other_Beta',
  'GET /api/Communications/ForLead/:leadId': 'Leads_Detail Tours_Detail',
  'GET /api/Communications/ForLead/:leadId/Texting': 'Other_Beta',
  'POST /api/Communications/ForLead/:leadId': 'Leads_Detail Tours_Detail',
  'POST /api/Communications/ForLead/:leadId/Texts/:textId/TryAgain': 'Other_Beta',
  'GET /api/Outbox': 'Settings_Main',
  /** And Users_Edit, on the demo's own machine. */
  'POST /api/Outbox/:id/Links': 'Settings_Main',
  'GET /api/Outbox/Texts': 'Settings_Main',
  'POST /api/Outbox/Texts/:id/Answer': 'Settings_Main',
  /** Known by their signature (G15). */
  'POST /api/Texts/Status': 'everybody',
  'POST /api/Texts/Incoming': 'everybody',
  'POST /api/DocuSign/Events': 'everybody',

  'GET /api/Operations/Projections': 'Settings_Main',
  'POST /api/Operations/Projections/:name/Rebuild': 'Settings_Main',
  'POST /api/Operations/Projections/:name/Release': 'Settings_Main',
  'GET /api/Operations/Requests/:id': 'Settings_Main',
  'GET /api/Operations/Invariants': 'Settings_Main',
  'GET /api/Operations/Reactions': 'Settings_Main',
  'POST /api/Operations/Reactions/:name/Release': 'Settings_Main',
  'POST /api/Operations/Reactions/:name/ReleaseCause': 'Settings_Main',
  'POST /api/Operations/Reactions/:name/Skip': 'Settings_Main',
  'GET /api/Operations/Claims': 'Settings_Main',
  'GET /api/Operations/EventLog': 'Settings_Main',
  'GET /api/Operations/Load': 'Settings_Main',
  'GET /api/Operations/Incoming': 'Settings_Main',
  'POST /api/Operations/Incoming/:id/TryAgain': 'Settings_Main',
  'GET /api/Operations/Outgoing': 'Settings_Main',
  'POST /api/Operations/Outgoing/:id/TryAgain': 'Settings_Main',

  // What each of them answers goes by every permission that shows it: today.spec.ts.
  'GET /api/Today/Waiting': 'the signed in',
  'GET /api/Today/Figures': 'the signed in',
  'GET /api/Today/Changes': 'the signed in',
  'POST /api/Today/Seen': 'the signed in',

  'GET /api/Accounting/ClosedBooks': 'Accounting_Main',
  // They ask for Contracts_Sensitive as well: accounting.spec.ts.
  'GET /api/Accounting/Journal': 'Accounting_Main',
  'GET /api/Accounting/Journal/Export': 'Accounting_Main',
  'GET /api/Accounting/Sheet/:kind/Export': 'Accounting_Main',
  'GET /api/Accounting/Months/:id': 'Accounting_Main',
  'POST /api/Accounting/Months/:id/Close': 'Accounting_Admin',
  'POST /api/Accounting/Months/:id/Reopen': 'Accounting_Admin',
  'GET /api/Changes': 'Accounting_Main Settings_Main',
  'GET /api/Changes/Summary': 'Accounting_Main Settings_Main',
  'GET /api/Changes/Choices': 'Accounting_Main Settings_Main',
  'GET /api/Changes/Records': 'Accounting_Main Settings_Main',
  'GET /api/Changes/Export': 'Accounting_Main Settings_Main',
  // Whoever may open the record: it is told per record.
  'GET /api/Histories/:stream/Export': 'the signed in',

  'GET /api/CompanySettings': 'the signed in',
  'GET /api/CompanySettings/Facts': 'Settings_Main',
  'GET /api/CompanySettings/Facts/History': 'Settings_Main',
  'GET /api/CompanySettings/Facts/Compare': 'Settings_Main',
  'PUT /api/CompanySettings/Facts': 'Settings_Main',
  'GET /api/CompanySettings/Lists/:list': 'Settings_Main',
  'GET /api/CompanySettings/Lists/:list/History': 'Settings_Main',
  'GET /api/CompanySettings/Lists/:list/Compare': 'Settings_Main',
  'POST /api/CompanySettings/Lists/:list/Items': 'Settings_Main',
  'POST /api/CompanySettings/Lists/:list/TakeOver': 'Settings_Main',
  'PUT /api/CompanySettings/Lists/:list/Items/:itemId': 'Settings_Main',
  'POST /api/CompanySettings/Lists/:list/Items/:itemId/Retire': 'Settings_Main',
  'POST /api/CompanySettings/Lists/:list/Items/:itemId/Restore': 'Settings_Main',
  'POST /api/CompanySettings/Lists/:list/Items/:itemId/Move': 'Settings_Main',
  'GET /api/CompanySettings/MembershipFees': 'Settings_Main',
  'GET /api/CompanySettings/MembershipFees/History': 'Settings_Main',
  'GET /api/CompanySettings/MembershipFees/Compare': 'Settings_Main',
  'PUT /api/CompanySettings/MembershipFees': 'Settings_Main',
  'POST /api/CompanySettings/Products': 'Settings_Main',
  'GET /api/CompanySettings/Products/:id': 'Settings_Main',
  'GET /api/CompanySettings/Products/:id/History': 'Settings_Main',
  'GET /api/CompanySettings/Products/:id/Compare': 'Settings_Main',
  'PUT /api/CompanySettings/Products/:id': 'Settings_Main',

  ...whoMaySeeCommission,

  'GET /api/PointLedgers': 'PointsLedger_Main',
  'GET /api/PointLedgers/CurrentBalance': 'PointsLedger_Main Reports_EpicDashboard',
  'GET /api/PointLedgers/Statement': 'PointsLedger_Main',
  'GET /api/PointLedgers/Statement/Choices': 'PointsLedger_Main',
  'GET /api/PointLedgers/Statement/Export': 'PointsLedger_Main',
  'GET /api/PointLedgers/:id/History': 'PointsLedger_Main',
  'POST /api/PointLedgers': 'PointsLedger_New',
  'POST /api/PointLedgers/:id/Reverse': 'PointsLedger_New',

  // Of each kind its own: leads.spec.ts, inventory-search.spec.ts.
  'POST /api/Searches': 'Leads_Main Inventory_Main',
  'GET /api/Searches/:id': 'Leads_Main SearchResults',

  'GET /api/TourWall': 'Tours_Main',
  // By the token of a link: tour-walls.spec.ts.
  'GET /api/TourWall/ByLink': 'everybody',
  'GET /api/TourManifest/:day': 'Tours_Manifest',
  'GET /api/TourManifest/:day/Export': 'Tours_Manifest',
  'GET /api/WallLinks': 'Tours_Admin Settings_Main',
  'POST /api/WallLinks': 'Tours_Admin Settings_Main',
  'DELETE /api/WallLinks/:wallId': 'Tours_Admin Settings_Main',
  'GET /api/Tours': 'Tours_Main',
  'GET /api/Tours/From/:from/To/:to': 'Tours_Main',
  'GET /api/Tours/InSlot': 'Tours_New Tours_Edit',
  'GET /api/Tours/ForLead/:leadId': 'Tours_Main Leads_Detail',
  'GET /api/Tours/:id': 'Tours_Detail Tours_Edit',
  'GET /api/Tours/:id/History': 'Tours_Detail Tours_Edit',
  'GET /api/Tours/:id/Compare': 'Tours_Detail Tours_Edit',
  'POST /api/Tours': 'Tours_New',
  'PUT /api/Tours/:id': 'Tours_Edit',
  'PUT /api/Tours/:id/Status': 'Tours_Edit',
  'PUT /api/Tours/:id/Result': 'Tours_Edit',
  'POST /api/Tours/:id/Gifts': 'Tours_Edit',
  'POST /api/Tours/:id/Gifts/TakeBack': 'Tours_Edit',

  'GET /api/Employees': 'Employees_Main',
  'GET /api/Employees/SalesReps': pickers,
  'GET /api/Employees/MarketingReps': pickers,
  'GET /api/Employees/ToReps': pickers,
  'GET /api/Employees/:id': employees,
  'GET /api/Employees/:id/History': employees,
  'GET /api/Employees/:id/Compare': employees,
  'POST /api/Employees': 'Employees_New',
  'POST /api/Employees/:id': 'Employees_New',
  'PUT /api/Employees/:id': 'Employees_Edit',
  'PUT /api/Employees/:id/Status': 'Employees_Edit',
  'GET /api/GiftTypes': 'Gifts_Main',
  'GET /api/GiftTypes/AvailableGifts': 'Gifts_Main Leads_Detail Tours_New Tours_Edit',
  'GET /api/GiftTypes/:id': gifts,
  'GET /api/GiftTypes/:id/History': gifts,
  'GET /api/GiftTypes/:id/Compare': gifts,
  'POST /api/GiftTypes': 'Gifts_New',
  'PUT /api/GiftTypes/:id': 'Gifts_Edit',
  'PUT /api/GiftTypes/:id/Status': 'Gifts_Edit',
  'POST /api/GiftTypes/:id/Received': 'Gifts_Edit',
  'POST /api/GiftTypes/:id/Counted': 'Gifts_Edit',
  // B18
  'GET /api/GiftLedgers/:giftTypeId': 'Premiums_Main',
  'POST /api/GiftLedgers': 'Tours_Edit',

  // Of each view, whoever may open its list.
  'GET /api/ListViews': 'the signed in',
  'POST /api/ListViews': 'the signed in',
  'PUT /api/ListViews/Opening': 'the signed in',
  'GET /api/ListViews/:id': 'the signed in',
  'GET /api/ListViews/:id/History': 'the signed in',
  'PUT /api/ListViews/:id': 'the signed in',
  'PUT /api/ListViews/:id/Name': 'the signed in',
  'POST /api/ListViews/:id/Share': 'the signed in',
  'POST /api/ListViews/:id/MakePersonal': 'the signed in',
  'POST /api/ListViews/:id/Restore': 'the signed in',
  'DELETE /api/ListViews/:id': 'the signed in',
  // Each list has a permission of its own: lists.ts.
  'GET /api/lists/:list': 'the signed in',
  'GET /api/lists/:list/summary': 'the signed in',
  'GET /api/lists/:list/values': 'the signed in',
  'GET /api/lists/:list/export': 'the signed in',
};
