import type { RecordedOf } from '../../events/event.js';
import type { InventoryEvent } from '../../events/inventory.js';
import { ListingAgreementMade } from '../../events/listing-agreement.js';
import type { MadeDocumentFacts } from '../../events/made-document.js';
import { Refusal } from '../platform/commands/refusal.js';
import type { KeptDocument } from '../platform/documents/documents.js';
import type { Inventory } from './inventory.state.js';

/** A version as the unit knows it. */
export interface MadeAgreement extends MadeDocumentFacts {
  /** ISO UTC. */
  readonly madeAt: string;
  readonly madeBy: string;
}

export interface AgreementToRecord extends KeptDocument {
  /** As it stands on the pages. */
  readonly version: number;
  readonly ofRevision: number;
}

export const VERSION_TAKEN = 'version-taken';

export function nextVersion({ agreements }: Pick<Inventory, 'agreements'>): number {
  return agreements.length + 1;
}

export function agreementName(inventoryId: number, version: number): string {
  return `listing-agreement-${inventoryId}-v${version}.pdf`;
}

/**
 * @param today YYYY-MM-DD
 * @throws Refusal `version-taken` where somebody made one meanwhile: its number stands on every page, so it is made anew
 */
export function recordAgreement(unit: Inventory, made: AgreementToRecord, today: string): InventoryEvent[] {
  const { version, file } = made;
  if (version !== nextVersion(unit)) throw new Refusal(`Version ${version} was made by somebody else meanwhile`, { status: 409, code: VERSION_TAKEN });
  const changes = {
    listingDocumentLink: { from: unit.listingDocumentLink, to: `/api/Inventories/${unit.inventoryId}/ListingAgreement/${version}` },
    listingFileName: { from: unit.listingFileName, to: file.name },
    listingDocumentDate: { from: unit.listingDocumentDate, to: today },
  };
  return [ListingAgreementMade({ ...made, changes })];
}

export function madeAgreement({ data, metadata }: RecordedOf<typeof ListingAgreementMade>): MadeAgreement {
  const { changes: _, ...made } = data;
  return { ...made, madeAt: metadata.occurredAt, madeBy: metadata.actor.name };
}
