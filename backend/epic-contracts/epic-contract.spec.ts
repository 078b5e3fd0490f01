import { EpicContractImported, type EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { send } from '../../test/support/send.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { ChangeEpicContractStatus, ChangeEpicPaymentStatus } from './epic-contract.commands.js';
import { epicContract } from './epic-contract.js';
import type { EpicContract } from './epic-contract.state.js';

const issued = issuedWith('Epic_Contracts_Edit');

function imported(contractStatus: string, more: object = {}): EpicContract {
  const event = EpicContractImported({ epicContractId: 2059, memberId: 559, createdBy: 1, createdAt: '', contractStatus, paymentStatus: 'Pender', annualFixedPoints: 15_000, ...more });
  return epicContract.evolve(null, event as RecordedEvent<EpicContractEvent>);
}

function moved(state: EpicContract, contractStatus: string, reason = '', by = issued): readonly EpicContractEvent[] {
  const events = decide(send(epicContract, 2059, commandOf(ChangeEpicContractStatus, { contractStatus, ...(reason && { reason }) })), state, by) as readonly EpicContractEvent[];
  events.forEach((event) => vocabulary.validate(event));
  return events;
}

const after = (state: EpicContract, events: readonly EpicContractEvent[]): EpicContract => events.reduce((current, event) => epicContract.evolve(current, event as RecordedEvent<EpicContractEvent>), state);
const typesOf = (events: readonly EpicContractEvent[]) => events.map(({ type }) => type);

describe('A membership contract', () => {
  it('takes its yearly points from the ledger when it is closed, once', () => {
    const closing = moved(imported('Preparing To Close'), 'Closed');
    expect(closing).toMatchObject([
      { type: 'EpicContractStatusChanged', data: { memberId: 559, from: 'Preparing To Close', to: 'Closed' } },
      { type: 'MembershipPointsTaken', data: { epicContractId: 2059, memberId: 559, pointsQty: 15_000 } },
    ]);
    const closed = after(imported('Preparing To Close'), closing);
    expect(typesOf(moved(closed, 'Accounting Complete', 'Booked'))).toEqual(['EpicContractStatusChanged']);
  });

  it('gives them back when it is rescinded or canceled after that, and only then', () => {
    expect(typesOf(moved(imported('Closed'), 'Rescinded', 'Letter of the buyer'))).toEqual(['EpicContractStatusChanged', 'MembershipPointsGivenBack']);
    expect(typesOf(moved(imported('Signed'), 'Canceled'))).toEqual(['EpicContractStatusChanged']);
    expect(typesOf(moved(imported('Closed'), 'Expired', 'Term over'))).toEqual(['EpicContractStatusChanged']);
  });

  it('that had expired gives back what it took when it was closed', () => {
    expect(typesOf(moved(imported('Expired'), 'Canceled', 'By mistake'))).toEqual(['EpicContractStatusChanged', 'MembershipPointsGivenBack']);
  });

  it('gives back the points that were taken, whatever its terms say today', () => {
    const closed = { ...imported('Closed', { annualFixedPoints: 10_000 })!, annualFixedPoints: 15_000 };
    expect(moved(closed, 'Rescinded', 'Letter of the buyer')).toMatchObject([{}, { type: 'MembershipPointsGivenBack', data: { pointsQty: 10_000 } }]);
  });

  it('of the old system without its points takes none again when it was closed already', () => {
    const closed = { ...imported('Closed', { annualFixedPoints: null })!, annualFixedPoints: 15_000 };
    expect(typesOf(moved(closed, 'Accounting Complete', 'Booked'))).toEqual(['EpicContractStatusChanged']);
  });

  it('that names no member, as some of the old system, changes its status and payment all the same', () => {
    const nobodys = imported('Preparing To Close', { memberId: 0 });
    expect(typesOf(moved(nobodys, 'Closed'))).toEqual(['EpicContractStatusChanged', 'MembershipPointsTaken']);
    const paid = decide(send(epicContract, 2059, commandOf(ChangeEpicPaymentStatus, { paymentStatus: 'Down Payment Paid' })), nobodys, issued);
    expect(() => paid.forEach((event) => vocabulary.validate(event))).not.toThrow();
  });

  it('ends right however often it is closed and given up', () => {
    const administrator = issuedWith('Epic_Contracts_Edit', 'Epic_Contracts_Admin');
    let contract = imported('Draft');
    let balance = 0;
    for (const status of ['Closed', 'Draft', 'Closed', 'Rescinded', 'Signed', 'Canceled', 'Closed', 'Accounting Complete', 'Canceled', 'Rescinded', 'Closed']) {
      const events = moved(contract, status, 'To and fro', administrator);
      for (const { type } of events) balance += Number(type === 'MembershipPointsGivenBack') - Number(type === 'MembershipPointsTaken');
      contract = after(contract, events);
    }
    expect({ balance, taken: contract?.pointsTaken }).toEqual({ balance: -1, taken: 15_000 });
  });

  it('is left with a reason once it is finished, and reopened by an administrator only', () => {
    expect(() => moved(imported('Closed'), 'Canceled')).toThrow('Please say why the contract is no longer Closed');
    expect(() => moved(imported('Closed'), 'Draft', 'Again')).toThrow('Reopening a contract that is Closed needs the permission Epic Contracts: Admin');
    expect(() => moved(imported('Rescinded'), 'Closed', 'Again')).toThrow('Reopening a contract that is Rescinded needs the permission Epic Contracts: Admin');
  });

  it('knows its statuses in any case, and no others', () => {
    expect(typesOf(moved(imported('Draft'), 'preparing to close'))).toEqual(['EpicContractStatusChanged']);
    expect(moved(imported('Draft'), 'Draft')).toEqual([]);
    expect(() => moved(imported('Draft'), 'Sold')).toThrow('Sold is not a contract status');
  });

  it('says how it is paid, with a reason once it is finished', () => {
    const paid = (state: EpicContract, paymentStatus: string) => decide(send(epicContract, 2059, commandOf(ChangeEpicPaymentStatus, { paymentStatus })), state, issued);
    expect(paid(imported('Draft'), 'Down Payment Paid')).toMatchObject([{ type: 'EpicContractPaymentStatusChanged', data: { from: 'Pender', to: 'Down Payment Paid' } }]);
    expect(() => paid(imported('Closed'), 'Down Payment Paid')).toThrow('This contract is Closed: please say why it is changed');
    expect(() => paid(imported('Draft'), 'Owed')).toThrow('Owed is not a payment status');
  });
});
