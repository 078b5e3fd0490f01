import { LeadGivenBack, LeadTakenOver } from '../../../events/leads/lead-merge.events.js';
import { LeadCreated, LeadRevised } from '../../../events/leads/lead.events.js';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { commandOf } from '../../platform/commands/command.js';
import { LeadCommand } from '../lead.handlers.js';
import { reaction, type Effect, type Reaction } from '../../platform/reactions/reaction.js';
import { StopTexts } from './lead-text.commands.js';
import type { TextNumbers } from './text-numbers.js';
import { lead } from '../lead.js';
import { idOf } from '../../platform/commands/stream-name.js';

/** A lead that is given a number which stopped texts, whosever it was then, says so on its page; the carrier asks the number itself. */
export function stopTextsToStoppedNumber(numbers: TextNumbers): Reaction {
  const stopped = async (stream: string, phone: string | undefined): Promise<Effect | undefined> => {
    const number = phoneNumber(phone ?? '');
    const word = await numbers.stoppedBy(number);
    return word && number ? new LeadCommand(idOf(lead, stream), commandOf(StopTexts, { word }), { number }) : undefined;
  };
  return reaction('stop-texts-to-stopped-number', 'Number that stopped texts')
    .when(LeadCreated, ({ stream, data }) => stopped(stream, data.mobilePhone))
    .when(LeadRevised, ({ stream, data }) => stopped(stream, data.changes.mobilePhone?.to))
    .when(LeadTakenOver, ({ stream, data }) => stopped(stream, data.changes.mobilePhone?.to))
    .when(LeadGivenBack, ({ stream, data }) => stopped(stream, data.changes.mobilePhone?.to));
}
