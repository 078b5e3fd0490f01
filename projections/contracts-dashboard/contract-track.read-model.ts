import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How a contract stands, as far as dashboards count it. */
export abstract class ContractStanding {
  @Column('text')
  contractStatus!: string;

  @Column('date', { nullable: true })
  contractDate!: string | null;

  @Column('date', { nullable: true })
  closingDate!: string | null;

  @Column('date', { nullable: true })
  lastDayToRescind!: string | null;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  purchasePrice!: string | null;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  balanceDue!: string | null;
}

/** The standing of each contract as it is now, and the day of its last change. */
@Entity('contract_track')
export class ContractTrack extends ContractStanding {
  @PrimaryColumn('integer')
  contractId!: number;

  /** What the last day to rescind follows from. */
  @Column('text')
  buyerState!: string;

  /** And this. */
  @Column('date', { nullable: true })
  buyerSignedOn!: string | null;

  /** Business day in New York. It never goes back, whatever the clocks of two processes say. */
  @Column('date')
  day!: string;
}

/** A standing that a contract took up (1) or left (-1) on a day: what held at the end of a day is the sum up to it. */
@Entity('contract_days')
export class ContractDay extends ContractStanding {
  @PrimaryColumn('text')
  key!: string;

  @Index()
  @Column('date')
  day!: string;

  @Column('integer')
  contractId!: number;

  @Column('integer')
  count!: number;
}
