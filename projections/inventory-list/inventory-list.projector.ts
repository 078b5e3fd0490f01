import { InventoryImported } from '../../events/inventory.js';
import { projection } from '../engine/projection.js';
import { inventoryListIndexes } from './inventory-list.queries.js';
import { InventoryListRow, InventoryTotal } from './inventory-list.read-model.js';

export const inventoryList = projection('inventory-list', { version: 2, entity: InventoryListRow, key: 'inventoryId', indexes: inventoryListIndexes })
  .creates(InventoryImported, ({ data }) => ({ ...data }))
  .totalling('inventory-totals', InventoryTotal, ({ listingStatus }) => [{ key: listingStatus, of: { listingStatus }, add: { count: 1 } }]);
