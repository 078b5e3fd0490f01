import { EnvelopeCompleted, EnvelopeSigned } from '../../../events/signing/envelope.events.js';
import { signerRoleWords, type SignerRole } from '../../../events/signing/envelope.enums.js';
import { reaction, type Reaction } from '../../platform/reactions/reaction.js';
import { envelope } from '../envelope.js';
import { sealing, signedCopy } from './sealing.outgoing.js';
import { idOf } from '../../platform/commands/stream-name.js';

export const sealWhenSigned = reaction('seal-when-signed', 'Signed by everybody').when(EnvelopeSigned, ({ stream }) => ({
  kind: sealing,
  recipient: 'Files',
  about: stream,
  payload: { envelopeId: idOf(envelope, stream) },
}));

/** @param rolesOf who signed what is in an envelope */
export function sendCopiesWhenSealed(rolesOf: (envelopeId: string) => Promise<readonly SignerRole[]>): Reaction {
  return reaction('send-copies-when-sealed', 'Document was sealed').when(EnvelopeCompleted, async ({ stream }) =>
    (await rolesOf(idOf(envelope, stream))).map((role) => ({ kind: signedCopy, recipient: signerRoleWords[role], about: stream, payload: { envelopeId: idOf(envelope, stream), role }, as: role })),
  );
}
