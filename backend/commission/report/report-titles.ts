import type { CommissionReportName } from './commission-report.dto.js';

export const reportTitles: Readonly<Record<CommissionReportName, string>> = {
  'sales-executive-weekly': 'Sales Executive Weekly',
  'sales-executive-monthly': 'Sales Executive Monthly',
  'manager-overrides': 'Manager Overrides & Commissions',
};
