import { ContractBecameGood, RescissionDeadlineMoved } from '../../events/rescission.js';
import { lastDayToRescind, type Rescindable } from '../../events/rescission.values.js';
import type { Issued } from '../platform/commands/command.js';
import type { RecordedEvent } from '../../events/event.js';
import type { ResaleContractEvent } from '../../events/resale-contract.js';
import { isGoodOn } from './contract-is-good.rules.js';
import { evolve, type ResaleContract } from './resale-contract.state.js';

/** Told with the change that moved it: a clock runs until the day after. */
export function deadlineMoved({ lastDayToRescind: from }: ResaleContract, changed: Rescindable): ReturnType<typeof RescissionDeadlineMoved>[] {
  const to = lastDayToRescind(changed);
  return from === to ? [] : [RescissionDeadlineMoved({ from, to })];
}

/**
 * A change that makes a contract good says so beside it: a status set, or a signature learned, after the last day to rescind.
 * A deadline that moved within the past is said anew.
 */
export function withBecameGood(contract: ResaleContract, events: readonly ResaleContractEvent[], { at, actor }: Pick<Issued, 'at' | 'actor'>): ResaleContractEvent[] {
  if (events.length === 0) return [];
  const recorded = events.map((event) => ({ ...event, recordedAt: at, metadata: { occurredAt: at, actor } }) as RecordedEvent<ResaleContractEvent>);
  const changed = recorded.reduce(evolve, contract);
  const isSaid = contract.isGood && contract.lastDayToRescind === changed.lastDayToRescind;
  return [...events, ...(isSaid ? [] : becomeGood({ ...changed, isGood: recorded.some(({ type }) => type === 'ContractBecameGood') }, { at }))];
}

/** Nothing while the buyer may rescind still, where that is known already, and where the contract is given up. */
export function becomeGood(contract: ResaleContract, { at }: Pick<Issued, 'at'>): ReturnType<typeof ContractBecameGood>[] {
  const { lastDayToRescind: lastDay, isGood } = contract;
  return lastDay && !isGood && isGoodOn(contract, at) ? [ContractBecameGood({ lastDayToRescind: lastDay })] : [];
}
