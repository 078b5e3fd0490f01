import { LeadMerged, LeadsNotToldApart, LeadsToldApart, LeadTakenApart, LeadTakenOver } from '../../events/lead-merge.js';
import { commandOf } from '../platform/commands/command.js';
import { send } from '../platform/commands/send.js';
import { reaction, type Reaction } from '../platform/reactions/reaction.js';
import { GiveLeadBack, TakeOverLead, TellLeadsApart, UntellLeadsApart } from './lead-merge.commands.js';
import { lead } from './lead.js';

const idOf = ({ stream }: { readonly stream: string }): number => Number(stream.split('-')[1]);

const takeOver = (id: number, mergedLeadId: number) => send(lead, id, commandOf(TakeOverLead, { mergedLeadId }), undefined);

/**
 * The other half of what is said of two leads, in the stream of the other: a process that dies in between leaves nothing half done.
 * @param mergedInto the lead that a lead was merged into, 0 for none
 */
export function bringMergedLeadsTogether(mergedInto: (leadId: number) => Promise<number>): Reaction {
  return reaction('bring-merged-leads-together', 'Leads were merged')
    .when(LeadMerged, (event) => takeOver(event.data.into, idOf(event)))
    .when(LeadTakenOver, async (event, facts) => {
      // It was merged itself before this came to it: what came goes on.
      const further = await facts.from('lead-list', () => mergedInto(idOf(event)));
      return further === 0 ? undefined : { ...takeOver(further, idOf(event)), as: 'further' };
    })
    .when(LeadTakenApart, ({ data }) => send(lead, data.from, commandOf(GiveLeadBack, { mergeId: data.mergeId })))
    .when(LeadsToldApart, (event) => send(lead, event.data.otherLeadId, commandOf(TellLeadsApart, { otherLeadId: idOf(event), ...(event.data.reason && { reason: event.data.reason }) })))
    .when(LeadsNotToldApart, (event) => send(lead, event.data.otherLeadId, commandOf(UntellLeadsApart, { otherLeadId: idOf(event) })));
}
