import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A membership contract as the epic contracts list shows one. */
@Entity('epic_contract_list')
@Index(['contractStatus', 'epicContractId'])
export class EpicContractListRow {
  @PrimaryColumn('integer')
  epicContractId!: number;

  @Column('integer')
  memberId!: number;

  @Column('text')
  tppDealNumber!: string;

  @Column('text')
  contractStatus!: string;

  @Column('text')
  paymentStatus!: string;

  @Column('date', { nullable: true })
  contractDate!: string | null;

  @Column('text')
  buyerFirstName!: string;

  @Column('text')
  buyerLastName!: string;

  @Column('text')
  membershipTier!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  purchasePrice!: string;

  /** Months. */
  @Column('integer', { nullable: true })
  loanTerm!: number | null;

  @Column('numeric', { precision: 8, scale: 4 })
  aprRate!: string;

  /** Everything else that the documented contract holds. */
  @Column('jsonb')
  document!: Record<string, unknown>;
}

/** Membership contracts by status. */
@Entity('epic_contract_totals')
export class EpicContractTotals {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  contractStatus!: string;

  @Column('integer')
  count!: number;

  @Column('numeric', { precision: 16, scale: 2 })
  purchasePrice!: string;
}
