import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { InventoryEvent } from '../../../events/inventory/inventory.events.js';
import { ListingAgreementSigned, ListingSigningMoved, ListingSigningRequested, type ListingSigningEvent } from '../../../events/inventory/listing-agreement-signing.events.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import type { CommandContext } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { begun, movedOn } from '../../platform/signing/document-signing.js';
import { decideSigningOf, takenBack, type OneDocument } from '../../platform/signing/one-document-signing.js';
import type { Inventory } from '../inventory.state.js';
import { namingSigned } from '../listings/listing-agreement.js';
import { ownersReached } from '../listings/listing-owners.rules.js';
import type { ListingSigningCommand } from './listing-signing.commands.js';

type Changes = Parameters<typeof ListingSigningMoved>[0]['changes'];

/** A listing's agreement, as it is signed. */
export const agreement: OneDocument<Inventory, Changes, ListingSigningEvent> = {
  kind: 'listing',
  noun: 'listing agreement',
  stream: ({ inventoryId }) => `inventory-${inventoryId}`,
  versions: ({ agreements }) => agreements,
  signings: ({ signings }) => signings,
  signers: ownersReached,
  asked: (unit, envelopeId) => ({ docuSignId: { from: unit.docuSignId, to: envelopeId }, ...status(unit, 'Prepared') }),
  follows: (unit, { version }, to) => ({ ...status(unit, to), ...((to === 'Signed' || to === 'Completed') && namingSigned(unit, version)) }),
  keeps: ({ docuSignId: from }, to) => (from === to ? undefined : { docuSignId: { from, to } }),
  requested: ListingSigningRequested,
  moved: ListingSigningMoved,
  sealed: ListingAgreementSigned,

  refuseOver({ listingStatus }) {
    if (isOver(listingStatus)) throw new Refusal(`The listing is ${listingStatus.toLowerCase()}: its agreement is not sent to be signed`, { status: 409, code: 'given-up' });
  },
};

/** What a listing's agreement may go through until it is signed. */
export function decideListingSigning(command: ListingSigningCommand, unit: Inventory, context: CommandContext<ListingSigningCommand, number>): ListingSigningEvent[] {
  return decideSigningOf(agreement, command, unit, context);
}

/** What goes with a status: nobody signs for a listing that is over. */
export function takenBackWith(events: readonly InventoryEvent[], unit: Inventory): ListingSigningEvent[] {
  const over = events.find((event) => event.type === 'ListingStatusChanged' && isOver(event.data.to));
  return over?.type === 'ListingStatusChanged' ? takenBack(agreement, unit, `The listing is ${over.data.to.toLowerCase()}`) : [];
}

/** What goes with a new version: nobody signs an older one. */
export function replacedBy({ version }: { readonly version: number }, unit: Inventory): ListingSigningEvent[] {
  return takenBack(agreement, unit, `Replaced by version ${version}`);
}

export function afterListingSigning(unit: Inventory, { type, data, metadata }: RecordedEvent<ListingSigningEvent>): Inventory {
  const signings = type === 'ListingSigningRequested' ? [...unit.signings, begun(data, metadata)] : movedOn(unit.signings, data, metadata);
  return { ...unit, ...valuesAfter(data.changes), signings };
}

function isOver(status: string): boolean {
  return status === 'Canceled' || status === 'Expired';
}

function status({ listingSigningStatus: from }: Inventory, to: EnvelopeStatus) {
  return from === to ? {} : { listingSigningStatus: { from, to } };
}
