import { TextRequested } from '../../../events/leads/lead-communications.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { textMessage } from './text-message.outgoing.js';
import { lead } from '../lead.js';
import { idOf } from '../../platform/commands/stream-name.js';

/** Somebody wants a text sent: it goes into the queue, under an id that follows from the event. */
export const sendTextWhenRequested = reaction('send-text-when-requested', 'Text requested').when(TextRequested, ({ stream, data: { textId } }) => {
  const leadId = idOf(lead, stream);
  return { kind: textMessage, recipient: `Lead ${leadId}`, about: stream, payload: { leadId, textId } };
});
