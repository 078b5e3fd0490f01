import { EnvelopeCompleted, EnvelopeDeclined, EnvelopeExpired, EnvelopeHandedOver, EnvelopeSigned, EnvelopeViewed, EnvelopeVoided, SigningLinkDelivered, SigningLinkSent } from '../../events/envelope.js';
import type { EnvelopeStatus } from '../../events/envelope.values.js';
import { commandOf } from '../platform/commands/command.js';
import { send } from '../platform/commands/send.js';
import { reaction, type Effect, type Reaction } from '../platform/reactions/reaction.js';
import { KeepDocuSignId, MoveContractSigning, RecordSignedDocument } from './contract-signing.commands.js';
import type { DocumentsInEnvelopes } from './documents-in-envelopes.js';
import { resaleContract } from './resale-contract.js';

const idOf = (stream: string): string => stream.slice('envelope-'.length);

/** A contract says how far its documents are with those who sign them (`decisions.md C28`). */
export function tellContractOfItsSigning(documents: DocumentsInEnvelopes): Reaction {
  const moves = async (stream: string, to: EnvelopeStatus, reason = ''): Promise<Effect | undefined> => {
    const contractId = await documents.contractOf(stream);
    return contractId === undefined ? undefined : send(resaleContract, contractId, commandOf(MoveContractSigning, { envelopeId: idOf(stream), to, reason }));
  };
  return reaction('tell-contract-of-its-signing', 'Signing')
    .when(EnvelopeHandedOver, async ({ stream, data: { providerId } }) => {
      const contractId = await documents.contractOf(stream);
      return contractId === undefined ? undefined : send(resaleContract, contractId, commandOf(KeepDocuSignId, { envelopeId: idOf(stream), docuSignId: providerId }));
    })
    .when(SigningLinkSent, ({ stream }) => moves(stream, 'Sent'))
    .when(SigningLinkDelivered, ({ stream }) => moves(stream, 'Delivered'))
    .when(EnvelopeViewed, ({ stream }) => moves(stream, 'Viewed'))
    .when(EnvelopeSigned, ({ stream }) => moves(stream, 'Signed'))
    .when(EnvelopeDeclined, ({ stream, data }) => moves(stream, 'Declined', data.reason))
    .when(EnvelopeVoided, ({ stream, data }) => moves(stream, 'Voided', data.reason))
    .when(EnvelopeExpired, ({ stream }) => moves(stream, 'Expired'))
    .when(EnvelopeCompleted, async ({ stream, data: { sealed } }) => {
      const contractId = await documents.contractOf(stream);
      return contractId === undefined ? undefined : send(resaleContract, contractId, commandOf(RecordSignedDocument, { envelopeId: idOf(stream) }), { file: sealed });
    });
}
