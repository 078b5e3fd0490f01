import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epicContractFields, epicContractTotalFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';
import { epicContractListColumns } from './epic-contract-list.columns.js';

type Shown = keyof typeof epicContractFields & keyof typeof epicContractListColumns;

/** Of the contract itself, what the list shows. */
export const shownFields = namesOf(epicContractListColumns).filter((name): name is Shown => name in epicContractFields);

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
