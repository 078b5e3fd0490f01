import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { InventoryEvent } from '../../../events/inventory/inventory.events.js';
import { ListingAgreementMade } from '../../../events/inventory/listing-agreement.events.js';
import { refuseTaken, refuseWithoutReason, type MadeVersion, type VersionToRecord } from '../../platform/documents/document-versions.js';
import { namingFile } from '../../platform/documents/naming-version.js';
import { signedVersion } from '../../platform/signing/signed-version.rules.js';
import type { Inventory } from '../inventory.state.js';

const namedBy = { link: 'listingDocumentLink', name: 'listingFileName', date: 'listingDocumentDate' } as const;

interface Told {
  /** YYYY-MM-DD */
  readonly today: string;
  readonly reason?: string | undefined;
}

/**
 * A signed version stays the one that the listing names: a newer one stands beside it until everybody has signed that.
 * @throws Refusal where somebody made this version meanwhile, or one is signed and nobody says why there should be another
 */
export function recordAgreement(unit: Inventory, made: VersionToRecord, { today, reason }: Told): InventoryEvent[] {
  const signed = signedVersion(unit.signings);
  refuseTaken(made, unit.agreements);
  refuseWithoutReason('listing agreement', signed, reason);
  const changes = signed === undefined ? namingVersion(unit, made, today) : {};
  return [ListingAgreementMade({ ...made, ...(reason && { reason }), changes })];
}

/** What the unit's own fields say once everybody has signed a version: mostly what they say already. */
export function namingSigned(unit: Inventory, version: number) {
  const made = unit.agreements.find((one) => one.version === version);
  return made && made.file.name !== unit.listingFileName ? namingVersion(unit, made, newYorkDay(new Date(made.madeAt))) : {};
}

function namingVersion(unit: Inventory, { version, file }: Pick<MadeVersion, 'version' | 'file'>, at: string) {
  return namingFile(unit, namedBy, { url: `/api/Inventories/${unit.inventoryId}/ListingAgreement/${version}`, file, at });
}
