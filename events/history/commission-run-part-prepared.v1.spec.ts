import { linesOf } from '../commission/interned-lines.rules.js';
import type { RunPart } from '../commission/commission-run.events.js';
import type { StoredEvent } from '../store/event-store.js';
import { vocabulary } from '../vocabulary.js';

const line = {
  ...{ kind: 'resale', contractId: 1018, date: '2026-11-13', base: '10000.00', employeeId: 3, employeeName: 'Grace Patel', putDown: '0.5', rate: '0.08', rule: '8%, half put down', why: '50% put down' },
  ...{ commission: '800.00', reserve: '120.00', net: '680.00' },
  asked: [{ rule: '8%, half put down', answer: 'holds', why: '50% put down' }],
  facts: [{ field: 'depositAmount', value: '5000.00', version: 2, on: '2026-11-13' }, { field: 'paidInFullDate', value: null, version: 1, on: '2026-11-13' }],
};

it('reads a part of a pay run that wrote the reasons of each line out', () => {
  const metadata = { actor: { kind: 'user', id: '7', name: 'Dana Kim' }, commandId: 'c', commandHash: 'h', schemaVersion: 1 };
  const data = { report: 'sales-executive-weekly', payDate: '2026-11-20', draft: 'd', lines: [line], leftOut: [], held: [] };
  const stored: StoredEvent = { id: 'e', type: 'CommissionRunPartPrepared', stream: 'commissionRun-sales-executive-weekly-2026-11-20', revision: 0, position: '7', recordedAt: '2026-11-20T15:00:00.000Z', data, metadata };
  const part = vocabulary.decode(stored)?.data as RunPart;
  expect(linesOf(part)).toEqual([line]);
  expect(part.texts).toEqual(['8%, half put down', 'holds', '50% put down', 'depositAmount', '5000.00', '2026-11-13', 'paidInFullDate']);
});
