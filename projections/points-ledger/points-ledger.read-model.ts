import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One row of the company's points ledger. Rows are never edited (`decisions.md F14`). */
@Entity('points_ledger')
@Index(['createdAt', 'pointLedgerId'])
@Index(['memberId'])
export class PointsLedgerRow {
  @PrimaryColumn('integer')
  pointLedgerId!: number;

  @Column('timestamptz')
  createdAt!: string;

  /** Posted counts in the balance; Held and Released do not. */
  @Column('text')
  status!: string;

  @Column('text')
  transactionType!: string;

  @Column('text')
  debitOrCredit!: string;

  @Column('integer')
  pointsQty!: number;

  @Column('integer')
  contractId!: number;

  @Column('integer')
  memberId!: number;

  @Column('text')
  resort!: string;

  @Column('text')
  unitNumber!: string;

  @Column('text')
  useWeek!: string;

  @Column('text')
  useYear!: string;

  /** The points purchase that caused it; 0 for none. */
  @Column('integer')
  epicAdvantageContractId!: number;

  /** The row that this one takes back; 0 for none. */
  @Column('integer')
  reverses!: number;

  @Column('text')
  note!: string;

  @Column('text')
  recordedBy!: string;
}

/** Credits, debits and balance of all posted rows: one row, key `balance`. */
@Entity('points_balance')
export class PointsBalance {
  @PrimaryColumn('text')
  key!: string;

  @Column('bigint')
  credits!: string;

  @Column('bigint')
  debits!: string;

  @Column('bigint')
  balance!: string;

  @Column('integer')
  rows!: number;
}
