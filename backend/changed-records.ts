import { epicContractEvents } from '../events/epic-contract.js';
import { giftEvents } from '../events/gift.js';
import { inventoryEvents } from '../events/inventory.js';
import { InterestImported, LeadImported } from '../events/lead.js';
import { productEvents } from '../events/product.js';
import { companyFactsChanges, companyListChanges } from './company-settings/company-settings.changes.js';
import { employeeChanges } from './employees/employee.changes.js';
import { memberChanges } from './members/member.changes.js';
import { onlyTakenOver } from './platform/changes/changed-as.js';
import type { ChangedRecords } from './platform/changes/changed-records.js';
import { ledgerRowChanges, pointsAccountChanges } from './points/points.changes.js';
import { contractChanges } from './resale-contracts/resale-contract.changes.js';
import { tourChanges } from './tours/tour.changes.js';
import { userChanges } from './users/user.changes.js';

/** Areas that nothing is written in yet. Who lacks Inventory_Sensitive sees only what can be sold, which a change does not say. */
const takenOver: readonly ChangedRecords[] = [
  onlyTakenOver({ category: 'lead', area: 'Leads', calls: 'Lead', events: [LeadImported], fields: {}, anyOf: ['Leads_Detail'], page: (id) => `/admin/leads?leadId.is=${id}` }),
  onlyTakenOver({ category: 'interest', area: 'Interests', calls: 'Interest', events: [InterestImported], fields: {}, anyOf: ['Leads_Detail'] }),
  onlyTakenOver({
    category: 'inventory',
    area: 'Inventory',
    calls: 'Inventory',
    events: inventoryEvents,
    fields: {},
    anyOf: ['Inventory_List'],
    needs: 'Inventory_Sensitive',
    page: (id) => `/admin/inventory?inventoryId.is=${id}`,
  }),
  onlyTakenOver({ category: 'giftType', area: 'Gifts', calls: 'Gift', events: giftEvents, fields: {}, anyOf: ['Gifts_Main'] }),
  onlyTakenOver({ category: 'product', area: 'Products', calls: 'Product', events: productEvents, fields: {}, anyOf: ['Epic_Contracts_Main'] }),
  onlyTakenOver({ category: 'epicContract', area: 'Epic contracts', calls: 'Epic contract', events: epicContractEvents, fields: {}, anyOf: ['Epic_Contracts_Detail'] }),
];

/** Every kind of record whose changes are told. */
export const changedRecords: readonly ChangedRecords[] = [
  contractChanges,
  tourChanges,
  memberChanges,
  pointsAccountChanges,
  ledgerRowChanges,
  employeeChanges,
  userChanges,
  companyListChanges,
  companyFactsChanges,
  ...takenOver,
];
