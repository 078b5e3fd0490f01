import { commandOf } from '../../platform/commands/command.js';
import { InventoryCommand } from '../inventory.handlers.js';
import type { Reaction } from '../../platform/reactions/reaction.js';
import type { DocumentsInEnvelopes } from '../../platform/signing/documents-in-envelopes.js';
import { tellOfSigning } from '../../platform/signing/tell-of-signing.js';
import { inventory } from '../inventory.js';
import { KeepListingDocuSignId, MoveListingSigning, NoteListingSigner, RecordSignedAgreement } from './listing-signing.commands.js';

/** A unit says how far its listing agreement is with its owners. */
export function tellListingOfItsSigning(documents: DocumentsInEnvelopes): Reaction {
  return tellOfSigning('tell-listing-of-its-signing', documents, {
    category: inventory.category,
    moves: (inventoryId, news) => new InventoryCommand(inventoryId, commandOf(MoveListingSigning, news)),
    signs: (inventoryId, of) => new InventoryCommand(inventoryId, commandOf(NoteListingSigner, of)),
    keepsId: (inventoryId, of) => new InventoryCommand(inventoryId, commandOf(KeepListingDocuSignId, of)),
    completes: (inventoryId, of, file) => new InventoryCommand(inventoryId, commandOf(RecordSignedAgreement, of), { file }),
  });
}
