import { Link } from 'react-router-dom';
import { signedVersion } from '../../backend/platform/signing/signed-version.rules.js';
import { Marked } from '../kit/detail/marks.js';
import { ChangedSince } from '../documents/changed-since.js';
import { DocumentLink } from '../documents/document-link.js';
import { useStanding } from '../documents/use-standing.js';
import { PREVIEW, versionShown } from '../documents/version-shown.js';
import { formatDate, formatDateTime } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { StatusDot } from '../kit/status/status.js';
import { agreementPage, agreementUrl } from './agreement-page.js';
import { AgreementSigning } from './agreement-signing.js';
import type { OpenUnit } from '../inventory/inventory-record.js';
import { MakeAgreement } from './make-agreement.js';
import '../inventory/inventory.css';

/** What the owner signs to list: its newest version, and the way to every other (document 3, 2.6). */
export function ListingAgreement({ open }: { readonly open: OpenUnit }) {
  const { inventoryId, listingDocumentLink } = open.data;
  return (
    <Section title="Listing Agreement">
      {listingDocumentLink ? <Newest open={open} /> : <p className="detail-nothing">Not created yet</p>}
      <AgreementSigning open={open} />
      {open.editable && (
        <p className="agreement-actions">
          <MakeAgreement unit={open.data} />
          <Link to={agreementPage(inventoryId, PREVIEW)}>Preview</Link>
        </p>
      )}
    </Section>
  );
}

/** Ours tell when they were made, what came from the old system only on which day. */
function Newest({ open }: { readonly open: OpenUnit }) {
  const { inventoryId, agreements = [], listingDocumentLink, listingFileName, listingDocumentDate } = open.data;
  const newest = agreements.at(-1);
  const made = versionShown(agreements.toReversed(), null, signedVersion(open.data.signings ?? []));
  const { standing } = useStanding(made && !open.inThePast ? `${agreementUrl(inventoryId)}/${made.version}` : undefined, open.now.revision);
  return (
    <>
      <p className="agreement">
        <Marked fields={['listingDocumentLink', 'listingFileName', 'listingDocumentDate']}>
          <DocumentLink page={made && agreementPage(inventoryId, made.version)} link={listingDocumentLink} name={listingFileName || 'Listing agreement'} />
        </Marked>
        <span className="detail-nothing">{made ? `Updated ${formatDateTime(made.madeAt)} by ${made.madeBy}` : listingDocumentDate && `Updated ${formatDate(listingDocumentDate)}`}</span>
        {agreements.length > 1 && <span className="detail-nothing">{agreements.length} versions</span>}
        {newest && newest !== made && (
          <span>
            <Link to={agreementPage(inventoryId, newest.version)}>Version {newest.version}</Link> <StatusDot status="Not signed" />
          </span>
        )}
      </p>
      <ChangedSince what="Listing" standing={standing} />
    </>
  );
}
