import { Entity, Index, PrimaryColumn } from 'typeorm';
import { giftLedgerFields } from '../../events/gifts/gift.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** One movement of a gift. Rows are never edited: what is taken back has a row of its own. */
@Entity('gift_ledger')
@Index(['giftTypeId'])
export class GiftLedgerRow extends columnsOf(giftLedgerFields, namesOf(giftLedgerFields)) {
  /** The event's stream and revision: `tour-1201-3`. */
  @PrimaryColumn('text')
  readonly entryId!: string;
}
