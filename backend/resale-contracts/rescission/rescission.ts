import { ContractBecameGood, ContractNoLongerGood, RescissionDeadlineMoved } from '../../../events/resale-contracts/rescission.events.js';
import { lastDayToRescind, type Rescindable } from '../../../events/resale-contracts/rescission.rules.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { ResaleContractEvent } from '../../../events/resale-contracts/resale-contract.events.js';
import { isGoodOn } from './contract-is-good.rules.js';
import { evolve, type ResaleContract } from '../resale-contract.state.js';

/** Told with the change that moved it: a clock runs until the day after. */
export function deadlineMoved({ lastDayToRescind: from }: ResaleContract, changed: Rescindable): ReturnType<typeof RescissionDeadlineMoved>[] {
  const to = lastDayToRescind(changed);
  return from === to ? [] : [RescissionDeadlineMoved({ from, to })];
}

/** The contract as events leave it that are about to be told. */
export function contractAfter(contract: ResaleContract, events: readonly ResaleContractEvent[], { at, actor }: Pick<CommandMetadata, 'at' | 'actor'>): ResaleContract {
  const recorded = events.map((event) => ({ ...event, recordedAt: at, metadata: { occurredAt: at, actor } }) as RecordedEvent<ResaleContractEvent>);
  return recorded.reduce(evolve, contract);
}

/**
 * Whether the contract is good is decided here alone, and told beside the change that made it so or ended it.
 * A deadline that moved within the past is told anew.
 */
export function toldWhetherGood(contract: ResaleContract, events: readonly ResaleContractEvent[], { at, actor }: Pick<CommandMetadata, 'at' | 'actor'>): ResaleContractEvent[] {
  const changed = contractAfter(contract, events, { at, actor });
  const { lastDayToRescind: lastDay } = changed;
  const isSaid = contract.isGood && contract.lastDayToRescind === lastDay;
  if (lastDay !== null && isGoodOn(changed, at)) return isSaid ? [] : [ContractBecameGood({ lastDayToRescind: lastDay })];
  return contract.isGood ? [ContractNoLongerGood({ lastDayToRescind: lastDay })] : [];
}
