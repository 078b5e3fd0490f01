import { ReserveReleased, type ReserveAccountEvent } from '../../../events/commission/reserve-account.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { ReleaseReserve } from './reserve-account.commands.js';
import { reserveAccount } from './reserve-account.js';

const held = { employeeName: 'Dana Kim', balance: '500.00', setAside: '120.00', owed: '0.00', released: '0.00' };
const release = (amount: string, reason = 'Six months are over') => commandOf(ReleaseReserve, { amount, reason });
const released = ReserveReleased({ employeeId: 3, employeeName: 'Dana Kim', amount: '380.00', reason: 'Six months are over' });
const decide = (command: ReleaseReserve, before: readonly ReserveAccountEvent[] = [], given = held) => {
  const state = before.reduce((known, event) => reserveAccount.evolve(known, event as RecordedEvent<ReserveAccountEvent>), reserveAccount.initial);
  return reserveAccount.decide(command, state, { id: 3, issued: issuedWith('Accounting_Admin'), given });
};

describe('A reserve', () => {
  it('is released by hand with a reason, as far as no prepared run has set it aside', () => {
    expect(decide(release('380.00'))).toEqual([released]);
    expect(() => decide(release('380.01'))).toThrow('The reserve of Dana Kim has 380.00 to release: 120.00 is set aside by a prepared run');
    expect(() => decide(release('10.00', ' '))).toThrow('Please give a reason.');
    expect(() => decide(release('0.00'))).toThrow('Please enter an amount above 0.00');
  });

  it('is not released twice by two who read the same balance', () => {
    expect(() => decide(release('380.00'), [released])).toThrow('The reserve of Dana Kim has 0.00 to release');
    expect(decide(release('380.00'), [released], { ...held, balance: '500.00', released: '380.00' })).toHaveLength(1);
  });

  it('says in its history why', () => {
    expect(reserveAccount.describe(released as never)).toEqual({ title: '380.00 released to Dana Kim', changes: [], reason: 'Six months are over' });
  });
});
