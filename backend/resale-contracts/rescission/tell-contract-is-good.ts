import type { RecordedEvent } from '../../../events/kernel/event.js';
import { ResaleContractCreated, ResaleContractImported } from '../../../events/resale-contracts/resale-contract.events.js';
import type { ResaleContractFacts } from '../../../events/resale-contracts/resale-contract-facts.js';
import { RescissionDeadlineMoved } from '../../../events/resale-contracts/rescission.events.js';
import { lastDayToRescind } from '../../../events/resale-contracts/rescission.rules.js';
import { addDays } from '../../platform/calendar/day.rules.js';
import { startOfDay } from '../../platform/calendar/new-york.js';
import { commandOf } from '../../platform/commands/command.js';
import { idOf } from '../../platform/commands/stream-name.js';
import { resaleContract } from '../resale-contract.js';
import { ResaleContractCommand } from '../resale-contract.handlers.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { TellContractIsGood } from '../resale-contract.commands.js';

/**
 * Says that a contract is good on the day after its buyer could rescind. Another deadline takes the place of the one before; a
 * contract that is given up by then says nothing, and one that was good from the beginning has nothing to wait for.
 */
export const tellContractIsGood = reaction('tell-contract-is-good', 'Rescission period over')
  .at(ResaleContractImported, (event) => dayAfter(lastDayOf(event), event), tell)
  .at(ResaleContractCreated, (event) => dayAfter(lastDayOf(event), event), tell)
  .at(RescissionDeadlineMoved, (event) => dayAfter(event.data.to, event), tell)
  .backfill();

function lastDayOf({ data: { facts } }: { readonly data: { readonly facts: ResaleContractFacts } }): string | null {
  return lastDayToRescind(facts);
}

/** Undefined where it has come already. */
function dayAfter(lastDay: string | null, { metadata }: RecordedEvent): string | undefined {
  const begins = lastDay === null ? undefined : startOfDay(addDays(lastDay, 1));
  return begins !== undefined && begins > metadata.occurredAt ? begins : undefined;
}

function tell({ stream }: RecordedEvent) {
  return new ResaleContractCommand(idOf(resaleContract, stream), commandOf(TellContractIsGood, {}));
}
