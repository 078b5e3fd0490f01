import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A membership tier on sale. */
@Entity('product_list')
export class ProductListRow {
  @PrimaryColumn('integer')
  productId!: number;

  @Column('text')
  productName!: string;

  @Column('text')
  status!: string;

  @Column('integer')
  termMonths!: number;

  @Column('text')
  memberTier!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  listPrice!: string;

  @Column('numeric', { precision: 8, scale: 4 })
  listInterestRate!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  minimumPrice!: string;

  @Column('numeric', { precision: 6, scale: 4 })
  minimumDownPayment!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  firstYearEpicAdvantagePointsCost!: string;

  @Column('integer')
  annualMaxEpicAdvantagePoints!: number;
}
