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

export const reportRoutes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(permissions).flatMap(([report, permission]) => calls.map((call) => [`GET /api/Reports/${report}${call}`, permission]))),
  // The rows name members: who may see their list may see these.
  ...Object.fromEntries(calls.map((call) => [`GET /api/Reports/epic-membership-points${call}`, call.startsWith('/rows') ? 'Epic_Members_Main' : 'Reports_EpicDashboard'])),
};
