import { EpicContractDocumentSigned, EpicContractSigningMoved, EpicContractSigningRequested, type EpicContractDocumentEvent } from '../../../events/epic-contracts/epic-contract-documents.events.js';
import { isFinished } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { takenBack, type OneDocument } from '../../platform/signing/one-document-signing.js';
import { namingSigned } from '../documents/epic-contract-versions.js';
import { isSigned, isToReplace, isTooLate } from '../documents/signed-contract.rules.js';
import type { EpicContractFacts } from '../epic-contract.state.js';
import { buyersReached } from './epic-contract-signers.rules.js';

type Changes = Parameters<typeof EpicContractSigningMoved>[0]['changes'];

/** A membership contract, as its buyers sign it. */
export const signedMembership: OneDocument<EpicContractFacts, Changes, EpicContractDocumentEvent> = {
  kind: 'membership',
  noun: 'contract',
  stream: ({ epicContractId }) => `epicContract-${epicContractId}`,
  versions: ({ documents }) => documents,
  signings: ({ signings }) => signings,
  signers: buyersReached,
  asked: (contract) => status(contract, 'Prepared'),
  follows: (contract, _, to) => status(contract, to),
  requested: EpicContractSigningRequested,
  moved: EpicContractSigningMoved,
  sealed: EpicContractDocumentSigned,
  completes: (contract, signing, file, at) => (isTooLate(contract, signing) ? {} : namingSigned(contract, file, at)),

  refuseOver(contract) {
    const { contractStatus } = contract;
    if (isFinished(contractStatus)) throw new Refusal(`The contract is ${contractStatus.trim().toLowerCase()}: it is not sent to be signed`, { status: 409, code: 'finished' });
    if (isSigned(contract) && !isToReplace(contract)) throw new Refusal('The contract is signed already', { status: 409, code: 'signed' });
  },
};

/** What goes with a status: nobody signs a contract that is closed or comes to nothing. */
export function takenBackWith(status: string, contract: EpicContractFacts): EpicContractDocumentEvent[] {
  return isFinished(status) ? takenBack(signedMembership, contract, `The contract is ${status.toLowerCase()}`) : [];
}

function status({ signingStatus: from }: EpicContractFacts, to: EnvelopeStatus) {
  return from === to ? {} : { signingStatus: { from, to } };
}
