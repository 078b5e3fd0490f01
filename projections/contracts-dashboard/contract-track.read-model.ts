import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a contract stood from a moment on, as far as dashboards count it. */
export interface ContractStanding {
  /** ISO UTC. */
  readonly since: string;
  readonly contractStatus: string;
  readonly contractDate: string | null;
  readonly closingDate: string | null;
  readonly purchasePrice: string | null;
  readonly balanceDue: string | null;
}

/** Every standing that a contract has had, oldest first: what "as of" a past day is counted from. */
@Entity('contract_track')
export class ContractTrack {
  @PrimaryColumn('integer')
  contractId!: number;

  /** When the contract began, to leave out later ones at once. */
  @Column('timestamptz')
  since!: string;

  @Column('jsonb')
  standings!: readonly ContractStanding[];
}
