/** Who may call a route: everybody, who is signed in, or holders of one of these permissions (space-separated). */
export type Who = 'everybody' | 'the signed in' | (string & {});

const users = 'Users_Edit Users_Detail Settings_Main';
const employees = 'Employees_Detail Employees_Edit';
/** B9 */
const sellers = 'Leads_New Epic_Members_Edit';
/** Whoever fills in a lead, a tour or a contract names reps. */
const pickers = 'Employees_Main Leads_New Leads_Edit Tours_New Tours_Edit Contracts_New Contracts_Edit Epic_Contracts_New Epic_Contracts_Edit';

/**
 * Every route and who may call it, written down from the documents (D1 sections 2, 6 and 7, D2 6, D3 6, decisions.md B),
 * not from the code. A new route without a line here fails the test.
 */
export const whoMayCall: Readonly<Record<string, Who>> = {
  'GET /api/health': 'everybody',

  'GET /api/Users/AuthEmail': 'everybody',
  'POST /api/Users/AuthEmail': 'everybody',
  'GET /api/Users/AuthToken/:token': 'everybody',
  'POST /api/Users/SignOut': 'everybody',
  'POST /api/Users/ResetPassword': 'everybody',
  'POST /api/Users/PasswordLink': 'everybody',
  'POST /api/Users/ChangePassword': 'everybody',
  'GET /api/Users/Me': 'the signed in',
  'PUT /api/Users/Me/Password': 'the signed in',
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
  'GET /api/Outbox': 'Settings_Main',

  'GET /api/Operations/Projections': 'Settings_Main',
  'POST /api/Operations/Projections/:name/Rebuild': 'Settings_Main',
  'POST /api/Operations/Projections/:name/Release': 'Settings_Main',
  'GET /api/Operations/Requests/:id': 'Settings_Main',
  'GET /api/Operations/Invariants': 'Settings_Main',
  'GET /api/Operations/Reactions': 'Settings_Main',
  'POST /api/Operations/Reactions/:name/Release': 'Settings_Main',
  'POST /api/Operations/Reactions/:name/Skip': 'Settings_Main',
  'GET /api/Operations/Claims': 'Settings_Main',
  'GET /api/Operations/EventLog': 'Settings_Main',
  'GET /api/Operations/Outgoing': 'Settings_Main',
  'POST /api/Operations/Outgoing/:id/TryAgain': 'Settings_Main',

  'GET /api/Changes': 'Accounting_Main Settings_Main',
  'GET /api/Changes/Summary': 'Accounting_Main Settings_Main',
  'GET /api/Changes/Choices': 'Accounting_Main Settings_Main',
  'GET /api/Changes/Export': 'Accounting_Main Settings_Main',

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
  'GET /api/Resort': 'the signed in',
  'GET /api/UnitType/ForResort/:resortId': 'the signed in',

  'GET /api/Contracts': 'Contracts_Main',
  'POST /api/Contracts': 'Contracts_New',
  'GET /api/Contracts/:id': 'Contracts_Detail',
  'GET /api/Contracts/:id/History': 'Contracts_Detail',
  'GET /api/Contracts/:id/Compare': 'Contracts_Detail',
  'PUT /api/Contracts/:id': 'Contracts_Edit',
  'PUT /api/Contracts/:id/Status': 'Contracts_Edit',
  'POST /api/Contracts/:id/Status': 'Contracts_Edit',
  'PUT /api/Contracts/:id/PaymentStatus': 'Contracts_Edit',
  'POST /api/Contracts/:id/PaymentStatus': 'Contracts_Edit',
  'GET /api/Contracts/Dashboard': 'Reports_ContractsDashboard',
  'GET /api/Contracts/Dashboard/Contracts': 'Reports_ContractsDashboard',
  'GET /api/Contracts/Dashboard/Export': 'Reports_ContractsDashboard',

  'POST /api/EpicAdvantageContracts': sellers,
  'POST /api/EpicAdvantageContracts/:id/Payment': sellers,
  'POST /api/EpicAdvantageContracts/:id/Release': sellers,
  'GET /api/EpicAdvantageContracts/ForMember/:id': `${sellers} Epic_Members_Detail`,
  'GET /api/PointLedgers': 'PointsLedger_Main',
  'GET /api/PointLedgers/CurrentBalance': 'PointsLedger_Main Reports_EpicDashboard',
  'GET /api/PointLedgers/:id/History': 'PointsLedger_Main',
  'POST /api/PointLedgers': 'PointsLedger_New',
  'POST /api/PointLedgers/:id/Reverse': 'PointsLedger_New',
  'GET /api/Members': 'Epic_Members_Main',
  'GET /api/Members/:id': `${sellers} Epic_Members_Detail`,
  'GET /api/Members/:id/History': 'Epic_Members_Detail',

  'GET /api/Tours': 'Tours_Main',
  'GET /api/Tours/From/:from/To/:to': 'Tours_Main',
  'GET /api/Tours/ForLead/:leadId': 'Tours_Main Leads_Detail',
  'GET /api/Tours/:id': 'Tours_Detail',
  'GET /api/Tours/:id/History': 'Tours_Detail',
  'GET /api/Tours/:id/Compare': 'Tours_Detail',
  'POST /api/Tours': 'Tours_New',
  'PUT /api/Tours/:id': 'Tours_Edit',
  'PUT /api/Tours/:id/Status': 'Tours_Edit',
  'PUT /api/Tours/:id/Result': 'Tours_Edit',

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
  'GET /api/GiftTypes/AvailableGifts': 'Gifts_Main Leads_Detail Tours_New Tours_Edit',

  // Each list has a permission of its own: lists.ts.
  'GET /api/lists/:list': 'the signed in',
  'GET /api/lists/:list/summary': 'the signed in',
  'GET /api/lists/:list/export': 'the signed in',
};
