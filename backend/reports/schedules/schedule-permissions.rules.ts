import type { PermissionName } from '../../../events/users/permission.enums.js';

/** Any of these sees reports by mail: those of reports that one may open, or, with the settings, all. */
export const schedulePermissions = ['Reports_Main', 'Reports_SalesDashboard', 'Reports_MarketingDashboard', 'Settings_Main'] as const satisfies readonly PermissionName[];
