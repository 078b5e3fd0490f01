import { ContractSigningMoved, ContractSigningRequested } from '../../events/resale-contract-signing.js';
import { commandOf } from '../platform/commands/command.js';
import { send } from '../platform/commands/send.js';
import { reaction } from '../platform/reactions/reaction.js';
import { ReplaceEnvelope, SendEnvelope } from './envelope.commands.js';
import { envelope } from './envelope.js';

/** A document goes to its first signer; nobody signs its older version any more, nor what the contract took back by itself. */
export const sendEnvelopeWhenContractAsks = reaction('send-envelope-when-contract-asks', 'Document was sent for signature')
  .when(ContractSigningRequested, ({ data: { envelopeId, prepared, leadId, replaces, version } }) => [
    send(envelope, envelopeId, new SendEnvelope(), { prepared, leadId }),
    ...(replaces === '' ? [] : [send(envelope, replaces, commandOf(ReplaceEnvelope, { reason: `Replaced by version ${version}` }))]),
  ])
  // What the envelope itself told the contract is over there.
  .when(ContractSigningMoved, ({ data: { envelopeId, to, reason = '' } }) => (to === 'Voided' ? { ...send(envelope, envelopeId, commandOf(ReplaceEnvelope, { reason })), words: 'Contract was given up' } : undefined));
