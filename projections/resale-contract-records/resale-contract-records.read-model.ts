import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';

/** A whole contract: what the documented call for all contracts answers. */
@Entity('resale_contract_records')
export class ResaleContractRecord {
  @PrimaryColumn('integer')
  contractId!: number;

  /** Blank fields are left out. */
  @Column('jsonb')
  facts!: ResaleContractFacts;
}
