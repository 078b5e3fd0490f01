import { unitOnSale } from '../../events/inventory/unit-on-sale.rules.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { Refusal } from '../platform/commands/refusal.js';
import { send } from '../../test/support/send.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { ChangeContractStatus, CreateResaleContract, ReviseResaleContract, type ContractBody } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';
import { noContract, type ResaleContract } from './resale-contract.state.js';
import { noUnitForSale, type UnitForSale } from './unit-on-sale.rules.js';

const free: UnitForSale = { inventoryId: 364, known: true, available: true };
const taken: UnitForSale = { ...free, holder: { contractId: 1042, contractStatus: 'Draft', by: 'Grace Oyelaran' } };

const sold: ContractBody = { inventoryId: 364, contractDate: '2026-11-12', fundsEscrowByDate: '2026-11-12', sellerSignBy: '2026-12-03', closingDate: '2026-12-18', closingAgent: 'First Coast Title' };
const create = (unit: UnitForSale, body: ContractBody = {}) => send(resaleContract, 1029, Object.assign(new CreateResaleContract(), { ...sold, ...body }), { closingFirm: undefined, unit, leftOut: {} });
const revise = (unit: UnitForSale, body: ContractBody) => send(resaleContract, 1029, Object.assign(new ReviseResaleContract(), { ...body, reason: 'Paid after all' }), { closingFirm: undefined, unit });
const moveTo = (unit: UnitForSale, contractStatus: string) => send(resaleContract, 1029, commandOf(ChangeContractStatus, { contractStatus, reason: 'Paid after all' }), { unit });

const contractIn = (contractStatus: string): ResaleContract => ({ ...noContract, ...sold, contractId: 1029, contractType: 'Inventory', contractStatus }) as ResaleContract;
const decided = (addressed: AddressedCommand, contract = noContract, ...more: readonly string[]) => decide(addressed, contract, issuedWith('Contracts_Admin', 'Contracts_Sensitive', ...more));
function refused(addressed: AddressedCommand, contract = noContract): Refusal {
  try {
    decided(addressed, contract);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was allowed');
}

describe('The unit of a contract (decisions.md H16)', () => {
  it('is sold by one: a second is refused, and told which one was first', () => {
    expect(refused(create(taken))).toMatchObject({
      message: 'Contract 1042 by Grace Oyelaran was first: it sells inventory 364 (Draft).',
      options: { status: 409, code: 'unit-taken', field: 'inventoryId', record: { words: 'Contract 1042', page: '/admin/contracts-detail/1042' } },
    });
  });

  it('has to be there', () => {
    expect(refused(create({ ...free, known: false }))).toMatchObject({ message: 'There is no inventory 364', options: { field: 'inventoryId' } });
  });

  it('has to be offered where it is taken up by somebody who finds no other (decisions.md B16)', () => {
    const canceled = { ...free, available: false };
    expect(refused(create(canceled)).message).toBe('There is no inventory 364');
    expect(refused(revise({ ...canceled, inventoryId: 365 }, { inventoryId: 365 }), contractIn('Draft')).message).toBe('There is no inventory 365');
    expect(decided(create(canceled), noContract, 'Inventory_Sensitive')).toHaveLength(1);
    expect(decided(moveTo(canceled, 'Draft'), contractIn('Canceled'))).toHaveLength(1);
  });

  it('goes with HSI and RCI contracts however many there are: they sell no unit', () => {
    expect(decided(create(taken, { contractType: 'RCI' }))).toHaveLength(1);
  });

  it.each(['Rescinded', 'Canceled', 'Expired'])('is free when its contract is %s, and taken again when that comes back to life', (status) => {
    const over = contractIn(status);
    expect(unitOnSale(over)).toBe(0);
    expect(refused(moveTo(taken, 'Draft'), over).options.code).toBe('unit-taken');
    expect(refused(revise(taken, { contractStatus: 'Closed' }), over).options.code).toBe('unit-taken');
    expect(decided(moveTo(free, 'Draft'), over)).toHaveLength(1);
  });

  it.each(['', 'Draft', 'Preparing to Close', 'Closed', 'Accounting Complete'])('stays with its contract while that is "%s", and is not asked for again', (status) => {
    expect(unitOnSale(contractIn(status))).toBe(364);
    expect(decided(revise(noUnitForSale, { notes: 'Call after 5pm' }), contractIn(status))).toHaveLength(1);
  });

  it('may become another one that nobody else sells', () => {
    expect(decided(revise({ ...free, inventoryId: 365 }, { inventoryId: 365 }), contractIn('Draft'))).toHaveLength(1);
    expect(refused(revise({ ...taken, inventoryId: 365 }, { inventoryId: 365 }), contractIn('Draft')).options.code).toBe('unit-taken');
  });

  it('is asked about again when somebody else changed the contract in the same moment', () => {
    expect(refused(revise(noUnitForSale, { inventoryId: 365 }), contractIn('Draft')).options).toMatchObject({ status: 409, code: 'contended' });
  });
});
