import { EpicContractCreated, EpicContractDealRevised } from '../../../events/epic-contracts/epic-contract.events.js';
import { LeadDeleted } from '../../../events/leads/lead.events.js';
import { DealRevised, ResaleContractCreated } from '../../../events/resale-contracts/resale-contract.events.js';
import { TourBooked, TourDetailsRevised } from '../../../events/tours/tour.events.js';
import { LeadCommand } from '../lead.handlers.js';
import type { Lookups } from '../../platform/reactions/lookups.js';
import { reaction, type Effect, type Reaction } from '../../platform/reactions/reaction.js';
import type { WithTrade } from '../lead.commands.js';
import { RestoreLead } from '../lead.commands.js';
import { epicContracts, resaleContracts, tours } from '../leads.lists.js';
import { lead } from '../lead.js';
import { idOf } from '../../platform/commands/stream-name.js';

export interface TradeLookUp {
  trade(leadId: number): Promise<WithTrade>;
  /** As its stream says now. */
  isDeleted(leadId: number): Promise<boolean>;
}

/**
 * A lead that is deleted in the moment in which somebody books a tour for it, or makes a contract, comes back (`decisions.md
 * B14`): the two are written to different streams, so neither stops the other, and whichever is the later finds the earlier one.
 */
export function bringBackLeadsThatAreNeeded({ trade, isDeleted }: TradeLookUp): Reaction {
  const restored = (leadId: number): Effect => new LeadCommand(leadId, new RestoreLead());
  const ifDeleted = async (leadId: number | undefined) => (leadId && (await isDeleted(leadId)) ? restored(leadId) : undefined);
  return reaction('bring-back-leads-that-are-needed', 'Tour or contract of the lead')
    .when(LeadDeleted, async ({ stream }, facts) => {
      const leadId = idOf(lead, stream);
      const { tours: held, contracts } = await read(facts, leadId, () => trade(leadId));
      return held + contracts > 0 ? restored(leadId) : undefined;
    })
    .when(TourBooked, ({ data }) => ifDeleted(data.leadId))
    .when(TourDetailsRevised, ({ data }) => ifDeleted(data.changes.leadId?.to))
    .when(ResaleContractCreated, ({ data }) => ifDeleted(data.facts.leadId))
    .when(EpicContractCreated, ({ data }) => ifDeleted(data.leadId))
    .when(EpicContractDealRevised, ({ data }) => ifDeleted(data.changes.leadId?.to))
    .when(DealRevised, ({ data }) => ifDeleted(data.changes.leadId?.to));
}

/** Of any stream: which ones name the lead is what is looked up. */
const TRADE = [
  [tours, 'tour-'],
  [resaleContracts, 'resaleContract-'],
  [epicContracts, 'epicContract-'],
] as const;

/** Once each list has come as far as the event. */
async function read<T>(facts: Lookups, leadId: number, lookUp: () => Promise<T>): Promise<T> {
  for (const [{ list }, category] of TRADE) await facts.from(list, () => Promise.resolve(), [{ in: category, saying: leadId }]);
  return lookUp();
}
