import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { Appended, NewEvent, ReadOptions, StoredEvent } from '../../events/store/event-store.js';
import { contractStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import { releaseReasons } from '../../events/points/points.enums.js';
import { tourResults, tourStatuses } from '../../events/tours/tour.enums.js';
import { vocabulary } from '../../events/vocabulary.js';
import type { Aggregate, StreamId } from '../../backend/platform/commands/aggregate.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { CommandExecutor } from '../../backend/platform/commands/command-executor.js';
import { Refusal } from '../../backend/platform/commands/refusal.js';
import { send } from '../support/send.js';
import type { AddressedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { StreamStates } from '../../backend/platform/commands/stream-states.js';
import { BuyPoints, PostPointsPayment, ReleasePoints, type WithPurchase } from '../../backend/points/points-account.commands.js';
import type { PointsAccountId } from '../../backend/points/points-account-id.js';
import { pointsAccount } from '../../backend/points/points-account.js';
import { availablePoints, type PointsAccount } from '../../backend/points/points-account.state.js';
import { ChangeContractStatus, CreateResaleContract, ReviseResaleContract } from '../../backend/resale-contracts/resale-contract.commands.js';
import { resaleContract } from '../../backend/resale-contracts/resale-contract.js';
import { noUnitForSale } from '../../backend/resale-contracts/unit-on-sale.rules.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour } from '../../backend/tours/tour.commands.js';
import { tour } from '../../backend/tours/tour.js';
import { pointsLedger } from '../../projections/points-ledger/points-ledger.projector.js';
import { resaleContractList } from '../../projections/resale-contract-list/resale-contract-list.projector.js';
import { tourList } from '../../projections/tour-list/tour-list.projector.js';
import { DoneInMemory } from '../support/done-in-memory.js';
import { issuedWith } from '../support/issued.js';
import { MemoryEventStore } from '../support/memory-event-store.js';
import { totalsShown } from './support/totals-shown.js';
import { Random } from './support/random.js';

const RUNS = Number(process.env['FAULT_ROUNDS'] ?? 40);
const RECORDS = [1, 2];

/** A store that takes its time, a different one for every call. */
class SlowEventStore extends MemoryEventStore {
  constructor(private readonly random: Random) {
    super();
  }

  override async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    await this.aWhile();
    const appended = await super.append(stream, expectedRevision, events);
    await this.aWhile();
    return appended;
  }

  override async *read(stream: string, options: ReadOptions = {}): AsyncGenerator<StoredEvent> {
    await this.aWhile();
    yield* super.read(stream, options);
  }

  private async aWhile(): Promise<void> {
    for (let turns = this.random.between(0, 3); turns > 0; turns--) await turn();
  }
}

interface Outcome<State> {
  readonly store: SlowEventStore;
  readonly states: readonly State[];
}

/** Sends everything at once to two processes on one store; what the rules refuse is refused. */
async function atOnce<State>(aggregate: Aggregate<State>, ids: readonly StreamId[], sendings: readonly AddressedCommand[], seed: number): Promise<Outcome<State>> {
  const store = new SlowEventStore(new Random(seed));
  const done = new DoneInMemory();
  const processes = [1, 2].map(() => new CommandExecutor(store, new StreamStates(store), done));
  const results = await Promise.all(
    sendings.map(async (sending, index) => {
      const issued = { ...everybody, commandId: commandId(index), correlationId: commandId(index) };
      return processes[index % 2]!.execute(sending, issued).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
    }),
  );
  expectGapFree(store.events);
  for (const result of results) if (result?.changed) expect(store.events.some(({ revision, position }) => revision === result.revision && position === result.position)).toBe(true);
  const states = ids.map((id) =>
    store.events
      .filter(({ stream }) => stream === `${aggregate.category}-${id}`)
      .reduce((state, stored) => aggregate.evolve(state, vocabulary.decode(stored) as RecordedEvent), aggregate.initial),
  );
  return { store, states };
}

function expectGapFree(events: readonly StoredEvent[]): void {
  const next = new Map<string, number>();
  for (const { stream, revision } of events) {
    expect(revision).toBe(next.get(stream) ?? 0);
    next.set(stream, revision + 1);
  }
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
}

const everybody = issuedWith('Contracts_Sensitive', 'Contracts_Admin');
const commandId = (index: number) => `5b1f6a52-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** What somebody wants of one of two records, up to 25 of them. */
const wishes = (wish: (record: number) => fc.Arbitrary<AddressedCommand>) => fc.array(fc.constantFrom(...RECORDS).chain(wish), { minLength: 1, maxLength: 25 });
const anySeed = fc.nat();

function countBy<T>(things: readonly T[], word: (thing: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[word(thing)] = (counts[word(thing)] ?? 0) + 1;
  return counts;
}

describe('commands that come all at once, to two processes', () => {
  it('leave contracts whose counts are those of their streams', () => {
    const dates = { contractDate: '2026-11-20', fundsEscrowByDate: '2026-11-20', sellerSignBy: '2026-12-11', closingDate: '2027-01-04', closingAgent: 'Harbor Escrow' };
    const given = { closingFirm: undefined, unit: noUnitForSale, leftOut: {} };
    const command = (id: number): fc.Arbitrary<AddressedCommand> =>
      fc.oneof(
        fc.constantFrom('100.00', '2500.50').map((purchasePrice) => send(resaleContract, id, Object.assign(new CreateResaleContract(), { ...dates, purchasePrice }), given)),
        fc.constantFrom(...contractStatuses).map((contractStatus) => send(resaleContract, id, commandOf(ChangeContractStatus, { contractStatus, reason: 'Asked for' }), given)),
        fc.constantFrom('0.01', '999.99').map((purchasePrice) => send(resaleContract, id, Object.assign(new ReviseResaleContract(), { purchasePrice }), given)),
      );
    return fc.assert(
      fc.asyncProperty(wishes(command), anySeed, async (commands, seed) => {
        const { store, states } = await atOnce(resaleContract, RECORDS, commands, seed);
        const made = states.filter(({ contractId }) => contractId !== null);
        expect(totalsShown(resaleContractList, 'resale-contract-totals', store.events, 'count', seed)).toEqual(countBy(made, ({ contractStatus }) => String(contractStatus)));
      }),
      { numRuns: RUNS },
    );
  });

  it('leave tours whose counts are those of their streams', () => {
    const given = { people: { lead: { leadFirstName: 'Ana', leadLastName: 'Costa', spouseFirstName: '', spouseLastName: '' } }, giftTypes: [] };
    const command = (id: number): fc.Arbitrary<AddressedCommand> =>
      fc.oneof(
        fc.constant(0).map(() => send(tour, id, Object.assign(new BookTour(), { leadId: 1, tourDate: '2026-12-01', scheduledStartTime: '09:15 AM' }), given)),
        fc.constantFrom(...tourStatuses).map((tourStatus) => send(tour, id, commandOf(ChangeTourStatus, { tourStatus }))),
        fc.constantFrom(...tourResults, '').map((tourResult) => send(tour, id, commandOf(RecordTourResult, { tourResult }))),
        fc.constantFrom('late', '').map((notes) => send(tour, id, Object.assign(new ReviseTour(), { notes }), given)),
      );
    return fc.assert(
      fc.asyncProperty(wishes(command), anySeed, async (commands, seed) => {
        const { store, states } = await atOnce(tour, RECORDS, commands, seed);
        const booked = states.filter(({ tourId }) => tourId !== 0);
        expect(totalsShown(tourList, 'tour-status-totals', store.events, 'count', seed)).toEqual(countBy(booked, ({ tourStatus }) => tourStatus));
      }),
      { numRuns: RUNS },
    );
  });

  it('never oversell points, and leave the balance that was paid for', () => {
    const account = (record: number): PointsAccountId => `${500 + record}-2026`;
    const command = (record: number): fc.Arbitrary<AddressedCommand> => {
      // Each purchase and each row of the ledger has a number of its own.
      const about = (purchase: number, kind: number) => ({ epicAdvantageContractId: record * 10 + purchase, pointLedgerId: kind * 100 + record * 10 + purchase });
      const terms = { epicMemberId: 500 + record, transactionFee: '50.00', pointsPurchased: 5_000 };
      const purchase = fc.integer({ min: 1, max: 6 });
      return fc.oneof(
        purchase.map((number) => send(pointsAccount, account(record), commandOf(BuyPoints, terms), { ...about(number, 1), memberStatus: 'Active', yearlyMaximum: 15_000 })),
        purchase.map((number) => send(pointsAccount, account(record), commandOf(PostPointsPayment, { paymentReferenceId: 'ch_1' }), about(number, 2))),
        fc.tuple(purchase, fc.constantFrom(...releaseReasons)).map(([number, reason]) => send(pointsAccount, account(record), commandOf(ReleasePoints, { reason }), about(number, 3))),
      );
    };
    const boughtOnce = (sendings: readonly AddressedCommand[]) => {
      const bought = new Set<number>();
      const purchaseOf = ({ given }: AddressedCommand) => (given as WithPurchase).epicAdvantageContractId;
      return sendings.filter((one) => !(one.command instanceof BuyPoints) || (!bought.has(purchaseOf(one)) && bought.add(purchaseOf(one))));
    };
    const paid = ({ purchases }: PointsAccount) => [...purchases.values()].filter(({ status }) => status === 'paid').reduce((sum, { points }) => sum + points, 0);
    return fc.assert(
      fc.asyncProperty(wishes(command).map(boughtOnce), anySeed, async (commands, seed) => {
        const { store, states } = await atOnce(pointsAccount, RECORDS.map(account), commands, seed);
        for (const account of states) expect(availablePoints(account)).toBeGreaterThanOrEqual(0);
        const [balance = 0] = Object.values(totalsShown(pointsLedger, 'points-balance', store.events, 'balance', seed));
        expect(balance + states.reduce((sum, account) => sum + paid(account), 0)).toBe(0);
      }),
      { numRuns: RUNS },
    );
  });
});
