import { issuedWith } from '../../test/support/issued.js';
import { ResaleContractImported, type ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { decide } from '../../backend/platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import { CreateResaleContract, ReviseResaleContract, type ContractBody } from '../../backend/resale-contracts/resale-contract.commands.js';
import { resaleContract } from '../../backend/resale-contracts/resale-contract.js';
import { noContract, type ResaleContract } from '../../backend/resale-contracts/resale-contract.state.js';
import { contractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { withTotals, withTypedDeposit } from './fields/terms-as-typed.js';

const issued = issuedWith('Contracts_Edit', 'Contracts_Sensitive');
const nothingLookedUp = { closingFirm: undefined, unit: { inventoryId: 364, known: true, available: true }, leftOut: {} };
const days = { contractDate: '2026-11-12', fundsEscrowByDate: '2026-11-12', sellerSignBy: '2026-12-03', closingDate: '2026-12-18', closingAgent: 'First Coast Title' };
const bill = ['depositAmount', 'cashDueAtSigning', 'creditCardProcessingFee', 'balanceDue'] as const;

const after = (state: ResaleContract, events: readonly DomainEvent[]) =>
  events.reduce((now, event) => resaleContract.evolve(now, { ...event, metadata: { occurredAt: issued.at } } as unknown as RecordedEvent<ResaleContractEvent>), state);
const imported = (facts: object) => after(noContract, [ResaleContractImported({ contractId: 1005, facts: { ...days, ...facts } })]);
const created = (body: ContractBody) =>
  after(noContract, decide(send(resaleContract, 1005, Object.assign(new CreateResaleContract(), { ...days, inventoryId: 364, ...body }), nothingLookedUp), noContract, issued));
const saved = (state: ResaleContract, body: ContractBody) =>
  after(state, decide(send(resaleContract, 1005, Object.assign(new ReviseResaleContract(), body), nothingLookedUp), state, issued));
/** As the form shows it before it is saved. */
const shown = (state: ResaleContract, typed: ContractBody) => withTotals(withTypedDeposit(contractAnswer(state)), { ...typed });
const billOf = (contract: Partial<ResaleContract>) => Object.fromEntries(bill.map((name) => [name, contract[name]]));

describe('The bill beside the form is the one that is saved', () => {
  it('when a contract that came as paid in full no longer is: nobody ever typed a deposit (C6)', () => {
    const inFull = imported({ fullAmountCollected: 'YES', purchasePrice: '3545.00', depositAmount: '3545.00' });
    expect(billOf(shown(inFull, { fullAmountCollected: 'NO' }))).toEqual(billOf(saved(inFull, { fullAmountCollected: 'NO' })));
    expect(shown(inFull, { fullAmountCollected: 'NO' })).toMatchObject({ depositAmount: null, balanceDue: null });
  });

  it('when a typed deposit gave way to the full amount and comes back', () => {
    const start = created({ fullAmountCollected: 'NO', purchasePrice: '3545.00', depositAmount: '500.00' });
    const inFull = saved(start, { fullAmountCollected: 'YES' });
    expect(billOf(shown(start, { fullAmountCollected: 'YES' }))).toEqual(billOf(inFull));
    expect(billOf(shown(inFull, { fullAmountCollected: 'NO' }))).toEqual(billOf(saved(inFull, { fullAmountCollected: 'NO' })));
    expect(saved(inFull, { fullAmountCollected: 'NO' }).depositAmount).toBe('500.00');
  });

  it('when the deposit was typed on the new form, or in the same edit, before YES was chosen', () => {
    const inFull = created({ fullAmountCollected: 'YES', purchasePrice: '3545.00', depositAmount: '500.00' });
    expect(inFull).toMatchObject({ depositAmount: '3545.00', handTypedDeposit: '500.00' });
    expect(billOf(shown(inFull, { fullAmountCollected: 'NO' }))).toEqual(billOf(saved(inFull, { fullAmountCollected: 'NO' })));
    const again = saved(saved(inFull, { fullAmountCollected: 'NO' }), { fullAmountCollected: 'YES', depositAmount: '700.00' });
    expect(saved(again, { fullAmountCollected: 'NO' }).depositAmount).toBe('700.00');
    // Whoever sends back what they were answered has typed nothing.
    expect(created({ fullAmountCollected: 'YES', purchasePrice: '3545.00', depositAmount: '3545.00' }).handTypedDeposit).toBeNull();
  });
});
