import { LeadMerged, LeadsNotToldApart, LeadsToldApart, LeadTakenApart, LeadTakenOver } from '../../../events/leads/lead-merge.events.js';
import { LeadErased } from '../../../events/leads/lead-erasure.events.js';
import { commandOf } from '../../platform/commands/command.js';
import { LeadCommand } from '../lead.handlers.js';
import { reaction, type Reaction } from '../../platform/reactions/reaction.js';
import { GiveLeadBack, TakeLeadApart, TakeOverLead, TellLeadsApart, UntellLeadsApart } from './lead-merge.commands.js';

/** Who does what follows, in histories. */
const APART = 'Leads were taken apart';
const TOLD = 'Leads were told apart';

const idOf = ({ stream }: { readonly stream: string }): number => Number(stream.split('-')[1]);

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
    .when(LeadMerged, async (event) => ((await isErased(event.data.into)) ? takeApart(idOf(event), event.data.into) : takeOver(event.data.into, idOf(event))))
    .when(LeadErased, async (event, facts) => {
      const merged = await facts.from('lead-list', () => mergedWith(idOf(event)), [{ in: 'lead-', saying: idOf(event) }]);
      return merged.filter((leadId) => !event.data.together.includes(leadId)).map((leadId) => Object.assign(takeApart(leadId, idOf(event)), { as: `lead ${leadId}` }));
    })
    .when(LeadTakenOver, async (event, facts) => {
      // It was merged itself before this came to it: what came goes on.
      const further = await facts.from('lead-list', () => mergedInto(idOf(event)));
      return further === 0 ? undefined : Object.assign(takeOver(further, idOf(event)), { as: 'further' });
    })
    .when(LeadTakenApart, ({ data }) => Object.assign(new LeadCommand(data.from, commandOf(GiveLeadBack, { mergeId: data.mergeId })), { words: APART }))
    .when(LeadsToldApart, (event) => Object.assign(new LeadCommand(event.data.otherLeadId, commandOf(TellLeadsApart, { otherLeadId: idOf(event), ...(event.data.reason && { reason: event.data.reason }) })), { words: TOLD }))
    .when(LeadsNotToldApart, (event) => Object.assign(new LeadCommand(event.data.otherLeadId, commandOf(UntellLeadsApart, { otherLeadId: idOf(event) })), { words: TOLD }));
}
