import { accounting } from './accounting/accounting.module.js';
import { commission } from './commission/commission.module.js';
import { companySettings } from './company-settings/company-settings.module.js';
import { employees } from './employees/employees.module.js';
import { epicContracts } from './epic-contracts/epic-contracts.module.js';
import { gifts } from './gifts/gifts.module.js';
import { inventory } from './inventory/inventory.module.js';
import { leads } from './leads/leads.module.js';
import { listViews } from './list-views/list-views.module.js';
import { members } from './members/members.module.js';
import type { Area } from './platform/areas/area.js';
import { points } from './points/points.module.js';
import { reports } from './reports/reports.module.js';
import { resaleContracts } from './resale-contracts/resale-contracts.module.js';
import { signing } from './signing/signing.module.js';
import { tours } from './tours/tours.module.js';
import { users } from './users/users.module.js';

/** Every area of the product. */
export const areas: readonly Area[] = [users, companySettings, resaleContracts, points, members, epicContracts, tours, employees, gifts, leads, inventory, signing, listViews, accounting, commission, reports];
