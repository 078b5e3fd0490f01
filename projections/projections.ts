import type { Projection } from './engine/projection.js';
import { companyChanges } from './company-changes/company-changes.projector.js';
import { companyFacts } from './company-facts/company-facts.projector.js';
import { companyLists } from './company-lists/company-lists.projector.js';
import { contractTrack } from './contracts-dashboard/contract-track.projector.js';
import { employeeList } from './employee-list/employee-list.projector.js';
import { epicContractList } from './epic-contract-list/epic-contract-list.projector.js';
import { giftTypeList } from './gift-type-list/gift-type-list.projector.js';
import { interestList } from './interest-list/interest-list.projector.js';
import { inventoryList } from './inventory-list/inventory-list.projector.js';
import { leadList } from './lead-list/lead-list.projector.js';
import { memberList } from './member-list/member-list.projector.js';
import { pointsLedger } from './points-ledger/points-ledger.projector.js';
import { pointsPurchases } from './points-purchases/points-purchases.projector.js';
import { productList } from './product-list/product-list.projector.js';
import { resaleContractList } from './resale-contract-list/resale-contract-list.projector.js';
import { resaleContractRecords } from './resale-contract-records/resale-contract-records.projector.js';
import { tourList } from './tour-list/tour-list.projector.js';
import { userList } from './user-list/user-list.projector.js';

/** Every read model of the product. */
export const projections: readonly Projection[] = [
  companyChanges,
  companyFacts,
  companyLists,
  contractTrack,
  employeeList,
  epicContractList,
  giftTypeList,
  interestList,
  inventoryList,
  leadList,
  memberList,
  pointsLedger,
  pointsPurchases,
  productList,
  resaleContractList,
  resaleContractRecords,
  tourList,
  userList,
];
