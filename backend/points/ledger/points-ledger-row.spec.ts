import type { RecordedEvent } from '../../../events/kernel/event.js';
import { PointsLedgerRowImported, type PointsLedgerRowEvent } from '../../../events/points/points.events.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import type { AddressedCommand } from '../../platform/commands/dispatched-command.js';
import { pointsLedgerRow, type PointsLedgerRowState } from './points-ledger-row.js';
import { RecordLedgerRow, ReverseLedgerRow } from './points-ledger-row.commands.js';

const body = Object.assign(new RecordLedgerRow(), {
  transactionType: 'Unit Ceded',
  debitOrCredit: 'Credit' as const,
  pointsQty: 15_000,
  resort: 'Harbour Point',
  note: 'Week 10 ceded by its owner',
});
const record = send(pointsLedgerRow, 900, body);
const reverse = send(pointsLedgerRow, 900, commandOf(ReverseLedgerRow, { note: 'Ceded twice' }), { reversalId: 901 });
const when = (addressed: AddressedCommand, row: PointsLedgerRowState) => decide(addressed, row, issuedWith()) as PointsLedgerRowEvent[];

const given = (events: readonly PointsLedgerRowEvent[], by: 'user' | 'system' = 'user') =>
  events.reduce((row, event) => pointsLedgerRow.evolve(row, { ...event, metadata: { actor: { kind: by } } } as unknown as RecordedEvent<PointsLedgerRowEvent>), pointsLedgerRow.initial);

describe('A ledger row written by hand', () => {
  it('is recorded with its reason', () => {
    const [event] = when(record, pointsLedgerRow.initial);
    expect(event).toMatchObject({ type: 'PointsLedgerRowRecorded', data: { pointLedgerId: 900, pointsQty: 15_000, note: body.note } });
  });

  it('is corrected by a row on the other side that names it', () => {
    const [event] = when(reverse, given(when(record, pointsLedgerRow.initial)));
    expect(event).toMatchObject({
      type: 'PointsLedgerRowReversed',
      data: { pointLedgerId: 901, reverses: 900, debitOrCredit: 'Debit', pointsQty: 15_000, resort: 'Harbour Point' },
    });
  });

  it('cannot be reversed twice', () => {
    const recorded = when(record, pointsLedgerRow.initial);
    const reversed = [...recorded, ...when(reverse, given(recorded))];
    expect(() => when(reverse, given(reversed))).toThrow('already reversed by row 901');
  });

  it('that follows from a membership is taken back by its contract alone, which remembers it', () => {
    const membership = when(send(pointsLedgerRow, 900, Object.assign(new RecordLedgerRow(), { ...body, transactionType: 'Membership', contractId: 2059 })), pointsLedgerRow.initial);
    expect(() => when(reverse, given(membership, 'system'))).toThrow('Ledger row 900 follows from epic contract 2059: set that to Rescinded or Canceled instead.');
    expect(when(reverse, given(membership, 'user'))).toHaveLength(1);
  });

  it('of the old system that was only held or released is not reversed: it never counted', () => {
    const imported = (status: string) => [PointsLedgerRowImported({ pointLedgerId: 900, status, transactionType: 'Advantage Purchase', debitOrCredit: 'Debit', pointsQty: 500, createdAt: '2026-03-01T15:00:00Z' })];
    for (const status of ['Held', 'Released']) expect(() => when(reverse, given(imported(status)))).toThrow(`Ledger row 900 is ${status} and counts for nothing`);
    expect(when(reverse, given(imported('Posted')))).toHaveLength(1);
  });

  it('must be there to be reversed', () => {
    expect(() => when(reverse, pointsLedgerRow.initial)).toThrow('There is no ledger row 900');
  });
});
