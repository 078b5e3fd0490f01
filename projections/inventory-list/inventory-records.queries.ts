import { inventoryFields, inventoryListFields } from '../../events/inventory-fields.values.js';
import { listColumns } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { InventoryListRow } from './inventory-list.read-model.js';

/** Whole units, as a contract takes them over. */
export const inventoryRecordsQuery = listQuery<InventoryListRow>({
  entity: InventoryListRow,
  key: 'inventoryId',
  columns: { ...listColumns(inventoryListFields, { inventoryId: {}, ...Object.fromEntries(Object.keys(inventoryFields).map((name) => [name, {}])) }) },
  defaultSort: 'inventoryId',
});
