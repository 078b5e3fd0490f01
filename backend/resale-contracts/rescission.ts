import { ContractBecameGood, RescissionDeadlineMoved } from '../../events/rescission.js';
import { lastDayToRescind, type Rescindable } from '../../events/rescission.values.js';
import type { Issued } from '../platform/commands/command.js';
import { isGoodOn } from './contract-is-good.rules.js';
import type { ResaleContract } from './resale-contract.state.js';

/** Told with the change that moved it: a clock runs until the day after. */
export function deadlineMoved({ lastDayToRescind: from }: ResaleContract, changed: Rescindable): ReturnType<typeof RescissionDeadlineMoved>[] {
  const to = lastDayToRescind(changed);
  return from === to ? [] : [RescissionDeadlineMoved({ from, to })];
}

/** Nothing while the buyer may rescind still, where that is known already, and where the contract is given up. */
export function becomeGood(contract: ResaleContract, { at }: Pick<Issued, 'at'>): ReturnType<typeof ContractBecameGood>[] {
  const { lastDayToRescind: lastDay, isGood } = contract;
  return lastDay && !isGood && isGoodOn(contract, at) ? [ContractBecameGood({ lastDayToRescind: lastDay })] : [];
}
