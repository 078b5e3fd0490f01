import { Entity, Index, PrimaryColumn } from 'typeorm';
import { inventoryFields, inventoryTotalFields } from '../../events/inventory/inventory.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** One unit week for resale, with its listing, owner and notes. */
@Entity('inventory_list')
@Index(['listingStatus'])
@Index(['resortName'])
export class InventoryListRow extends columnsOf(inventoryFields, namesOf(inventoryFields)) {
  @PrimaryColumn('integer')
  readonly inventoryId!: number;
}

/** How many units stand in a listing status. */
@Entity('inventory_total')
export class InventoryTotal extends columnsOf(inventoryTotalFields, ['listingStatus', 'count']) {
  /** The listing status. */
  @PrimaryColumn('text')
  readonly key!: string;
}
