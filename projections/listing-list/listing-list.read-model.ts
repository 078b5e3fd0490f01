import { Entity, Index, PrimaryColumn } from 'typeorm';
import { inventoryFields, inventoryTotalFields } from '../../events/inventory/inventory.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';
import { listingListColumns } from './listing-list.columns.js';

const { inventoryId: _, ...columns } = listingListColumns;

/** What a listing's list shows of its unit. */
export const listingRowNames = namesOf(columns);

/** One unit week as a listing: from when to when it is offered, at what, and by whom. */
@Entity('listing_list')
@Index(['listingStatus'])
export class ListingListRow extends columnsOf(inventoryFields, listingRowNames) {
  @PrimaryColumn('integer')
  readonly inventoryId!: number;
}

/** How many listings stand in a status. */
@Entity('listing_total')
export class ListingTotal extends columnsOf(inventoryTotalFields, ['listingStatus', 'count']) {
  /** The listing status. */
  @PrimaryColumn('text')
  readonly key!: string;
}
