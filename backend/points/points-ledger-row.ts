import { PointsLedgerRowRecorded, PointsLedgerRowReversed, type PointsLedgerRowEvent } from '../../events/points.js';
import type { DebitOrCredit } from '../../events/points.values.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { RecordLedgerRow, ReverseLedgerRow, type LedgerRowCommand } from './points-ledger-row.commands.js';
import { describeLedgerRowEvent } from './points-ledger-row.history.js';

interface LedgerRowFacts {
  readonly transactionType: string;
  readonly debitOrCredit: DebitOrCredit;
  readonly pointsQty: number;
  readonly contractId: number;
  readonly memberId: number;
  readonly resort: string;
  readonly unitNumber: string;
  readonly useWeek: string;
  readonly useYear: string;
}

/** A row of the company's ledger that stands by itself: imported or written by hand. */
export interface PointsLedgerRowState {
  readonly facts: LedgerRowFacts | null;
  /** The row that took it back. */
  readonly reversedBy: number | null;
}

export const pointsLedgerRow: Aggregate<PointsLedgerRowState, LedgerRowCommand, PointsLedgerRowEvent> = {
  category: 'pointsLedgerRow',
  noun: 'ledger row',
  initial: { facts: null, reversedBy: null },
  sensitive: {},
  describe: describeLedgerRowEvent,

  decide(command, row) {
    if (command instanceof RecordLedgerRow) return record(command, row);
    if (command instanceof ReverseLedgerRow) return reverse(command, row);
    return command satisfies never;
  },

  evolve(row, event) {
    switch (event.type) {
      case 'PointsLedgerRowImported':
      case 'PointsLedgerRowRecorded':
        return { ...row, facts: event.data };
      case 'PointsLedgerRowReversed':
        return { ...row, reversedBy: event.data.pointLedgerId };
      default:
        return event satisfies never;
    }
  },
};

function record(command: RecordLedgerRow, row: PointsLedgerRowState): PointsLedgerRowEvent[] {
  if (row.facts) throw new Refusal(`Ledger row ${command.pointLedgerId} is already there.`, { status: 409 });
  const { issued: _, ...facts } = command;
  return [PointsLedgerRowRecorded(facts)];
}

/** Rows are never edited: a correction is a row on the other side that names the one it takes back (`decisions.md F14`). */
function reverse(command: ReverseLedgerRow, row: PointsLedgerRowState): PointsLedgerRowEvent[] {
  if (!row.facts) throw new NotFound('ledger row to reverse', command.pointLedgerId);
  if (row.reversedBy !== null) {
    throw new Refusal(`Ledger row ${command.pointLedgerId} was already reversed by row ${row.reversedBy}.`, { status: 409, code: 'already-reversed' });
  }
  const { transactionType: _, debitOrCredit, ...rest } = row.facts;
  return [
    PointsLedgerRowReversed({
      ...pickFacts(rest),
      transactionType: 'Reversal',
      debitOrCredit: debitOrCredit === 'Debit' ? 'Credit' : 'Debit',
      pointLedgerId: command.reversalId,
      reverses: command.pointLedgerId,
      note: command.note,
    }),
  ];
}

function pickFacts({ pointsQty, contractId, memberId, resort, unitNumber, useWeek, useYear }: Omit<LedgerRowFacts, 'transactionType' | 'debitOrCredit'>) {
  return { pointsQty, contractId, memberId, resort, unitNumber, useWeek, useYear };
}
