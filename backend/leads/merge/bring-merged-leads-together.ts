import { LeadMerged, LeadsNotToldApart, LeadsToldApart, LeadTakenApart, LeadTakenOver } from '../../../events/leads/lead-merge.events.js';
import { LeadErased } from '../../../events/leads/lead-erasure.events.js';
import { commandOf } from '../../platform/commands/command.js';
import { idOf } from '../../platform/commands/stream-name.js';
import { LeadCommand } from '../lead.handlers.js';
import { lead } from '../lead.js';
import { reaction, type Reaction } from '../../platform/reactions/reaction.js';
import { GiveLeadBack, TakeLeadApart, TakeOverLead, TellLeadsApart, UntellLeadsApart } from './lead-merge.commands.js';

/** Who does what follows, in histories. */
const APART = 'Leads were taken apart';
const TOLD = 'Leads were told apart';

const takeOver = (id: number, mergedLeadId: number) => new LeadCommand(id, commandOf(TakeOverLead, { mergedLeadId }), undefined);

const takeApart = (id: number, erased: number) => Object.assign(new LeadCommand(id, commandOf(TakeLeadApart, { reason: `Lead ${erased} was erased in that moment` }), undefined), { words: 'A lead was erased' });

export interface MergesLookUp {
  /** The lead that a lead was merged into; 0 where it stands for itself. */
  mergedInto(leadId: number): Promise<number>;
  /** The leads that were merged into a lead, as the list has it. */
  mergedWith(leadId: number): Promise<readonly number[]>;
  /** As its stream says now. */
  isErased(leadId: number): Promise<boolean>;
}

/**
 * The other half of what is said of two leads, in the stream of the other: a process that dies in between leaves nothing half done.
 * A lead that was merged into another in the moment of that one's erasure stands for itself again: nobody asked to have it erased.
 */
export function bringMergedLeadsTogether({ mergedInto, mergedWith, isErased }: MergesLookUp): Reaction {
  return reaction('bring-merged-leads-together', 'Leads were merged')
    .when(LeadMerged, async (event) => ((await isErased(event.data.into)) ? takeApart(idOf(lead, event.stream), event.data.into) : takeOver(event.data.into, idOf(lead, event.stream))))
    .when(LeadErased, async (event, facts) => {
      const merged = await facts.from('lead-list', () => mergedWith(idOf(lead, event.stream)), [{ in: 'lead-', saying: idOf(lead, event.stream) }]);
      return merged.filter((leadId) => !event.data.together.includes(leadId)).map((leadId) => Object.assign(takeApart(leadId, idOf(lead, event.stream)), { as: `lead ${leadId}` }));
    })
    .when(LeadTakenOver, async (event, facts) => {
      // It was merged itself before this came to it: what came goes on.
      const further = await facts.from('lead-list', () => mergedInto(idOf(lead, event.stream)));
      return further === 0 ? undefined : Object.assign(takeOver(further, idOf(lead, event.stream)), { as: 'further' });
    })
    .when(LeadTakenApart, ({ data }) => Object.assign(new LeadCommand(data.from, commandOf(GiveLeadBack, { mergeId: data.mergeId })), { words: APART }))
    .when(LeadsToldApart, (event) => Object.assign(new LeadCommand(event.data.otherLeadId, commandOf(TellLeadsApart, { otherLeadId: idOf(lead, event.stream), ...(event.data.reason && { reason: event.data.reason }) })), { words: TOLD }))
    .when(LeadsNotToldApart, (event) => Object.assign(new LeadCommand(event.data.otherLeadId, commandOf(UntellLeadsApart, { otherLeadId: idOf(lead, event.stream) })), { words: TOLD }));
}
