import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A gift that guests of a tour may be given. */
@Entity('gift_type_list')
export class GiftTypeListRow {
  @PrimaryColumn('integer')
  giftTypeId!: number;

  @Column('text')
  giftName!: string;

  @Column('text')
  status!: string;
}
