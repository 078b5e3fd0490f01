import { InventoryImported } from '../../events/inventory.js';
import { projection } from '../engine/projection.js';
import { InventoryListRow } from './inventory-list.read-model.js';

export const inventoryList = projection('inventory-list', { version: 1, entity: InventoryListRow, key: 'inventoryId' }).creates(
  InventoryImported,
  ({ data }) => ({ ...data }),
);
