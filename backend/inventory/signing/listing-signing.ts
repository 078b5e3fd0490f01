import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { InventoryEvent } from '../../../events/inventory/inventory.events.js';
import { ListingAgreementSigned, ListingSigningMoved, ListingSigningRequested, type ListingSigningEvent } from '../../../events/inventory/listing-agreement-signing.events.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import { contextOf, type CommandContext } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { begun, isNews, isOut, isUnsigned, movedOn, type DocumentSigning } from '../../platform/signing/document-signing.js';
import { preparedDocument } from '../../platform/signing/prepared-document.js';
import type { Inventory } from '../inventory.state.js';
import { namingSigned } from '../listings/listing-agreement.js';
import { ownersReached } from '../listings/listing-owners.rules.js';
import { KeepListingDocuSignId, MoveListingSigning, NoteListingSigner, RecordSignedAgreement, RequestListingSigning, type ListingSigningCommand } from './listing-signing.commands.js';

/** What a listing's agreement may go through until it is signed. */
export function decideListingSigning(command: ListingSigningCommand, unit: Inventory, context: CommandContext<ListingSigningCommand, number>): ListingSigningEvent[] {
  if (command instanceof RequestListingSigning) return request(unit, command, contextOf(command, context));
  const signing = unit.signings.find(({ envelopeId }) => envelopeId === command.envelopeId);
  if (!signing) return [];
  if (command instanceof RecordSignedAgreement) {
    const { file } = contextOf(command, context).given;
    return signing.file ? [] : [ListingAgreementSigned({ ...named(signing), file, changes: moved(unit, signing, 'Completed') })];
  }
  if (command instanceof MoveListingSigning) {
    const { to, reason, signer } = command;
    return isNews(signing, to) ? [ListingSigningMoved({ ...named(signing), to, ...(reason && { reason }), ...(signer && { signer }), changes: moved(unit, signing, to) })] : [];
  }
  if (command instanceof NoteListingSigner) return isOut(signing) ? [ListingSigningMoved({ ...named(signing), to: signing.status, signer: command.signer, changes: {} })] : [];
  if (command instanceof KeepListingDocuSignId) return keepId(unit, signing, command.docuSignId);
  return command satisfies never;
}

/** One that was taken back keeps why: nobody looks it up there any more. */
function keepId(unit: Inventory, signing: DocumentSigning, to: string): ListingSigningEvent[] {
  const from = unit.docuSignId;
  if (unit.signings.at(-1) !== signing || !isOut(signing) || from === to) return [];
  return [ListingSigningMoved({ ...named(signing), to: signing.status, changes: { docuSignId: { from, to } } })];
}

/** What goes with a status: nobody signs for a listing that is over. What everybody has signed already is sealed all the same. */
export function takenBackWith(events: readonly InventoryEvent[], unit: Inventory): ListingSigningEvent[] {
  const over = events.find((event) => event.type === 'ListingStatusChanged' && isOver(event.data.to));
  return over?.type === 'ListingStatusChanged' ? takenBack(unit, `The listing is ${over.data.to.toLowerCase()}`) : [];
}

/** What goes with a new version: nobody signs an older one. */
export function replacedBy({ version }: { readonly version: number }, unit: Inventory): ListingSigningEvent[] {
  return takenBack(unit, `Replaced by version ${version}`);
}

export function afterListingSigning(unit: Inventory, { type, data, metadata }: RecordedEvent<ListingSigningEvent>): Inventory {
  const signings = type === 'ListingSigningRequested' ? [...unit.signings, begun(data, metadata)] : movedOn(unit.signings, data, metadata);
  return { ...unit, ...valuesAfter(data.changes), signings };
}

/** @throws Refusal where the listing is over, nothing is made, or that version cannot go out */
function request(unit: Inventory, { version: looked }: RequestListingSigning, { given: { envelopeId, asMade }, issued: { at } }: CommandContext<RequestListingSigning, number>): ListingSigningEvent[] {
  const { inventoryId, listingStatus, agreements, signings } = unit;
  if (isOver(listingStatus)) throw new Refusal(`The listing is ${listingStatus.toLowerCase()}: its agreement is not sent to be signed`, { status: 409, code: 'given-up' });
  const made = agreements.at(-1);
  if (!made) throw new Refusal('Please create the listing agreement first', { code: 'no-document' });
  const prepared = preparedDocument({ stream: `inventory-${inventoryId}`, kind: 'listing', made, signers: ownersReached(unit), asMade, looked, last: signings.at(-1) }, at);
  return [ListingSigningRequested({ envelopeId, version: made.version, prepared, changes: { docuSignId: { from: unit.docuSignId, to: envelopeId }, ...status(unit, 'Prepared') } })];
}

function isOver(status: string): boolean {
  return status === 'Canceled' || status === 'Expired';
}

function takenBack(unit: Inventory, reason: string): ListingSigningEvent[] {
  return unit.signings.filter(isUnsigned).map((signing) => ListingSigningMoved({ ...named(signing), to: 'Voided', reason, changes: moved(unit, signing, 'Voided') }));
}

function named({ envelopeId, version }: DocumentSigning) {
  return { envelopeId, version };
}

/** The field follows the last envelope; one that another took the place of changes nothing. */
function moved(unit: Inventory, signing: DocumentSigning, to: EnvelopeStatus) {
  if (unit.signings.at(-1) !== signing) return {};
  return { ...status(unit, to), ...((to === 'Signed' || to === 'Completed') && namingSigned(unit, signing.version)) };
}

function status({ listingSigningStatus: from }: Inventory, to: EnvelopeStatus) {
  return from === to ? {} : { listingSigningStatus: { from, to } };
}
