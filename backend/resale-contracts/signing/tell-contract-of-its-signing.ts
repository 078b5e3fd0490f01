import { commandOf } from '../../platform/commands/command.js';
import { ResaleContractCommand } from '../resale-contract.handlers.js';
import type { Reaction } from '../../platform/reactions/reaction.js';
import type { DocumentsInEnvelopes } from '../../platform/signing/documents-in-envelopes.js';
import { tellOfSigning } from '../../platform/signing/tell-of-signing.js';
import { KeepDocuSignId, MoveContractSigning, NoteContractSigner, RecordSignedDocument } from './contract-signing.commands.js';
import { resaleContract } from '../resale-contract.js';

/** A contract says how far its documents are with those who sign them. */
export function tellContractOfItsSigning(documents: DocumentsInEnvelopes): Reaction {
  return tellOfSigning('tell-contract-of-its-signing', documents, {
    category: resaleContract.category,
    moves: (contractId, news) => new ResaleContractCommand(contractId, commandOf(MoveContractSigning, news)),
    signs: (contractId, of) => new ResaleContractCommand(contractId, commandOf(NoteContractSigner, of)),
    keepsId: (contractId, of) => new ResaleContractCommand(contractId, commandOf(KeepDocuSignId, of)),
    completes: (contractId, of, file) => new ResaleContractCommand(contractId, commandOf(RecordSignedDocument, of), { file }),
  });
}
