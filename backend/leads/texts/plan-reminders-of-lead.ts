import { LeadCommand } from '../lead.handlers.js';
import { v5 as uuidV5 } from 'uuid';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { LeadOptedIn } from '../../../events/leads/lead-communications.events.js';
import { LeadRevised } from '../../../events/leads/lead.events.js';
import { LeadGivenBack, LeadTakenOver } from '../../../events/leads/lead-merge.events.js';
import { commandOf } from '../../platform/commands/command.js';
import type { LookUp } from '../../platform/lists/look-up.js';
import type { Lookups } from '../../platform/reactions/lookups.js';
import { reaction, type Effect, type Reaction } from '../../platform/reactions/reaction.js';
import type { TextClock } from '../../platform/texts/text-clock.js';
import { PlanTourReminder } from './lead-text.commands.js';
import { tours } from '../leads.lists.js';
import { isToCome, tourOf } from './plan-reminder-of-tour.js';
import { lead } from '../lead.js';
import { idOf } from '../../platform/commands/stream-name.js';

const TEXT_IDS = '5f1b7a70-3c3f-4b53-9a52-0b9d7d2c7b0a';

/** What says whether, where and when a guest is reminded. */
const DECIDING = ['smsOptIn', 'mobilePhone', 'state', 'zipcode'] as const;

/** Who opts in, moves or gets another phone, by a merge as well, is reminded accordingly, also of tours that were booked before. */
export function planRemindersOfLead(lookUp: LookUp, clock: TextClock): Reaction {
  const causes = async ({ id, stream }: RecordedEvent, facts: Lookups): Promise<Effect[]> => {
    const leadId = idOf(lead, stream);
    const now = clock.now().toISOString();
    const rows = await facts.from(tours.list, async () => lookUp.rows(tours, await lookUp.keysWith(tours, 'leadId', leadId)), [{ in: 'tour-', saying: leadId }]);
    return [...rows.values()].filter(isToCome).map((row) => {
      const tour = tourOf(row);
      const command = commandOf(PlanTourReminder, { tour, stands: true });
      return Object.assign(new LeadCommand(leadId, command, { textId: uuidV5(`${id}/${tour.tourId}`, TEXT_IDS), now }), { as: `tour ${tour.tourId}` });
    });
  };
  return reaction('plan-reminders-of-lead', 'Tour reminder')
    .when(LeadOptedIn, causes)
    .when(LeadRevised, (event, facts) => (DECIDING.some((field) => event.data.changes[field]) ? causes(event, facts) : undefined))
    .when(LeadTakenOver, causes)
    .when(LeadGivenBack, causes);
}
