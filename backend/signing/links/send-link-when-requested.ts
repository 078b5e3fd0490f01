import { SigningLinkRequested } from '../../../events/signing/envelope.events.js';
import { signerRoleWords } from '../../../events/signing/envelope.enums.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { envelope } from '../envelope.js';
import { signingLink } from './signing-link.outgoing.js';
import { idOf } from '../../platform/commands/stream-name.js';

/** Operations see who by the role: name and address stand in the envelope, and are read when the link goes out. */
export const sendLink = reaction('send-link-when-requested', 'Link to sign was asked for').when(SigningLinkRequested, ({ stream, data: { role } }) => ({
  kind: signingLink,
  recipient: signerRoleWords[role],
  about: stream,
  payload: { envelopeId: idOf(envelope, stream), role },
}));
