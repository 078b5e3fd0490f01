import type { PermissionName } from '../../../events/users/permission.enums.js';
import { screensOpenedBy } from './opened-screens.rules.js';

/** What permissions reveal or allow besides screens of their own (`decisions.md B14-B24`); what is not here does nothing yet. */
const effects: Partial<Readonly<Record<PermissionName, string>>> = {
  Contracts_Edit: 'allows changes to contracts and their statuses',
  Contracts_Sensitive: 'shows phones, mail and address of buyer and co-buyer, and the income of a contract',
  Contracts_Admin: 'allows reopening contracts that are finished, and an APR above 18%',
  Epic_Contracts_Edit: 'allows changes to the statuses of epic contracts',
  Epic_Contracts_Sensitive: 'shows phone, mail and address of the buyers of epic contracts',
  Epic_Contracts_Admin: 'allows reopening epic contracts that are finished',
  Epic_Members_Detail: 'shows the member beside the list, with points and history',
  Gifts_Edit: 'allows changes to gifts, and what was received and counted of them',
  Gifts_Sensitive: 'shows what gifts cost',
  Inventory_List: 'shows the units on the inventory page',
  Inventory_Edit: 'allows changes to units and their statuses',
  Inventory_Admin: 'shows all units that a search matches, not fifteen',
  Inventory_Sensitive: 'shows seller, prices and notes of the units, and units that are not available',
  Listings_Main: 'shows all listings, not fifteen',
  Leads_Admin: 'deletes leads that came to nothing and brings them back, takes everything held about a lead as a file, and erases it for ever',
  Leads_Sensitive: 'shows addresses, phones, mail addresses and income of leads',
  PointsLedger_New: 'allows new rows in the points ledger, and reversing them',
  Settings_Main: 'allows changes to views of lists that others share',
  Tours_New: 'allows new tours, from the page of a lead',
  Tours_Edit: 'allows changes to tours, their statuses and results',
  Tours_Admin: 'allows making and taking back the links that put the board of the day on a wall',
  Users_Detail: 'lets other systems read a user and the history',
  Other_AllowRemoteLogin: 'allows signing in from any address',
};

/** "opens Contracts", "shows the units on the inventory page", "does nothing yet". */
export function effectOf(permission: string): string {
  const screens = screensOpenedBy(permission);
  const opens = screens.length > 0 ? [`opens ${screens.join(', ')}`] : [];
  const besides = effects[permission as PermissionName];
  return [...opens, ...(besides ? [besides] : [])].join(', ') || 'does nothing yet';
}
