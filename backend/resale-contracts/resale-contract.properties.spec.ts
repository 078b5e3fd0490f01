import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { resaleContractFields } from '../../events/resale-contracts/resale-contract.fields.js';
import type { ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import { contractStatuses, contractTypes, depositMethods, paymentStatuses, yesNo } from '../../events/resale-contracts/resale-contract.enums.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { decide as decideOn } from '../platform/commands/decide.js';
import { Refusal } from '../platform/commands/refusal.js';
import {
  ChangeContractStatus,
  ChangePaymentStatus,
  CreateResaleContract,
  ReviseResaleContract,
  writableFields,
  type ContractBody,
  type AnyResaleContractCommand,
} from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';
import { contractTotals } from './resale-contract.pricing.js';
import { noContract, type ResaleContract } from './resale-contract.state.js';
import { unitOnSaleWith } from './unit-on-sale.rules.js';

const issued = issuedWith('Contracts_Sensitive', 'Contracts_Admin');
/** Whatever unit a command takes up is there, and free. */
function contextFor(command: object, state: ResaleContract) {
  return { id: 1029, issued, given: { closingFirm: undefined, leftOut: {}, unit: { inventoryId: unitOnSaleWith(command, state), known: true, available: true } } };
}


const day = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const money = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => new Decimal(cents).div(100).toFixed(2));
const blankOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 8 });

const body: fc.Arbitrary<ContractBody> = fc.record(
  {
    contractType: fc.constantFrom(...contractTypes),
    inventoryId: fc.integer({ min: 0, max: 500 }),
    contractDate: blankOr(day),
    fundsEscrowByDate: blankOr(day),
    sellerSignBy: blankOr(day),
    closingDate: blankOr(day),
    closingAgent: fc.constantFrom('First Coast Title', 'Harbor Escrow'),
    buyerFirstName: fc.string({ maxLength: 5 }),
    purchasePrice: blankOr(money),
    closingFee: blankOr(money),
    creditReportFee: blankOr(money),
    fullAmountCollected: fc.constantFrom(...yesNo),
    depositMadeBy: fc.constantFrom(...depositMethods),
    depositAmount: blankOr(money),
    notes: fc.string({ maxLength: 5 }),
  },
  { requiredKeys: [] },
);

const command: fc.Arbitrary<AnyResaleContractCommand> = fc.oneof(
  body.map((fields) => Object.assign(new CreateResaleContract(), fields)),
  { arbitrary: body.map((fields) => Object.assign(new ReviseResaleContract(), fields)), weight: 4 },
  fc
    .record({ contractStatus: fc.constantFrom(...contractStatuses), reason: fc.constantFrom('', 'asked for') })
    .map((wanted) => Object.assign(new ChangeContractStatus(), wanted)),
  fc.constantFrom(...paymentStatuses).map((paymentStatus) => Object.assign(new ChangePaymentStatus(), { paymentStatus })),
);

const complete = {
  contractDate: '2026-11-20',
  fundsEscrowByDate: '2026-11-20',
  sellerSignBy: '2026-12-11',
  closingDate: '2027-01-04',
  closingAgent: 'Harbor Escrow',
};
const created = body.map((fields) => Object.assign(new CreateResaleContract(), { ...fields, ...complete }));
/** A contract that came to be, and what people tried with it. */
const life = fc.tuple(created, fc.array(command, { maxLength: 15 })).map(([first, rest]) => [first, ...rest]);

function evolved(state: ResaleContract, event: DomainEvent): ResaleContract {
  return resaleContract.evolve(state, { ...event, metadata: { occurredAt: '2026-11-20T15:00:00.000Z' } } as unknown as RecordedEvent<ResaleContractEvent>);
}

/** Every event that the commands lead to; what is refused leaves no trace. */
function live(commands: readonly AnyResaleContractCommand[]): { state: ResaleContract; events: DomainEvent[] } {
  const events: DomainEvent[] = [];
  let state = noContract;
  for (const each of commands) {
    const decided = decidedOrRefused(each, state);
    state = decided.reduce(evolved, state);
    events.push(...decided);
  }
  return { state, events };
}

function decide(each: AnyResaleContractCommand, state: ResaleContract): readonly DomainEvent[] {
  return decideOn({ aggregate: resaleContract, command: each, ...contextFor(each, state) }, state, issued);
}

function decidedOrRefused(each: AnyResaleContractCommand, state: ResaleContract): readonly DomainEvent[] {
  try {
    return decide(each, state);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

describe('Whatever people do with a contract', () => {
  it('every event fits its schema, and stored and read again the events give the same contract', () => {
    fc.assert(
      fc.property(life, (commands) => {
        const { state, events } = live(commands);
        for (const event of events) vocabulary.validate(event);
        const readAgain = JSON.parse(JSON.stringify(events)) as DomainEvent[];
        expect(readAgain.reduce(evolved, noContract)).toEqual(state);
      }),
    );
  });

  it('addressed the contract back as it is appends nothing', () => {
    fc.assert(
      fc.property(life, (commands) => {
        const { state } = live(commands);
        const asItIs = Object.fromEntries(Object.keys(writableFields).map((field) => [field, state[field as keyof ResaleContract]]));
        const again = Object.assign(new ReviseResaleContract(), asItIs);
        expect(resaleContract.decide(again, state, contextFor(again, state))).toEqual([]);
      }),
    );
  });

  it('the totals add up, and money is text with two places', () => {
    fc.assert(
      fc.property(life, (commands) => {
        const { state } = live(commands);
        expect(state).toMatchObject(contractTotals(state));
        for (const [field, { kind }] of Object.entries(resaleContractFields)) {
          const value = state[field as keyof ResaleContract];
          if (kind === 'money' && value !== null) expect(value).toMatch(/^-?\d+\.\d{2}$/);
        }
      }),
    );
  });

  it('each change says truly what was before', () => {
    fc.assert(
      fc.property(life, (commands) => {
        let state: ResaleContract = noContract;
        for (const event of live(commands).events) {
          const { changes = {} } = event.data as { changes?: Record<string, { from: unknown; to: unknown }> };
          for (const [field, { from, to }] of Object.entries(changes)) {
            expect(from).toEqual(state[field as keyof ResaleContract]);
            expect(to).not.toEqual(from);
          }
          state = evolved(state, event);
        }
      }),
    );
  });
});
