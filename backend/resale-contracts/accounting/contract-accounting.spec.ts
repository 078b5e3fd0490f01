import { ResaleContractImported, type ResaleContractEvent } from '../../../events/resale-contracts/resale-contract.events.js';
import type { ResaleContractFacts } from '../../../events/resale-contracts/resale-contract-facts.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { send } from '../../../test/support/send.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { resaleContract } from '../resale-contract.js';
import { noContract } from '../resale-contract.state.js';
import { ReviseContractAccounting } from './contract-accounting.commands.js';

const facts: ResaleContractFacts = { contractStatus: 'Signed', incomeGlCode: '4010', incomeAmount: '1048.25', cogGlCode: '5000', cogAmount: '898.50', toName: 'Grace Patel', toGlCode: '5010', toCommission: '59.90', notes: 'Cash' };
const contract = (more: ResaleContractFacts = {}) =>
  resaleContract.evolve(noContract, { ...ResaleContractImported({ contractId: 1117, facts: { ...facts, ...more } }), metadata: {} } as unknown as RecordedEvent<ResaleContractEvent>);

type Cells = Partial<Record<keyof ReviseContractAccounting, unknown>>;
const write = (cells: Cells, state = contract(), permissions = ['Accounting_Edit', 'Contracts_Sensitive']) =>
  decide(send(resaleContract, 1117, commandOf(ReviseContractAccounting, cells as ReviseContractAccounting)), state, issuedWith(...permissions));

function refusal(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('It was allowed');
}

describe('Codes and amounts from the accounting sheet', () => {
  it('are told in the history of the contract as from its own form', () => {
    expect(write({ incomeAmount: '1100.00' })).toMatchObject([{ type: 'AccountingCodesRevised', data: { changes: { incomeAmount: { from: '1048.25', to: '1100.00' } } } }]);
    expect(write({ toCommission: '60.00', toGlCode: '5011' })).toMatchObject([{ type: 'SalesAssignmentRevised', data: { changes: { toGlCode: { from: '5010', to: '5011' }, toCommission: { from: '59.90', to: '60.00' } } } }]);
  });

  it('change nothing else of the contract, whatever the body holds', () => {
    expect(write({ notes: 'Credit Card (Full Payment)', purchasePrice: '1.00', cogGlCode: '5000' } as Cells)).toEqual([]);
  });

  it('are refused at the cell where somebody else has changed it meanwhile', () => {
    const { message, options } = refusal(() => write({ cogAmount: '900.00', seen: { cogAmount: '850.00' } }));
    expect([message, options]).toEqual(['COG inv amount is 898.50 by now', { field: 'cogAmount', status: 409, code: 'changed-meanwhile' }]);
    expect(write({ cogAmount: '900.00', seen: { cogAmount: '898.50' } })).toHaveLength(1);
  });

  it('go through where another cell has changed meanwhile, and where both wrote the same', () => {
    expect(write({ cogAmount: '900.00', seen: { cogAmount: '898.50', incomeAmount: '1.00' } })).toHaveLength(1);
    expect(write({ cogAmount: '898.50', seen: { cogAmount: '850.00' } })).toEqual([]);
  });

  it('ask why once the contract is finished', () => {
    expect(refusal(() => write({ cogAmount: '900.00' }, contract({ contractStatus: 'Closed' }))).options).toMatchObject({ code: 'reason-needed', field: 'reason' });
    expect(write({ cogAmount: '900.00', reason: 'Booked twice' }, contract({ contractStatus: 'Closed' }))).toMatchObject([{ data: { reason: 'Booked twice' } }]);
  });

  it('of the income are refused for who may not see it, and a negative amount for everybody', () => {
    expect(refusal(() => write({ incomeAmount: '900.00', seen: { incomeAmount: '1.00' } }, contract(), ['Accounting_Edit'])).message).toBe('You may not change incomeAmount');
    expect(refusal(() => write({ cogAmount: '-5.00' })).options.field).toBe('cogAmount');
  });
});
