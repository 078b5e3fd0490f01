import type { RecordedEvent } from '../../../events/kernel/event.js';
import { blankValues, sensitiveOf } from '../../../events/kernel/field.rules.js';
import { ledgerListFields, ledgerRowFields, type LedgerRowValues } from '../../../events/points/points.fields.js';
import { PointsLedgerRowRecorded, PointsLedgerRowReversed, type PointsLedgerRowEvent } from '../../../events/points/points.events.js';
import type { DebitOrCredit } from '../../../events/points/points.enums.js';
import { contextOf, type Aggregate, type CommandContext } from '../../platform/commands/aggregate.js';
import { AlreadyThere, Refusal } from '../../platform/commands/refusal.js';
import { RecordLedgerRow, ReverseLedgerRow, type AnyLedgerRowCommand } from './points-ledger-row.commands.js';
import { describeLedgerRowEvent } from './points-ledger-row.history.js';

interface LedgerRowFacts extends LedgerRowValues {
  readonly debitOrCredit: DebitOrCredit;
  readonly pointsQty: number;
}

/** A row of the company's ledger that stands by itself: imported or written by hand. */
export interface PointsLedgerRowState {
  readonly facts: LedgerRowFacts | null;
  /** Only a row that is Posted counts in the balance; of the old system's, some may be Held or Released. */
  readonly status: string;
  /** Written as its membership was closed or given up: only the contract takes it back, which remembers it (`decisions.md F14`). */
  readonly followsFromContract: boolean;
  /** The row that took it back. */
  readonly reversedBy: number | null;
}

export const pointsLedgerRow: Aggregate<PointsLedgerRowState, AnyLedgerRowCommand, PointsLedgerRowEvent, number> = {
  category: 'pointsLedgerRow',
  noun: 'ledger row',
  initial: { facts: null, status: '', followsFromContract: false, reversedBy: null },
  exists: ({ facts }) => facts !== null,
  begins: [RecordLedgerRow],
  sensitive: sensitiveOf(ledgerListFields),
  describe: describeLedgerRowEvent,

  decide(command, row, context) {
    if (command instanceof RecordLedgerRow) return record(command, row, contextOf(command, context));
    if (command instanceof ReverseLedgerRow) return reverse(command, row, contextOf(command, context));
    return command satisfies never;
  },

  evolve(row, event) {
    switch (event.type) {
      case 'PointsLedgerRowImported':
        return { ...row, ...begun(event), status: event.data.status ?? '' };
      case 'PointsLedgerRowRecorded':
        return { ...row, ...begun(event), status: 'Posted' };
      case 'PointsLedgerRowReversed':
        return { ...row, reversedBy: event.data.pointLedgerId };
      default:
        return event satisfies never;
    }
  },
};

type RowBegun = RecordedEvent<Extract<PointsLedgerRowEvent, { type: 'PointsLedgerRowImported' | 'PointsLedgerRowRecorded' }>>;

function begun(event: RowBegun): Pick<PointsLedgerRowState, 'facts' | 'followsFromContract'> {
  return { facts: { ...blankValues(ledgerRowFields), ...event.data }, followsFromContract: followsFromContract(event) };
}

function followsFromContract({ type, data, metadata }: RowBegun): boolean {
  const ofItself = type === 'PointsLedgerRowImported' || metadata.actor.kind === 'system';
  return ofItself && data.transactionType === 'Membership' && Boolean(data.contractId);
}

function record(command: RecordLedgerRow, row: PointsLedgerRowState, { id }: CommandContext<RecordLedgerRow, number>): PointsLedgerRowEvent[] {
  if (pointsLedgerRow.exists(row)) throw new AlreadyThere(pointsLedgerRow.noun, id);
  return [PointsLedgerRowRecorded({ ...command, pointLedgerId: id })];
}

/** Rows are never edited: a correction is a row on the other side that names the one it takes back (`decisions.md F14`). */
function reverse({ note }: ReverseLedgerRow, row: PointsLedgerRowState, { id, given }: CommandContext<ReverseLedgerRow, number>): PointsLedgerRowEvent[] {
  if (row.reversedBy !== null) {
    throw new Refusal(`Ledger row ${id} was already reversed by row ${row.reversedBy}.`, { status: 409, code: 'already-reversed' });
  }
  // What never moved the balance would move it by being taken back.
  if (row.status !== 'Posted') throw new Refusal(`Ledger row ${id} is ${row.status || 'not Posted'} and counts for nothing: there is nothing to take back.`, { status: 409, code: 'not-posted' });
  const { transactionType: _, debitOrCredit, ...rest } = row.facts!;
  if (row.followsFromContract) {
    throw new Refusal(`Ledger row ${id} follows from epic contract ${rest.contractId}: set that to Rescinded or Canceled instead.`, { status: 409, code: 'follows-from-contract' });
  }
  return [
    PointsLedgerRowReversed({
      ...pickFacts(rest),
      transactionType: 'Reversal',
      debitOrCredit: debitOrCredit === 'Debit' ? 'Credit' : 'Debit',
      pointLedgerId: given.reversalId,
      reverses: id,
      note,
    }),
  ];
}

function pickFacts({ pointsQty, contractId, memberId, resort, unitNumber, useWeek, useYear }: Omit<LedgerRowFacts, 'transactionType' | 'debitOrCredit'>) {
  return { pointsQty, contractId, memberId, resort, unitNumber, useWeek, useYear };
}
