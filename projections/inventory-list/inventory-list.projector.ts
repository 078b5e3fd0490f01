import { InventoryAdded, InventoryImported, inventoryRevisions, ListingStatusChanged } from '../../events/inventory/inventory.js';
import { ListingAgreementMade } from '../../events/inventory/listing-agreement.js';
import { listingSigningEvents } from '../../events/inventory/listing-agreement-signing.js';
import { UnitSaleBegun, UnitSaleEnded } from '../../events/inventory/unit-sale.js';
import { blankValues } from '../../events/kernel/field.values.js';
import { inventoryFields } from '../../events/inventory/inventory-fields.values.js';
import { phonesKept } from '../../events/kernel/phone.values.js';
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
