import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { ContractStatusChanged, DealRevised, ResaleContractCreated, ResaleContractImported } from '../../events/resale-contracts/resale-contract.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { unitOnSale } from '../../events/inventory/unit-on-sale.rules.js';
import { claimOf } from '../platform/claims/claim-of.js';
import { Claims } from '../platform/claims/claims.js';
import { Refusal } from '../platform/commands/refusal.js';
import { streamName } from '../platform/commands/stream-name.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { LookUp } from '../platform/lists/look-up.js';
import { resaleContract } from './resale-contract.js';
import type { ResaleContract } from './resale-contract.state.js';
import { contractList, units, userNames } from './resale-contracts.lists.js';
import { noUnitForSale, unitOnSaleWith, type UnitForSale, type UnitHolder } from './unit-on-sale.rules.js';

/** Whoever is about to save has said what became of it by then. */
const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 40;

/** Another contract is being saved for the unit in this moment: it is not known yet whether it gets it. */
const UNDECIDED = Symbol('undecided');

interface Sold {
  readonly contractType?: string | null | undefined;
  readonly contractStatus?: string | null | undefined;
  readonly inventoryId?: number | null | undefined;
}

/** Which contract sells which unit: a unit is sold by one (`decisions.md H16`). */
export const unitSold = claimOf<ResaleContract, Parameters<typeof unitOnSale>[0]>({
  kind: 'unit-on-sale',
  label: 'Unit on sale',
  aggregate: resaleContract,
  events: [ResaleContractImported, ResaleContractCreated, ContractStatusChanged, DealRevised],
  key: (contract) => keyOf(unitOnSale(contract)),
});

@Injectable()
export class UnitsOnSale {
  constructor(
    private readonly states: StreamStates,
    private readonly claims: Claims,
    private readonly store: EventStore,
    private readonly lookUp: LookUp,
  ) {}

  /**
   * Takes the unit that a command sells for its contract while the command is carried out; what it sold before needs no taking.
   * @param work gets the unit that is to be taken up, with the contract that has it already, if another one does
   */
  async during<T>(sent: Sold, contractId: number, work: (unit: UnitForSale) => Promise<T>): Promise<T> {
    if (sent.contractType === undefined && sent.contractStatus === undefined && sent.inventoryId === undefined) return work(noUnitForSale);
    const { state } = await this.states.load(resaleContract, streamName(resaleContract, contractId));
    const [before, after] = [unitOnSale(state), unitOnSaleWith(sent, state)];
    if (after === before) return work(noUnitForSale);
    if (after === 0) return this.claims.take(unitSold, contractId, keyOf(after), () => work(noUnitForSale));
    return this.take(after, contractId, work);
  }

  /** The contract that sells a unit now. */
  async holderOf(inventoryId: number): Promise<UnitHolder | undefined> {
    const contract = await this.claims.holder(unitSold, keyOf(inventoryId));
    return contract && unitOnSale(contract) === inventoryId ? this.told(contract) : this.besides(inventoryId);
  }

  /** In the old books a unit may have several contracts, of which one has the claim: when that gives it up, the others sell it still. */
  private async besides(inventoryId: number, taking?: number): Promise<UnitHolder | undefined> {
    for (const contractId of await this.lookUp.keysWith(contractList, 'inventoryId', inventoryId)) {
      const contract = Number(contractId) === taking ? undefined : await this.contract(streamName(resaleContract, contractId));
      if (contract && unitOnSale(contract) === inventoryId) return this.told(contract);
    }
    return undefined;
  }

  /** By name: the list of users may be a moment behind, and nothing is decided by it. */
  private async told(contract: ResaleContract): Promise<UnitHolder> {
    const { contractId, contractStatus, createdBy } = contract;
    const user = createdBy === 0 ? undefined : await this.lookUp.row(userNames, createdBy);
    return { contractId: contractId!, contractStatus, by: user ? `${user.text('firstName')} ${user.text('lastName')}`.trim() : '' };
  }

  private async take<T>(inventoryId: number, contractId: number, work: (unit: UnitForSale) => Promise<T>): Promise<T> {
    const unit = { inventoryId, known: await this.isKnown(inventoryId), available: await this.isAvailable(inventoryId) };
    for (const until = Date.now() + PATIENCE_MS; ; await pause(LOOK_EVERY_MS)) {
      const done = await this.claims.take(unitSold, contractId, keyOf(inventoryId), async (holder) => {
        if (holder === undefined) return work({ ...unit, holder: await this.besides(inventoryId, contractId) });
        if (unitOnSale(holder.state) === inventoryId) return work({ ...unit, holder: await this.told(holder.state) });
        await this.claims.reconcile(unitSold, holder.stream);
        return UNDECIDED;
      });
      if (done !== UNDECIDED) return done;
      if (Date.now() > until) throw new Refusal('Somebody else is saving a contract for this unit. Please try again in a moment.', { status: 409, code: 'contended' });
    }
  }

  private async isKnown(inventoryId: number): Promise<boolean> {
    for await (const _ of this.store.read(`inventory-${inventoryId}`, { direction: 'backward', limit: 1 })) return true;
    return false;
  }

  private async isAvailable(inventoryId: number): Promise<boolean> {
    return (await this.lookUp.row(units, inventoryId))?.text('listingStatus') === 'Available';
  }

  private async contract(stream: string): Promise<ResaleContract> {
    return (await this.states.present(resaleContract, stream)).state;
  }
}

function keyOf(inventoryId: number): string {
  return inventoryId === 0 ? '' : String(inventoryId);
}
