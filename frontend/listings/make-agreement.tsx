import { MakeDocument } from '../documents/make-document.js';
import { whyAnother } from '../documents/why-another.js';
import { signedVersion } from '../../backend/platform/signing/signed-version.rules.js';
import { OUT_NOW, stillToSign } from '../signing/by-staff/still-to-sign.js';
import { listingKind, type Unit } from '../inventory/inventory-record.js';

interface MakeAgreementProps {
  readonly unit: Unit;
  readonly onMade?: () => void;
}

/** Create, or Recreate (document 3, 2.6); while the last one is out to be signed, it is asked first; why, once everybody has signed. */
export function MakeAgreement({ unit: { inventoryId, listingDocumentLink, signings }, onMade }: MakeAgreementProps) {
  return (
    <MakeDocument
      url={`/api/Inventories/GenerateListingAgreement/${inventoryId}`}
      record={listingKind.name(String(inventoryId))}
      texts={{ idle: listingDocumentLink ? 'Recreate Listing Agreement' : 'Create Listing Agreement', done: 'Done!', failed: 'Error - Please Contact Support' }}
      question={stillToSign(signings?.at(-1)?.status) && `${OUT_NOW} Should a listing agreement be made all the same?`}
      why={whyAnother(signedVersion(signings ?? []), 'listing agreement')}
      onMade={onMade}
    />
  );
}
