import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { InventoryEvent } from '../../../events/inventory/inventory.events.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { nextVersion, type VersionToRecord } from '../../platform/documents/document-versions.js';
import { versionName } from '../../platform/documents/record-documents.js';
import type { DocumentSigning } from '../../platform/signing/document-signing.js';
import { inventory } from '../inventory.js';
import { noInventory, type Inventory } from '../inventory.state.js';
import { recordAgreement } from './listing-agreement.js';
import { listingAgreement } from './listing-agreements.js';

const unit: Inventory = { ...noInventory, inventoryId: 76 };
const hash = '8f3c91d26b07e4aa0d5f7c1e9b2a48630f8e7d6c5b4a39281706f5e4d3c25d10';

function toRecord(version: number): VersionToRecord {
  const file = { fileId: '0f8e7d6c5b4a39281706f5e4d3c2b1a0', sha256: hash, bytes: 41_277, mediaType: 'application/pdf', name: versionName(listingAgreement, 76, version) };
  return { version, ofRevision: 4, file, pages: 2, places: [], template: hash };
}

function made(before: Inventory, version: number, reason?: string): Inventory {
  const [event] = recordAgreement(before, toRecord(version), { today: '2026-11-20', reason });
  vocabulary.validate(event!);
  const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Rosa Delgado' } };
  return inventory.evolve(before, { ...event!, metadata } as unknown as RecordedEvent<InventoryEvent>);
}

describe('The agreement of a listing', () => {
  it('keeps every version, and older clients read the newest by its link, name and day', () => {
    const twice = made(made(unit, 1), 2);
    expect(twice).toMatchObject({ listingDocumentLink: '/api/Inventories/76/ListingAgreement/2', listingFileName: 'listing-agreement-76-v2.pdf', listingDocumentDate: '2026-11-20' });
    expect(twice.agreements).toMatchObject([{ version: 1, madeBy: 'Rosa Delgado', madeAt: '2026-11-20T15:00:00.000Z' }, { version: 2 }]);
    expect(nextVersion(listingAgreement.versions(twice))).toBe(3);
  });

  it('that everybody has signed stays the one that counts: a new version needs a reason', () => {
    const signing: DocumentSigning = { envelopeId: 'e1', version: 1, status: 'Completed', requestedAt: '', requestedBy: '', movedAt: '', reason: '', file: null };
    const signed: Inventory = { ...made(unit, 1), signings: [signing] };
    expect(() => made(signed, 2)).toThrow('Everybody has signed version 1 of the listing agreement. Please say why a new version is made.');
    expect(made(signed, 2, 'The week was wrong')).toMatchObject({ listingDocumentLink: '/api/Inventories/76/ListingAgreement/1', agreements: [{ version: 1 }, { version: 2, reason: 'The week was wrong' }] });
  });

  it('is made anew where somebody took its number meanwhile', () => {
    expect(() => recordAgreement(made(unit, 1), toRecord(1), { today: '2026-11-20' })).toThrow('Version 1 was made by somebody else meanwhile');
  });
});
