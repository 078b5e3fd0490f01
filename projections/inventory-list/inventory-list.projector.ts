import { InventoryAdded, InventoryImported, inventoryRevisions, ListingStatusChanged } from '../../events/inventory/inventory.events.js';
import { ListingAgreementMade } from '../../events/inventory/listing-agreement.events.js';
import { listingSigningEvents } from '../../events/inventory/listing-agreement-signing.events.js';
import { UnitSaleBegun, UnitSaleEnded } from '../../events/inventory/unit-sale.events.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { inventoryFields } from '../../events/inventory/inventory.fields.js';
import { phonesKept } from '../../events/kernel/phone.rules.js';
import { projection } from '../engine/projection.js';
import { inventoryListQuery } from './inventory-list.queries.js';
import { InventoryListRow, InventoryTotal } from './inventory-list.read-model.js';

const blank = blankValues(inventoryFields);

export const inventoryList = projection('inventory-list', { version: 5, entity: InventoryListRow, key: 'inventoryId', indexes: inventoryListQuery.indexes })
  .creates(InventoryImported, ({ data }) => ({ ...blank, ...phonesKept(inventoryFields, data) }))
  .creates(InventoryAdded, ({ data }) => ({ ...blank, ...phonesKept(inventoryFields, data) }))
  .changes(UnitSaleBegun, (_, { data }) => ({ listingStatus: data.to }))
  .changes(UnitSaleEnded, (_, { data }) => ({ listingStatus: data.to }))
  .changes(ListingStatusChanged, (_, { data }) => ({ listingStatus: data.to }))
  .follows([...inventoryRevisions, ListingAgreementMade, ...listingSigningEvents], inventoryFields)
  .totalling('inventory-totals', InventoryTotal, ({ listingStatus }) => [{ key: listingStatus, of: { listingStatus }, add: { count: 1 } }]);
