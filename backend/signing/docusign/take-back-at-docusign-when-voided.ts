import { EnvelopeVoided } from '../../../events/signing/envelope.events.js';
import { reaction, type Reaction } from '../../platform/reactions/reaction.js';
import { DOCUSIGN } from './docusign-sender.js';
import { docuSignVoid } from './docusign.outgoing.js';
import { idIn } from '../../../events/kernel/stream-name.js';

/** @param providerIdOf what DocuSign calls what is in an envelope, by its id; empty where it has nothing of it */
export function takeBackAtDocuSign(providerIdOf: (envelopeId: string) => Promise<string>): Reaction {
  return reaction('take-back-at-docusign-when-voided', 'Document was taken back').when(EnvelopeVoided, async ({ stream, metadata: { actor } }) => {
    const envelopeId = idIn(stream);
    if (actor.id === DOCUSIGN.id || (await providerIdOf(envelopeId)) === '') return undefined;
    return { kind: docuSignVoid, recipient: 'DocuSign', about: stream, payload: { envelopeId } };
  });
}
