import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PointsMove } from '../../events/reports/epic.rules.js';
import { ledgerListFields, ledgerRowFields } from '../../events/points/points.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/**
 * One row of the company's points ledger. Rows are never edited (`decisions.md F14`); Posted ones count in the balance, Held
 * and Released ones do not. The purchase that caused it, and the row that it takes back, are 0 for none.
 */
@Entity('points_ledger')
@Index(['createdAt', 'pointLedgerId'])
@Index(['memberId'])
export class PointsLedgerRow extends columnsOf(ledgerListFields, [
  ...namesOf(ledgerRowFields),
  'status',
  'debitOrCredit',
  'pointsQty',
  'balanceChange',
  'epicAdvantageContractId',
  'reverses',
  'note',
  'recordedBy',
]) {
  @PrimaryColumn('integer')
  readonly pointLedgerId!: number;

  @Column('timestamptz')
  readonly createdAt!: string;
}

/** Credits, debits and balance of all posted rows: one row, key `balance`. */
@Entity('points_balance')
export class PointsBalance {
  @PrimaryColumn('text')
  readonly key!: string;

  @Column('bigint')
  readonly credits!: string;

  @Column('bigint')
  readonly debits!: string;

  @Column('bigint')
  readonly balance!: string;

  @Column('integer')
  readonly rows!: number;
}

/** What moved the balance on a day, New York's: what it was at the end of a day is the sum up to it, since rows are never edited. */
@Entity('points_days')
export class PointsDay {
  @PrimaryColumn('text')
  readonly key!: string;

  @Index()
  @Column('date')
  readonly pointsDay!: string;

  @Column('text')
  readonly move!: PointsMove;

  @Column('bigint')
  readonly points!: string;
}
