import { blankValues } from '../../events/kernel/field.rules.js';
import { inventoryFields, type InventoryValues } from '../../events/inventory/inventory.fields.js';
import { InventoryAdded, InventoryImported, inventoryRevisions, ListingStatusChanged } from '../../events/inventory/inventory.events.js';
import { ListingAgreementMade } from '../../events/inventory/listing-agreement.events.js';
import { listingSigningEvents } from '../../events/inventory/listing-agreement-signing.events.js';
import { UnitSaleBegun, UnitSaleEnded } from '../../events/inventory/unit-sale.events.js';
import { valuesSaid } from '../../events/kernel/values-after.js';
import { projection } from '../engine/projection.js';
import { listingListQuery } from './listing-list.queries.js';
import { ListingListRow, listingRowNames, ListingTotal } from './listing-list.read-model.js';

const fields = Object.fromEntries(listingRowNames.map((name) => [name, inventoryFields[name]]));
const blank = blankValues(fields) as Omit<ListingListRow, 'inventoryId'>;

const listed = (facts: Partial<InventoryValues> & { readonly inventoryId: number }): ListingListRow => ({ ...blank, ...valuesSaid(fields, facts), inventoryId: facts.inventoryId });

/** Units as listings; those of an owners’ association stand here too, in sight of nobody: whose a unit is may change. */
export const listingList = projection('listing-list', { entity: ListingListRow, key: 'inventoryId', indexes: listingListQuery.indexes })
  .creates(InventoryImported, ({ data }) => listed(data))
  .creates(InventoryAdded, ({ data }) => listed(data))
  .changes(UnitSaleBegun, (_, { data }) => ({ listingStatus: data.to }))
  .changes(UnitSaleEnded, (_, { data }) => ({ listingStatus: data.to }))
  .changes(ListingStatusChanged, (_, { data }) => ({ listingStatus: data.to }))
  .follows([...inventoryRevisions, ListingAgreementMade, ...listingSigningEvents], fields)
  .totalling('listing-totals', ListingTotal, ({ listingStatus, isHoaOwned }) => (isHoaOwned === 'Yes' ? [] : [{ key: listingStatus, of: { listingStatus }, add: { count: 1 } }]));
