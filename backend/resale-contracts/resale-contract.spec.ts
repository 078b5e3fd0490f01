import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { ResaleContractImported, type ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf, type CommandMetadata } from '../platform/commands/command.js';
import { decide as decided } from '../platform/commands/decide.js';
import { Refusal } from '../platform/commands/refusal.js';
import { send } from '../../test/support/send.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { ChangeContractStatus, ChangePaymentStatus, CreateResaleContract, ReviseResaleContract, type ContractBody } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';
import { noContract, type ResaleContract } from './resale-contract.state.js';
import type { UnitForSale } from './unit-on-sale.rules.js';

const seesAll = new Set(['Contracts_Edit', 'Contracts_Sensitive']);
const issued = issuedWith(...seesAll);

const complete: ContractBody = {
  inventoryId: 364,
  tourId: 771,
  contractDate: '2026-11-12',
  fundsEscrowByDate: '2026-11-12',
  sellerSignBy: '2026-12-03',
  closingDate: '2026-12-18',
  closingAgent: 'First Coast Title',
  purchasePrice: '21500.00',
  closingFee: '550.00',
  creditReportFee: '25.00',
  prePaidMaintFee: '5.00',
  depositMadeBy: 'CREDIT CARD',
  depositAmount: '2000.00',
  buyerEmail: 'elena.kim936@example.com',
};

/** The unit is there, and nobody else sells it. */
const free: UnitForSale = { inventoryId: 364, known: true, available: true };
const nothingLookedUp = { closingFirm: undefined, unit: free, leftOut: {} };
const create = (body: ContractBody = {}) => by(seesAll, send(resaleContract, 1029, Object.assign(new CreateResaleContract(), { ...complete, ...body }), nothingLookedUp));
const revise = (body: ContractBody & { reason?: string }, permissions: ReadonlySet<string> = seesAll) =>
  by(permissions, send(resaleContract, 1029, Object.assign(new ReviseResaleContract(), body), nothingLookedUp));
const moveTo = (contractStatus: string, reason?: string, permissions: ReadonlySet<string> = seesAll) =>
  by(permissions, send(resaleContract, 1029, Object.assign(new ChangeContractStatus(), { contractStatus, reason }), { unit: free }));
const pay = (paymentStatus: string) => by(seesAll, send(resaleContract, 1029, commandOf(ChangePaymentStatus, { paymentStatus })));

/** A command and who gives it. */
interface Given {
  readonly addressed: AddressedCommand;
  readonly issued: CommandMetadata;
}
function by(permissions: ReadonlySet<string>, addressed: AddressedCommand): Given {
  return { addressed, issued: { ...issued, permissions } };
}

function folded(events: readonly DomainEvent[], from: ResaleContract = noContract): ResaleContract {
  return events.reduce((state, event) => resaleContract.evolve(state, { ...event, metadata: { occurredAt: issued.at } } as unknown as RecordedEvent<ResaleContractEvent>), from);
}
const given = (...commands: Given[]) => commands.reduce((state, command) => folded(decide(command, state), state), noContract);
const imported = (facts: ResaleContractFacts) => folded([ResaleContractImported({ contractId: 1029, facts })]);
const decide = (command: Given, state: ResaleContract) => decided(command.addressed, state, command.issued);

function refusalOf(command: Given, state: ResaleContract): Refusal {
  try {
    decide(command, state);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was allowed');
}

describe('A new contract', () => {
  it('starts as Draft with its totals, who made it and when', () => {
    expect(given(create({ contractStatus: 'Closed' }))).toMatchObject({
      contractId: 1029,
      contractType: 'Inventory',
      contractStatus: 'Draft',
      paymentStatus: 'Draft',
      createdBy: 7,
      createdAt: issued.at,
      contractSalesPrice: '22080.00',
      creditCardProcessingFee: '60.00',
      balanceDue: '20080.00',
      skipTppIntegration: true,
    });
  });

  it('leaves blank fields out of its event', () => {
    const [created] = decide(create({ notes: '' }), noContract);
    expect(created?.data).not.toHaveProperty('facts.notes');
  });

  it('is an internal contract when there is no inventory (C19), and skips the deal platform when it is from inventory, with a unit or without (document 1, section 3)', () => {
    expect(given(create({ inventoryId: 0 }))).toMatchObject({ tppResponse: 'Internal Contract', skipTppIntegration: true });
    expect(given(create({ contractType: 'HSI', inventoryId: 364 }))).toMatchObject({ tppResponse: '', skipTppIntegration: false });
  });

  it('needs its dates and a closing agent when it comes from inventory', () => {
    expect(refusalOf(create({ sellerSignBy: null, closingDate: null }), noContract)).toMatchObject({
      message: 'You must enter a valid seller sign by date.',
      options: { status: 400, field: 'sellerSignBy', errors: [{ field: 'sellerSignBy' }, { field: 'closingDate' }] },
    });
    expect(refusalOf(create({ closingAgent: ' ' }), noContract).message).toBe('You must enter a closing agent.');
  });

  it('needs neither as HSI or RCI contract (C18), and may start in any status', () => {
    const contract = given(create({ contractType: 'HSI', contractDate: null, closingAgent: '', contractStatus: 'Signed' }));
    expect(contract).toMatchObject({ contractStatus: 'Signed', contractSalesPrice: '21500.00' });
  });

  it('starts in a status of the lists alone, spelled as they spell it', () => {
    expect(given(create({ contractType: 'HSI', contractStatus: 'preparing to close', paymentStatus: 'pender' }))).toMatchObject({ contractStatus: 'Preparing To Close', paymentStatus: 'Pender' });
    for (const field of ['contractStatus', 'paymentStatus']) expect(refusalOf(create({ contractType: 'HSI', [field]: 'Bananas' }), noContract).options.field).toBe(field);
  });

  it('takes the words of its lists in any case and no others', () => {
    expect(given(create({ depositMadeBy: 'credit card', bedrooms: 'points' }))).toMatchObject({ depositMadeBy: 'CREDIT CARD', bedrooms: 'Points' });
    expect(refusalOf(create({ bedrooms: '12' }), noContract).options.field).toBe('bedrooms');
  });
});

describe('A status change', () => {
  it('says from what to what', () => {
    expect(decide(moveTo('Signed'), given(create()))).toEqual([{ type: 'ContractStatusChanged', data: { from: 'Draft', to: 'Signed' } }]);
  });

  it('reads a status in any case (C12) and does nothing when it is the status already', () => {
    const state = given(create(), moveTo('preparing to close'));
    expect(state.contractStatus).toBe('Preparing To Close');
    expect(decide(moveTo('Preparing to Close'), state)).toEqual([]);
  });

  it('asks for a reason when a finished status is left (C11)', () => {
    const closed = given(create(), moveTo('Closed'));
    expect(refusalOf(moveTo('Accounting Complete'), closed).options).toMatchObject({ field: 'reason', code: 'reason-needed' });
    expect(given(create(), moveTo('Closed'), moveTo('Accounting Complete', 'funds are in')).contractStatus).toBe('Accounting Complete');
  });

  it('lets only Contracts_Admin reopen a finished contract (B24)', () => {
    const rescinded = given(create(), moveTo('Rescinded'));
    expect(refusalOf(moveTo('Signed', 'they changed their mind'), rescinded).options.status).toBe(403);
    expect(decide(moveTo('Signed', 'they changed their mind', new Set(['Contracts_Admin'])), rescinded)).toHaveLength(1);
  });

  it('refuses a word that is no status, and a contract that is not there', () => {
    expect(refusalOf(moveTo('Lost'), given(create())).options.field).toBe('contractStatus');
    expect(refusalOf(moveTo('Signed'), noContract)).toMatchObject({ message: 'There is no contract 1029', options: { status: 404 } });
  });

  it('of the payment has its own list', () => {
    expect(given(create(), pay('pender')).paymentStatus).toBe('Pender');
    expect(refusalOf(pay('Closed'), given(create())).options.field).toBe('paymentStatus');
  });
});

describe('Revising a contract', () => {
  it('tells one event for each section that differs', () => {
    const events = decide(revise({ closingDate: '2026-12-28', depositAmount: '4500.00', reason: 'Buyer asked' }), given(create()));
    expect(events).toEqual([
      { type: 'ContractDatesRevised', data: { changes: { closingDate: { from: '2026-12-18', to: '2026-12-28' } }, reason: 'Buyer asked' } },
      {
        type: 'FinancialTermsRevised',
        data: {
          reason: 'Buyer asked',
          changes: {
            depositAmount: { from: '2000.00', to: '4500.00' },
            subtotalCharges: { from: '2000.00', to: '4500.00' },
            creditCardProcessingFee: { from: '60.00', to: '135.00' },
            cashDueAtSigning: { from: '2060.00', to: '4635.00' },
            balanceDue: { from: '20080.00', to: '17580.00' },
          },
        },
      },
    ]);
  });

  it('appends nothing when nothing differs, and leaves alone what is not sent (A16)', () => {
    const state = given(create());
    expect(decide(revise({}), state)).toEqual([]);
    expect(decide(revise({ ...complete }), state)).toEqual([]);
  });

  it('checks the four dates and no closing agent (C8)', () => {
    expect(refusalOf(revise({ contractDate: null, closingDate: null }), given(create())).message).toBe('You must enter a valid contract date.');
    expect(given(create(), revise({ closingAgent: '' })).closingAgent).toBe('');
  });

  it('lets an HSI contract go on without a date that it never had, but not lose one', () => {
    const state = given(create({ contractType: 'HSI', closingDate: null }));
    expect(decide(revise({ notes: 'see email' }), state)).toHaveLength(1);
    expect(refusalOf(revise({ contractDate: null }), state).options.field).toBe('contractDate');
  });

  it('changes both statuses under the rules of a status change', () => {
    expect(given(create(), revise({ contractStatus: 'Closed', paymentStatus: 'Pender' }))).toMatchObject({
      contractStatus: 'Closed',
      paymentStatus: 'Pender',
    });
    expect(refusalOf(revise({ contractStatus: 'Canceled' }), given(create(), moveTo('Closed'))).options.field).toBe('reason');
  });

  it('brings the typed deposit back when the full amount is no longer collected (C6)', () => {
    const inFull = given(create(), revise({ fullAmountCollected: 'YES' }));
    expect(inFull).toMatchObject({ depositAmount: '22080.00', balanceDue: '0.00' });
    const noLonger = given(create(), revise({ fullAmountCollected: 'YES' }), revise({ fullAmountCollected: 'NO', depositAmount: '22080.00' }));
    expect(noLonger).toMatchObject({ depositAmount: '2000.00', balanceDue: '20080.00' });
  });

  it('leaves the deposit blank where none was typed before the full amount was collected (C6)', () => {
    const state = imported({ ...complete, contractType: 'Inventory', purchasePrice: '3000.00', closingFee: '545.00', fullAmountCollected: 'YES', depositAmount: '3545.00', balanceDue: '0.00', ...datesOnly });
    expect(folded(decide(revise({ fullAmountCollected: 'NO' }), state), state)).toMatchObject({ depositAmount: null, cashDueAtSigning: '0.00', balanceDue: null });
  });

  it('keeps the totals of an imported contract until one of its terms changes', () => {
    const state = imported({ purchasePrice: '1000.00', contractSalesPrice: '1234.00', ...datesOnly });
    expect(folded(decide(revise({ notes: 'found in a drawer' }), state), state).contractSalesPrice).toBe('1234.00');
    expect(folded(decide(revise({ purchasePrice: '1100.00' }), state), state).contractSalesPrice).toBe('1100.00');
  });

  it('keeps a value outside its list that the contract came with', () => {
    const state = imported({ useYearType: 'Triennial', ...datesOnly });
    expect(decide(revise({ useYearType: 'Triennial', notes: 'x' }), state)).toHaveLength(1);
    expect(refusalOf(revise({ useYearType: 'Quadrennial' }), state).options.field).toBe('useYearType');
  });

  it('takes no negative amount, but keeps one that the contract came with until it is changed', () => {
    for (const field of ['purchasePrice', 'prePaidMaintFee', 'depositAmount', 'incomeAmount', 'interestRate'] as const) {
      const refused = { options: { field }, message: expect.stringContaining('cannot be negative') as string };
      expect(refusalOf(create({ [field]: '-5.00' }), noContract)).toMatchObject(refused);
      expect(refusalOf(revise({ [field]: '-5.00' }), given(create()))).toMatchObject(refused);
      const old = imported({ ...complete, contractType: 'HSI', [field]: '-5.00' } as ResaleContractFacts);
      expect(folded(decide(revise({ [field]: '-5.00', resort: 'Harbour Point' }), old), old)).toMatchObject({ [field]: '-5.00', resort: 'Harbour Point' });
      expect(refusalOf(revise({ [field]: '-6.00' }), old)).toMatchObject(refused);
    }
    expect(decide(revise({ prePaidMaintFee: '0.00' }), given(create({ prePaidMaintFee: '0.00' })))).toEqual([]);
  });

  it('keeps its dates in any order: only the four missing ones block (C8)', () => {
    const before = given(create());
    expect(folded(decide(revise({ closingDate: '2026-11-01' }), before), before)).toMatchObject({ closingDate: '2026-11-01' });
  });

  it('keeps what the caller cannot see, and refuses to change it (A17)', () => {
    const state = given(create());
    const blind = new Set(['Contracts_Edit']);
    expect(decide(revise({ buyerEmail: '', notes: 'called' }, blind), state).map(({ type }) => type)).toEqual(['FinancialTermsRevised']);
    expect(refusalOf(revise({ buyerEmail: 'other@example.com' }, blind), state).options).toMatchObject({ field: 'buyerEmail', status: 403 });
  });
});

const datesOnly = { contractDate: '2025-01-01', fundsEscrowByDate: '2025-01-01', sellerSignBy: '2025-01-22', closingDate: '2025-02-15' };
