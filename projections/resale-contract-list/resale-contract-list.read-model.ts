import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One contract as lists, search and dashboards show it. Kept slim: the whole contract is in resale-contract-records. */
@Entity('resale_contract_list')
export class ResaleContractListRow {
  @PrimaryColumn('integer')
  contractId!: number;

  @Column('text')
  contractType!: string;

  @Column('text')
  contractStatus!: string;

  @Column('text')
  paymentStatus!: string;

  @Column('text')
  tppDealNumber!: string;

  @Column('text')
  tppLink!: string;

  @Column('integer')
  inventoryId!: number;

  @Column('integer')
  tourId!: number;

  @Column('integer')
  leadId!: number;

  @Column('date', { nullable: true })
  contractDate!: string | null;

  @Column('date', { nullable: true })
  closingDate!: string | null;

  @Column('date', { nullable: true })
  paidInFullDate!: string | null;

  @Column('text')
  buyer!: string;

  @Column('text')
  seller!: string;

  @Column('text')
  resort!: string;

  @Column('text')
  unitNumber!: string;

  @Column('text')
  useWeek!: string;

  @Column('text')
  salesAgent!: string;

  @Column('text')
  closingAgent!: string;

  @Column('numeric', { nullable: true })
  purchasePrice!: string | null;

  @Column('numeric', { nullable: true })
  depositAmount!: string | null;

  @Column('numeric', { nullable: true })
  balanceDue!: string | null;

  /** What the buyer's and the seller's name are made of. */
  @Column('jsonb')
  parties!: ContractParties;
}

export interface ContractParties {
  readonly buyerEntityType: string;
  readonly buyerFirstName: string;
  readonly buyerLastName: string;
  readonly buyerCompanyName: string;
  readonly buyerTrustName: string;
  readonly sellerEntityType: string;
  readonly sellerFirstName: string;
  readonly sellerLastName: string;
  readonly sellerCompanyName: string;
  readonly sellerTrustName: string;
}

/** How many contracts stand in a status, and what they cost. */
@Entity('resale_contract_totals')
export class ResaleContractTotals {
  /** The status. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  contractStatus!: string;

  @Column('integer')
  count!: number;

  @Column('numeric', { precision: 18, scale: 2 })
  purchasePrice!: string;
}

/** What was sold in a month, by contract date (`decisions.md I11`: volume is the purchase price). */
@Entity('resale_contract_months')
export class ResaleContractMonth {
  /** The month, YYYY-MM. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  month!: string;

  @Column('integer')
  count!: number;

  @Column('numeric', { precision: 18, scale: 2 })
  purchasePrice!: string;
}
