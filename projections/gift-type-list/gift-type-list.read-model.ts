import { Entity, PrimaryColumn } from 'typeorm';
import { giftTypeFields } from '../../events/gift-fields.values.js';
import { columnsOf, namesOf } from '../engine/columns-of.js';

/** A gift that guests of a tour may be given. */
@Entity('gift_type_list')
export class GiftTypeListRow extends columnsOf(giftTypeFields, namesOf(giftTypeFields)) {
  @PrimaryColumn('integer')
  readonly giftTypeId!: number;
}
