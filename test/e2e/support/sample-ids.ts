import { allScreens } from '../../../backend/platform/screens/screens.rules.js';
import type { Colleague } from './colleague.js';

/** The list that has a record for the `:id` of a screen, and the field that holds it. */
const samples: Readonly<Record<string, readonly [list: string, key: string]>> = {
  '/admin/leads-detail/:id': ['lead-list', 'leadId'],
  '/admin/leads-edit/:id': ['lead-list', 'leadId'],
  '/admin/tours-detail/:id': ['tour-list', 'tourId'],
  '/admin/tours-edit/:id': ['tour-list', 'tourId'],
  '/admin/gifts-detail/:id': ['gift-type-list', 'giftTypeId'],
  '/admin/gifts-edit/:id': ['gift-type-list', 'giftTypeId'],
  '/admin/inventory-detail/:id': ['inventory-list', 'inventoryId'],
  '/admin/inventory-edit/:id': ['inventory-list', 'inventoryId'],
  '/admin/inventory-search-for-tour/:id': ['tour-list', 'tourId'],
  '/admin/inventory-detail-for-purchase/:id/for-tour/:tourId': ['inventory-list', 'inventoryId'],
  '/admin/inventory-tour/:id/tour/:tourId': ['inventory-list', 'inventoryId'],
  '/admin/listings-detail/:id': ['listing-list', 'inventoryId'],
  '/admin/listings-edit/:id': ['listing-list', 'inventoryId'],
  '/admin/listings-agreement/:id': ['listing-list', 'inventoryId'],
  '/admin/contracts-detail/:id': ['resale-contract-list', 'contractId'],
  '/admin/contracts-edit/:id': ['resale-contract-list', 'contractId'],
  '/admin/contracts-documents/:id': ['resale-contract-list', 'contractId'],
  '/admin/epic-contracts-documents/:id': ['epic-contract-list', 'epicContractId'],
  '/admin/epic-contracts-detail/:id': ['epic-contract-list', 'epicContractId'],
  '/admin/epic-members-detail/:id': ['member-list', 'memberId'],
  '/admin/epic-members-edit/:id': ['member-list', 'memberId'],
  '/admin/epic-contracts-edit/:id': ['epic-contract-list', 'epicContractId'],
  '/admin/epic-advantage-new-contract-for-member/:id': ['member-list', 'memberId'],
  '/admin/employees-detail/:id': ['employee-list', 'employeeId'],
  '/admin/employees-edit/:id': ['employee-list', 'employeeId'],
  '/admin/users-edit/:id': ['user-list', 'userId'],
};

/** Every screen of the catalogue: a new one is covered without a word. */
export const screenPaths: readonly string[] = allScreens.map(({ path }) => path);

/** @throws for a screen with an `:id` that no sample is known for */
export async function sampleAddress(path: string, reader: Colleague): Promise<string> {
  // What a new contract is for: no unit and no tour (decisions.md C14).
  const plain = path.replace(':tourId', '0').replace(':inventoryId', '0');
  if (!plain.includes(':id')) return plain;
  if (path === '/admin/search/:id') return path.replace(':id', await searchOf(reader));
  const sample = samples[path];
  if (!sample) throw new Error(`Name a list with a record for ${path} in test/e2e/support/sample-ids.ts`);
  const [list, key] = sample;
  const page = (await reader.sends('GET', `/api/lists/${list}?limit=1`)) as { rows: readonly Record<string, unknown>[] };
  return path.replace(':id', String(page.rows[0]![key])).replace(':tourId', SOME_TOUR);
}

const SOME_TOUR = '1180';

/** Nobody has searched until somebody does. */
async function searchOf(reader: Colleague): Promise<string> {
  const body = { tourId: Number(SOME_TOUR), searchType: 'inventory', searchCriteria: 'useWeek=5,6,7,8,9,10' };
  const { searchId } = (await reader.sends('POST', '/api/Searches', body)) as { searchId: number };
  return String(searchId);
}
