import { Column, Entity, PrimaryColumn } from 'typeorm';
import { resaleContractFields, resaleContractListFields, resaleContractMonthFields, resaleContractTotalFields, type ResaleContractValues } from '../../events/resale-contracts/resale-contract.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';
import { resaleContractListColumns } from './resale-contract-list.columns.js';

type Shown = keyof typeof resaleContractListColumns & keyof ResaleContractValues;

/** What the list shows of a contract's own fields, its file included. */
export const shownFields = namesOf(resaleContractListColumns).filter((name): name is Shown => name in resaleContractFields);

/** What the buyer's and the seller's name are made of, and the last day to rescind. */
export const partyFields = [
  'buyerEntityType',
  'buyerFirstName',
  'buyerLastName',
  'buyerCompanyName',
  'buyerTrustName',
  'buyerState',
  'sellerEntityType',
  'sellerFirstName',
  'sellerLastName',
  'sellerCompanyName',
  'sellerTrustName',
] as const;

export type ContractParties = Pick<ResaleContractValues, (typeof partyFields)[number]>;

/** One contract as lists, search and dashboards show it. Kept slim: the whole contract is in resale-contract-records. */
@Entity('resale_contract_list')
export class ResaleContractListRow extends columnsOf(resaleContractListFields, [...shownFields, 'buyer', 'seller', 'lastDayToRescind', 'goodSince']) {
  @PrimaryColumn('integer')
  readonly contractId!: number;

  @Column('jsonb')
  readonly parties!: ContractParties;
}

/** How many contracts stand in a status, and what they cost. */
@Entity('resale_contract_totals')
export class ResaleContractTotals extends columnsOf(resaleContractTotalFields, ['contractStatus', 'count']) {
  /** The status. */
  @PrimaryColumn('text')
  readonly key!: string;

  @Column('numeric', { precision: 18, scale: 2 })
  readonly purchasePrice!: string;
}

/** What was sold in a month, by contract date (`decisions.md I11`: volume is the purchase price). */
@Entity('resale_contract_months')
export class ResaleContractMonth extends columnsOf(resaleContractMonthFields, ['month', 'contractStatus', 'count']) {
  /** The month, YYYY-MM, and the status. */
  @PrimaryColumn('text')
  readonly key!: string;

  @Column('numeric', { precision: 18, scale: 2 })
  readonly purchasePrice!: string;
}
