/** `decisions.md I13`: the permission of the section that a report stands in. */
const permissions = {
  'marketing-dashboard': 'Reports_MarketingDashboard',
  'marketing-source-detail': 'Reports_MarketingDashboard',
  'sales-by-source': 'Reports_Main',
  'sales-dashboard': 'Reports_SalesDashboard',
  'sales-rep-detail': 'Reports_SalesDashboard',
  'sales-volume-yoy': 'Reports_SalesDashboard',
  'sales-vpg-yoy': 'Reports_SalesDashboard',
} as const;

/** Figures, and the tours behind them, on the screen and as files. */
const calls = ['', '/Export', '/rows', '/rows/Export'];
const tourCalls = [...calls, '/months', '/teams'];

/** Those who may open a report, and who looks after the settings. */
const byMail = 'Reports_ContractsDashboard Reports_EpicDashboard Reports_Main Reports_MarketingDashboard Reports_SalesDashboard Settings_Main';

export const reportRoutes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(permissions).flatMap(([report, permission]) => tourCalls.map((call) => [`GET /api/Reports/${report}${call}`, permission]))),
  // The rows name members: who may see their list may see these.
  ...Object.fromEntries(calls.map((call) => [`GET /api/Reports/epic-membership-points${call}`, call.startsWith('/rows') ? 'Epic_Members_Main' : 'Reports_EpicDashboard'])),
  ...Object.fromEntries(['', '/Export'].flatMap((file) => [['', 'Reports_EpicDashboard'], ['/rows', 'Epic_Contracts_Main'], ['/members', 'Epic_Members_Main']].map(([call, permission]) => [`GET /api/Reports/epic-dashboard${call}${file}`, permission!]))),
  // Issue 25, 2: who may open a report schedules it; the settings list all.
  ...Object.fromEntries(['GET /api/ReportSchedules', 'GET /api/ReportSchedules/Receivers', 'GET /api/ReportSchedules/Names', 'GET /api/ReportSchedules/:id/History', 'POST /api/ReportSchedules', 'PUT /api/ReportSchedules/:id', 'POST /api/ReportSchedules/:id/Stop', 'DELETE /api/ReportSchedules/:id'].map((call) => [call, byMail])),
  // And Users_Edit: what is attached to the mail of a demo.
  'GET /api/Outbox/:id/Attachments/:place': 'Settings_Main',
  // By the link of a mail.
  'GET /api/ReportMail': 'everybody',
  'POST /api/ReportMail/Stop': 'everybody',
};
