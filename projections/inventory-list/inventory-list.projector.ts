import { InventoryImported } from '../../events/inventory.js';
import { projection } from '../engine/projection.js';
import { inventoryListQuery } from './inventory-list.queries.js';
import { InventoryListRow, InventoryTotal } from './inventory-list.read-model.js';

export const inventoryList = projection('inventory-list', { version: 3, entity: InventoryListRow, key: 'inventoryId', indexes: inventoryListQuery.indexes })
  .creates(InventoryImported, ({ data }) => ({ ...data }))
  .totalling('inventory-totals', InventoryTotal, ({ listingStatus }) => [{ key: listingStatus, of: { listingStatus }, add: { count: 1 } }]);
