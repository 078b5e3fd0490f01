import type { PermissionName } from '../../../events/users/permission.enums.js';
import { keptReports } from '../kept-reports.rules.js';

/** Any of these sees reports by mail: those of reports that one may open, or, with the settings, all. */
export const schedulePermissions = ['Reports_Main', 'Reports_SalesDashboard', 'Reports_MarketingDashboard', 'Reports_ContractsDashboard', 'Reports_EpicDashboard', 'Settings_Main'] as const satisfies readonly PermissionName[];

/** The reports whose schedules somebody sees; undefined is all of them, which go with the settings. */
export function reportsSeen(permissions: ReadonlySet<string>): readonly string[] | undefined {
  return permissions.has('Settings_Main') ? undefined : keptReports.filter(({ permission }) => permissions.has(permission)).map(({ name }) => name);
}
