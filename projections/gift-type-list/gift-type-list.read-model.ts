import { Entity, PrimaryColumn } from 'typeorm';
import { giftTypeFields, giftTypeListFields, giftTypeTotalFields } from '../../events/gifts/gift.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** A gift that guests of a tour may be given, and how its shelf stands. */
@Entity('gift_type_list')
export class GiftTypeListRow extends columnsOf(giftTypeListFields, [...namesOf(giftTypeFields), 'onHand', 'stockLevel', 'countDue']) {
  @PrimaryColumn('integer')
  readonly giftTypeId!: number;
}

/** How many gifts stand in a status. */
@Entity('gift_type_total')
export class GiftTypeTotal extends columnsOf(giftTypeTotalFields, ['status', 'count']) {
  /** The status. */
  @PrimaryColumn('text')
  readonly key!: string;
}
