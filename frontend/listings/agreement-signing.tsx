import { ownersReached } from '../../backend/inventory/listings/listing-owners.rules.js';
import { Marked } from '../kit/detail/marks.js';
import { useStanding } from '../documents/use-standing.js';
import { beforeItIsSent } from '../signing/by-staff/before-it-is-sent.js';
import { neededToSend } from '../signing/by-staff/needed-to-send.js';
import type { ToSend } from '../signing/by-staff/send-dialog.js';
import { SendToSign, type Sent } from '../signing/by-staff/send-to-sign.js';
import { SigningCard } from '../signing/by-staff/signing-card.js';
import { stillToSign } from '../signing/by-staff/still-to-sign.js';
import { StatusDot } from '../kit/status/status.js';
import { useSession } from '../server/session.js';
import { agreementUrl } from './agreement-page.js';
import type { OpenUnit, Unit } from '../inventory/inventory-record.js';

function sentAs(inventoryId: number): Sent {
  return {
    url: `/api/Inventories/SendListingAgreementToDocusign/${inventoryId}`,
    title: 'Send the listing agreement to be signed',
    texts: { first: 'Request DocuSign', again: 'Resend DocuSign', done: 'Done!' },
  };
}

/** Request, or Resend with the id of the last time, as soon as there is an agreement (document 3, 2.6). */
export function AgreementSigning({ open }: { readonly open: OpenUnit }) {
  const { inventoryId, docuSignId, listingSigningStatus, agreements = [], signings = [] } = open.data;
  const newest = agreements.at(-1);
  const last = signings.at(-1);
  const needs = open.editable && open.data.sellerEmail !== undefined && !(last?.status === 'Completed' && last.version === newest?.version) && neededToSend(ownersReached(open.data));
  // What is out goes to whose turn it is once more: that was asked when it went.
  const isOut = last?.version === newest?.version && stillToSign(last?.status);
  const read = useStanding(open.editable && newest && !isOut ? `${agreementUrl(inventoryId)}/${newest.version}` : undefined, open.now.revision);
  return (
    <div className="agreement">
      {(listingSigningStatus || docuSignId) && (
        <Marked fields={['docuSignId', 'listingSigningStatus']}>
          {listingSigningStatus && <StatusDot status={listingSigningStatus} />} {docuSignId && <span className="detail-nothing">{docuSignId}</span>}
        </Marked>
      )}
      {needs && <span className="detail-nothing no-print">{needs}</span>}
      {open.editable && newest && (
        <SendToSign
          sent={sentAs(inventoryId)}
          record={open.name}
          again={docuSignId !== ''}
          toSend={{ version: newest, revision: open.now.revision, signers: signersOf(open.data), standing: read.standing, doubt: beforeItIsSent(newest.version, read, last) }}
          offered={!isOut}
          waits={read.reading}
        />
      )}
    </div>
  );
}

/** Neither names nor mail addresses of owners are there for who may not see them. */
function signersOf(unit: Unit): ToSend['signers'] {
  if (unit.sellerEmail !== undefined) return ownersReached(unit);
  return [{ role: 'seller', name: 'The owner' }];
}

/** The last time that it was sent: who signs in which order, and everything that happened. As it was in the past is told by the history. */
export function AgreementSigningCard({ open }: { readonly open: OpenUnit }) {
  const { may } = useSession();
  const last = open.data.signings?.at(-1);
  if (!last || open.inThePast || !may('Inventory_Sensitive')) return null;
  return (
    <SigningCard
      key={last.envelopeId}
      title={`Signing listing agreement ${last.version}`}
      signing={last}
      record={open.name}
      sent={sentAs(open.data.inventoryId)}
      maySend={may('Inventory_Edit')}
      mayTakeBack={may('Inventory_Edit')}
      maySeeCopy
    />
  );
}
