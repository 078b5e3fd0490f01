import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epicContractFields, epicContractTotalFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { columnsOf } from '../lists/columns-of.js';

export const shownFields = [
  'memberId',
  'leadId',
  'tppDealNumber',
  'contractStatus',
  'paymentStatus',
  'contractDate',
  'buyerFirstName',
  'buyerLastName',
  'membershipTier',
  'membershipTerm',
  'membershipStartDate',
  'membershipExpDate',
  'transactionType',
  'purchasePrice',
  'totalPurchasePrice',
  'financedAmount',
  'loanTerm',
  'aprRate',
  'salesAgent',
  'tourId',
  'overCeiling',
  'signingStatus',
] as const;

/** A membership contract as the epic contracts list shows one. */
@Entity('epic_contract_list')
@Index(['contractStatus', 'epicContractId'])
@Index(['leadId'])
@Index(['tourId'])
export class EpicContractListRow extends columnsOf(epicContractFields, shownFields) {
  @PrimaryColumn('integer')
  readonly epicContractId!: number;

  /** Everything that the documented contract holds. */
  @Column('jsonb')
  readonly document!: Record<string, unknown>;
}

/** Membership contracts by status. */
@Entity('epic_contract_totals')
export class EpicContractTotals extends columnsOf(epicContractTotalFields, ['contractStatus', 'count']) {
  @PrimaryColumn('text')
  readonly key!: string;

  @Column('numeric', { precision: 16, scale: 2 })
  readonly purchasePrice!: string;
}
