import type { PermissionName } from '../../events/users/permission.enums.js';

/** Whoever may write leads, or edit members, may sell points (`decisions.md B9`). */
export const MAY_SELL_POINTS: readonly PermissionName[] = ['Leads_New', 'Epic_Members_Edit'];
