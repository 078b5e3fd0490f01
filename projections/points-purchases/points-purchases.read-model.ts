import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { pointsPurchaseListFields } from '../../events/points/points.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** A purchase of advantage points: what GET /api/EpicAdvantageContracts/ForMember/{id} answers. */
@Entity('points_purchases')
@Index(['epicMemberId'])
@Index(['paymentStatus', 'heldUntil'])
export class PointsPurchaseRow extends columnsOf(pointsPurchaseListFields, [
  'epicMemberId',
  // User id; 0 for an agent of the exchange company.
  'createdBy',
  'createdByName',
  'useYear',
  'paymentStatus',
  'pointsPurchased',
  'paymentReferenceId',
  'processor',
  'cardEnd',
  'latePayment',
  'refundReason',
  // When an unpaid hold runs out; null once paid or released.
  'heldUntil',
]) {
  @PrimaryColumn('integer')
  readonly epicAdvantageContractId!: number;

  @Column('numeric', { precision: 10, scale: 4 })
  readonly pricePerPoint!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  readonly transactionFee!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  readonly totalPurchasePrice!: string;

  @Column('timestamptz')
  readonly createdAt!: string;
}
