import { LeadErased } from '../../../events/leads/lead-erasure.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { leadErasure } from './lead-erasure.outgoing.js';

/** Once for all that are erased together: in the stream of the first of them. */
export const eraseWhatIsHeldWhenLeadIsErased = reaction('erase-what-is-held-when-lead-is-erased', 'Lead was erased').when(LeadErased, ({ stream, data }) => {
  const [first] = data.together;
  return stream === `lead-${first}` ? { kind: leadErasure, recipient: `Lead ${first}`, about: stream, payload: { leadIds: data.together } } : undefined;
});
