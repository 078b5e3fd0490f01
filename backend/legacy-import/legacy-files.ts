import { contracts } from './files/contracts.js';
import { giftTypes } from './files/gift-types.js';
import { inventories } from './files/inventories.js';
import { interests, leads } from './files/leads.js';
import { epicContracts, members, products } from './files/memberships.js';
import { employees, users } from './files/people.js';
import { pointLedgers, pointsPurchases } from './files/points.js';
import { tours } from './files/tours.js';
import type { LegacyFile } from './legacy-file.js';

/** How each file is read, in the order of the import. */
export const legacyFiles: readonly LegacyFile[] = [
  employees,
  users,
  giftTypes,
  leads,
  interests,
  tours,
  inventories,
  contracts,
  products,
  epicContracts,
  members,
  pointsPurchases,
  pointLedgers,
];
