import type { RecordedEvent } from '../../events/kernel/event.js';
import { inventoryFields } from '../../events/inventory/inventory.fields.js';
import type { InventoryEvent } from '../../events/inventory/inventory.events.js';
import { describeChanges, filledIn, revisionWords } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';
import { signingWords } from '../platform/signing/signer-words.js';

const sectionTitles = {
  ListingTermsRevised: 'Listing',
  InventoryUnitRevised: 'Unit',
  InventoryPointsRevised: 'Points',
  InventoryPricesRevised: 'Prices',
  MarketingFeeRevised: 'Marketing fee',
  InventorySellerRevised: 'Seller',
  InternalNotesRevised: 'Internal notes',
} as const;

/** How the history of a unit reads. */
export function describeInventoryEvent(event: RecordedEvent<InventoryEvent>): HistoryWords {
  switch (event.type) {
    case 'InventoryImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'InventoryAdded':
      return { title: 'Added', changes: describeChanges(inventoryFields, filledIn(inventoryFields, event.data)) };
    case 'ListingStatusChanged': {
      const { reason, ...change } = event.data;
      return { title: 'Status', tells: 'listingStatus', changes: describeChanges(inventoryFields, { listingStatus: change }), ...(reason && { reason }) };
    }
    case 'UnitSaleBegun':
    case 'UnitSaleEnded': {
      const { contractId, ...change } = event.data;
      const said = change.from === change.to ? {} : { listingStatus: change };
      return { title: `${event.type === 'UnitSaleBegun' ? 'Sold by' : 'Given up by'} contract ${contractId}`, tells: 'listingStatus', changes: describeChanges(inventoryFields, said) };
    }
    case 'ListingAgreementMade':
      return { title: `Listing agreement made, version ${event.data.version}`, changes: [], ...(event.data.reason && { reason: event.data.reason }) };
    case 'ListingSigningRequested':
    case 'ListingSigningMoved':
    case 'ListingAgreementSigned':
      return { ...signingWords('Listing agreement', event.data), tells: 'listingSigningStatus' };
    case 'ListingTermsRevised':
    case 'InventoryUnitRevised':
    case 'InventoryPointsRevised':
    case 'InventoryPricesRevised':
    case 'MarketingFeeRevised':
    case 'InventorySellerRevised':
    case 'InternalNotesRevised':
      return revisionWords(describeChanges(inventoryFields, { ...event.data.changes }), sectionTitles[event.type]);
    default:
      return event satisfies never;
  }
}
