import type { Who } from './routes.js';

/** Who may call the routes of commission (D1, Commission; issue 25, 3). */
export const whoMaySeeCommission: Readonly<Record<string, Who>> = {
  'GET /api/Commission/Employees': 'Commission_Main',
  'POST /api/Commission/runs': 'Accounting_Edit',
  'GET /api/Commission/runs/:id': 'Commission_Main',
  'GET /api/Commission/runs/:id/statements/:employeeId': 'Commission_Main',
  'GET /api/Commission/runs/:id/Mail': 'Accounting_Admin',
  'POST /api/Commission/runs/:id/Mail': 'Accounting_Admin',
  'GET /api/Commission/runs/:id/Payroll': 'Accounting_Main',
  'POST /api/Commission/runs/:id/approve': 'Accounting_Admin',
  'POST /api/Commission/runs/:id/pay': 'Accounting_Admin',
  'POST /api/Commission/runs/:id/reopen': 'Accounting_Admin',
  'GET /api/Commission/Disputes': 'Commission_Main',
  'POST /api/Commission/Disputes/:id/Notes': 'Commission_Main',
  'POST /api/Commission/Disputes/:id/Settle': 'Accounting_Edit',
  'GET /api/Commission/Reserves': 'Accounting_Main',
  'GET /api/Commission/Reserves/:id': 'Accounting_Main',
  'GET /api/Commission/Reserves/:id/Export': 'Accounting_Main',
  'POST /api/Commission/Reserves/:id/Release': 'Accounting_Admin',
  // Nothing is answered but what is one's own, and that where the company shows it.
  'GET /api/Commission/Mine': 'the signed in',
  'GET /api/Commission/Mine/Sales': 'the signed in',
  'GET /api/Commission/Mine/:report': 'the signed in',
  'GET /api/Commission/Mine/Statements/:payRunId': 'the signed in',
  'GET /api/Commission/Reps/:employeeId': 'Commission_Main',
  'POST /api/Commission/Tried': 'Settings_Main',
  'GET /api/Commission/:report': 'Commission_Main',
  'GET /api/Commission/:report/Opening': 'Commission_Main',
  'GET /api/Commission/:report/Export': 'Commission_Main',

  'GET /api/CompanySettings/CommissionRates': 'Settings_Main',
  'GET /api/CompanySettings/CommissionRates/History': 'Settings_Main',
  'GET /api/CompanySettings/CommissionRates/Compare': 'Settings_Main',
  'PUT /api/CompanySettings/CommissionRates': 'Settings_Main',
};
