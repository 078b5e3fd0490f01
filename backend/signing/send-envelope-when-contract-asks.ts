import type { PreparedEnvelope } from '../../events/signing/envelope-ready.rules.js';
import type { EnvelopeStatus } from '../../events/signing/envelope.enums.js';
import { EpicContractSigningMoved, EpicContractSigningRequested } from '../../events/epic-contracts/epic-contract-documents.events.js';
import { ListingSigningMoved, ListingSigningRequested } from '../../events/inventory/listing-agreement-signing.events.js';
import { ContractSigningMoved, ContractSigningRequested } from '../../events/resale-contracts/resale-contract-signing.events.js';
import { commandOf } from '../platform/commands/command.js';
import { EnvelopeCommand } from './envelope.handlers.js';
import { reaction, type Caused } from '../platform/reactions/reaction.js';
import { ReplaceEnvelope, SendEnvelope } from './envelope.commands.js';

interface Asked {
  readonly envelopeId: string;
  readonly prepared: PreparedEnvelope;
  readonly version: number;
  readonly replaces: string;
}

/** A document goes to its first signer; nobody signs its older version any more, nor what its record took back by itself. */
export const sendEnvelopeWhenContractAsks = reaction('send-envelope-when-contract-asks', 'Document was sent for signature')
  .when(ContractSigningRequested, ({ data }) => sent(data))
  .when(ContractSigningMoved, ({ data }) => takenBack(data))
  .when(ListingSigningRequested, ({ data }) => sent({ ...data, replaces: '' }))
  .when(ListingSigningMoved, ({ data }) => takenBack(data))
  .when(EpicContractSigningRequested, ({ data }) => sent({ ...data, replaces: '' }))
  .when(EpicContractSigningMoved, ({ data }) => takenBack(data));

function sent({ envelopeId, prepared, version, replaces }: Asked): Caused {
  const goes = new EnvelopeCommand(envelopeId, new SendEnvelope(), { prepared });
  return replaces === '' ? goes : [goes, new EnvelopeCommand(replaces, commandOf(ReplaceEnvelope, { reason: `Replaced by version ${version}` }))];
}

/** What the envelope itself told its record is over there. */
function takenBack({ envelopeId, to, reason = '' }: { readonly envelopeId: string; readonly to: EnvelopeStatus; readonly reason?: string }): Caused {
  return to === 'Voided' ? Object.assign(new EnvelopeCommand(envelopeId, commandOf(ReplaceEnvelope, { reason })), { words: 'Document was taken back' }) : undefined;
}
