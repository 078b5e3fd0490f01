import { CommissionDisputeSettled, CommissionLineDisputed, type CommissionDisputeEvent } from '../../../events/commission/commission-dispute.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { SettleDispute, WriteDisputeNote, type AnyDisputeCommand } from './commission-dispute.commands.js';
import { commissionDispute } from './commission-dispute.js';

const line = { report: 'sales-executive-weekly', payDate: '2026-11-20', kind: 'resale', contractId: 1018, employeeId: 17, employeeName: 'Grace Patel' } as const;
const asked = CommissionLineDisputed({ ...line, note: 'Why 8 and not 9?' });
const settled = CommissionDisputeSettled({ note: 'The wire came on Thursday' });

function decide(command: AnyDisputeCommand, ...before: readonly CommissionDisputeEvent[]) {
  const state = before.reduce((known, event) => commissionDispute.evolve(known, event as RecordedEvent<CommissionDisputeEvent>), commissionDispute.initial);
  return commissionDispute.decide(command, state, { id: 'x', issued: issuedWith('Commission_Main'), given: line });
}

describe('A dispute about a line', () => {
  const note = commandOf(WriteDisputeNote, { note: 'Why 8 and not 9?' });
  const settle = commandOf(SettleDispute, { note: 'The wire came on Thursday' });

  it('is opened by the first note, settled with a word, and open again when somebody writes', () => {
    expect(decide(note)).toEqual([asked]);
    expect(decide(settle, asked)).toEqual([settled]);
    expect(decide(note, asked, settled)).toEqual([asked]);
    expect(decide(settle, asked, settled, asked)).toEqual([settled]);
  });

  it('is settled once', () => {
    expect(() => decide(settle, asked, settled)).toThrow('This dispute is settled already');
  });
});
