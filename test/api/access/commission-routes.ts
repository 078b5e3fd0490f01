import type { Who } from './routes.js';

/** Who may call the routes of commission (D1, Commission; issue 25, 3). */
export const whoMaySeeCommission: Readonly<Record<string, Who>> = {
  'GET /api/Commission/Employees': 'Commission_Main',
  'GET /api/Commission/:report': 'Commission_Main',
  'GET /api/Commission/:report/Export': 'Commission_Main',

  'GET /api/CompanySettings/CommissionRates': 'Settings_Main',
  'GET /api/CompanySettings/CommissionRates/History': 'Settings_Main',
  'GET /api/CompanySettings/CommissionRates/Compare': 'Settings_Main',
  'PUT /api/CompanySettings/CommissionRates': 'Settings_Main',
};
