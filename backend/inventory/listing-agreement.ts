import type { InventoryEvent } from '../../events/inventory.js';
import { ListingAgreementMade } from '../../events/listing-agreement.js';
import { refuseTaken, type VersionToRecord } from '../platform/documents/document-versions.js';
import type { Inventory } from './inventory.state.js';

/**
 * @param today YYYY-MM-DD
 * @throws Refusal where somebody made this version meanwhile
 */
export function recordAgreement(unit: Inventory, made: VersionToRecord, today: string): InventoryEvent[] {
  const { version, file } = made;
  refuseTaken(made, unit.agreements);
  const changes = {
    listingDocumentLink: { from: unit.listingDocumentLink, to: `/api/Inventories/${unit.inventoryId}/ListingAgreement/${version}` },
    listingFileName: { from: unit.listingFileName, to: file.name },
    listingDocumentDate: { from: unit.listingDocumentDate, to: today },
  };
  return [ListingAgreementMade({ ...made, changes })];
}
