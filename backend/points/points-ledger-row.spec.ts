import type { RecordedEvent } from '../../events/event.js';
import type { PointsLedgerRowEvent } from '../../events/points.js';
import { pointsLedgerRow } from './points-ledger-row.js';
import { RecordLedgerRow, ReverseLedgerRow } from './points-ledger-row.commands.js';

const record = Object.assign(new RecordLedgerRow(), {
  pointLedgerId: 900,
  transactionType: 'Unit Ceded',
  debitOrCredit: 'Credit' as const,
  pointsQty: 15_000,
  resort: 'Harbour Point',
  note: 'Week 10 ceded by its owner',
});
const reverse = Object.assign(new ReverseLedgerRow(), { pointLedgerId: 900, reversalId: 901, note: 'Ceded twice' });

const given = (events: readonly PointsLedgerRowEvent[]) =>
  events.reduce((row, event) => pointsLedgerRow.evolve(row, event as unknown as RecordedEvent<PointsLedgerRowEvent>), pointsLedgerRow.initial);

describe('A ledger row written by hand', () => {
  it('is recorded with its reason', () => {
    const [event] = pointsLedgerRow.decide(record, pointsLedgerRow.initial);
    expect(event).toMatchObject({ type: 'PointsLedgerRowRecorded', data: { pointLedgerId: 900, pointsQty: 15_000, note: record.note } });
  });

  it('is corrected by a row on the other side that names it', () => {
    const [event] = pointsLedgerRow.decide(reverse, given(pointsLedgerRow.decide(record, pointsLedgerRow.initial)));
    expect(event).toMatchObject({
      type: 'PointsLedgerRowReversed',
      data: { pointLedgerId: 901, reverses: 900, debitOrCredit: 'Debit', pointsQty: 15_000, resort: 'Harbour Point' },
    });
  });

  it('cannot be reversed twice', () => {
    const recorded = pointsLedgerRow.decide(record, pointsLedgerRow.initial);
    const reversed = [...recorded, ...pointsLedgerRow.decide(reverse, given(recorded))];
    expect(() => pointsLedgerRow.decide(reverse, given(reversed))).toThrow('already reversed by row 901');
  });

  it('must be there to be reversed', () => {
    expect(() => pointsLedgerRow.decide(reverse, pointsLedgerRow.initial)).toThrow('There is no ledger row to reverse 900');
  });
});
