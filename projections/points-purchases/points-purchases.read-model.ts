import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A purchase of advantage points: what GET /api/EpicAdvantageContracts/ForMember/{id} answers. */
@Entity('points_purchases')
@Index(['epicMemberId'])
@Index(['paymentStatus', 'heldUntil'])
export class PointsPurchaseRow {
  @PrimaryColumn('integer')
  epicAdvantageContractId!: number;

  @Column('integer')
  epicMemberId!: number;

  /** User id; 0 for an agent of the exchange company. */
  @Column('integer')
  createdBy!: number;

  @Column('text')
  createdByName!: string;

  @Column('text')
  useYear!: string;

  @Column('text')
  paymentStatus!: string;

  @Column('integer')
  pointsPurchased!: number;

  @Column('numeric', { precision: 10, scale: 4 })
  pricePerPoint!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  transactionFee!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  totalPurchasePrice!: string;

  @Column('timestamptz')
  createdAt!: string;

  @Column('text')
  paymentReferenceId!: string;

  /** When an unpaid hold runs out; null once paid or released. */
  @Column('timestamptz', { nullable: true })
  heldUntil!: string | null;
}
