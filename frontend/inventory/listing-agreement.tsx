import { Link } from 'react-router-dom';
import { Marked } from '../kit/detail/marks.js';
import { DocumentLink } from '../kit/documents/document-link.js';
import { formatDate, formatDateTime } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { agreementPage } from './agreement-page.js';
import { AgreementSigning } from './agreement-signing.js';
import type { OpenUnit, Unit } from './inventory-record.js';
import { MakeAgreement } from './make-agreement.js';
import './inventory.css';

/** What the owner signs to list: its newest version, and the way to every other (document 3, 2.6). */
export function ListingAgreement({ open }: { readonly open: OpenUnit }) {
  const { inventoryId, listingDocumentLink } = open.data;
  return (
    <Section title="Listing Agreement">
      {listingDocumentLink ? <Newest unit={open.data} /> : <p className="detail-nothing">Not created yet</p>}
      <AgreementSigning open={open} />
      {open.editable && (
        <p className="agreement-actions">
          <MakeAgreement unit={open.data} />
          <Link to={agreementPage(inventoryId)}>Preview</Link>
        </p>
      )}
    </Section>
  );
}

/** Ours tell when they were made, what came from the old system only on which day. */
function Newest({ unit: { inventoryId, agreements = [], listingDocumentLink, listingFileName, listingDocumentDate } }: { readonly unit: Unit }) {
  const made = agreements.at(-1);
  return (
    <p className="agreement">
      <Marked fields={['listingDocumentLink', 'listingFileName', 'listingDocumentDate']}>
        <DocumentLink page={made && agreementPage(inventoryId, made.version)} link={listingDocumentLink} name={listingFileName || 'Listing agreement'} />
      </Marked>
      <span className="detail-nothing">{made ? `Updated ${formatDateTime(made.madeAt)} by ${made.madeBy}` : listingDocumentDate && `Updated ${formatDate(listingDocumentDate)}`}</span>
      {agreements.length > 1 && <span className="detail-nothing">{agreements.length} versions</span>}
    </p>
  );
}
