import { TextRequested, TextTakenBack, TourReminderPlanned } from '../../../events/leads/lead-communications.events.js';
import { commandOf } from '../../platform/commands/command.js';
import { LeadCommand } from '../lead.handlers.js';
import { reaction, type Reaction } from '../../platform/reactions/reaction.js';
import type { LookUp } from '../../platform/lists/look-up.js';
import type { TextClock } from '../../platform/texts/text-clock.js';
import { SendTourReminder } from './lead-text.commands.js';
import { companyLists, tours } from '../leads.lists.js';
import { tourNow } from './plan-reminder-of-tour.js';
import type { TextNumbers } from './text-numbers.js';
import { TEMPLATES_STREAM, type TextTemplates } from './text-templates.js';
import { TOUR_REMINDER } from './tour-reminder.js';
import { lead } from '../lead.js';
import { idOf } from '../../platform/commands/stream-name.js';

const text = ({ data }: { readonly data: { readonly textId: string } }) => data.textId;

/** A reminder goes out the day before its tour at 10 am where the guest is, unless it was taken back. */
export function sendTourReminder(templates: TextTemplates, lookUp: LookUp, clock: TextClock, numbers: TextNumbers): Reaction {
  return reaction('send-tour-reminder', 'Tour reminder')
    .at(
      TourReminderPlanned,
      ({ data }) => data.at,
      async ({ stream, data: { textId, tourId } }, facts) => {
        const leadId = idOf(lead, stream);
        const [template, tour, stopped] = await Promise.all([
          facts.from(companyLists.list, () => templates.named(TOUR_REMINDER), [TEMPLATES_STREAM]),
          facts.from(tours.list, () => tourNow(lookUp, tourId), [`tour-${tourId}`]),
          numbers.stoppedFor(leadId),
        ]);
        return new LeadCommand(leadId, commandOf(SendTourReminder, { textId }), { template, tour, stopped, now: clock.now().toISOString() });
      },
      text,
    )
    .settledBy(TextTakenBack, text)
    .settledBy(TextRequested, text);
}
