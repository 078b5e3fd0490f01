import { commandOf } from '../../platform/commands/command.js';
import type { Reaction } from '../../platform/reactions/reaction.js';
import type { DocumentsInEnvelopes } from '../../platform/signing/documents-in-envelopes.js';
import { tellOfSigning } from '../../platform/signing/tell-of-signing.js';
import { EpicContractCommand } from '../epic-contract.handlers.js';
import { epicContract } from '../epic-contract.js';
import { KeepEpicContractDocuSignId, MoveEpicContractSigning, NoteEpicContractSigner, RecordSignedEpicContract } from './epic-contract-signing.commands.js';

/** A membership contract says how far it is with those who sign it. */
export function tellEpicContractOfItsSigning(documents: DocumentsInEnvelopes): Reaction {
  return tellOfSigning('tell-epic-contract-of-its-signing', documents, {
    category: epicContract.category,
    moves: (id, news) => new EpicContractCommand(id, commandOf(MoveEpicContractSigning, news)),
    signs: (id, of) => new EpicContractCommand(id, commandOf(NoteEpicContractSigner, of)),
    keepsId: (id, of) => new EpicContractCommand(id, commandOf(KeepEpicContractDocuSignId, of)),
    completes: (id, of, file) => new EpicContractCommand(id, commandOf(RecordSignedEpicContract, of), { file }),
  });
}
