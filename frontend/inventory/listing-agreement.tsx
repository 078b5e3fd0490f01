import { Marked } from '../kit/detail/marks.js';
import { formatDate, formatDateTime } from '../kit/format/dates.js';
import { opens } from '../kit/format/opens.js';
import { Section } from '../kit/page/section.js';
import { AgreementSigning } from './agreement-signing.js';
import type { OpenUnit, Unit } from './inventory-record.js';
import { MakeAgreement } from './make-agreement.js';
import './inventory.css';

/** What the owner signs to list: its newest version, and the way to another (document 3, 2.6). */
export function ListingAgreement({ open }: { readonly open: OpenUnit }) {
  const { inventoryId, listingDocumentLink } = open.data;
  return (
    <Section title="Listing Agreement">
      {listingDocumentLink ? <Newest unit={open.data} /> : <p className="detail-nothing">Not created yet</p>}
      <Older unit={open.data} />
      <AgreementSigning open={open} />
      {open.editable && (
        <p className="agreement-actions">
          <MakeAgreement open={open} />
          <a href={`/api/Inventories/${inventoryId}/ListingAgreement/Preview`} target="_blank" rel="noreferrer">
            Preview
          </a>
        </p>
      )}
    </Section>
  );
}

/** Ours tell when they were made, what came from the old system only on which day. */
function Newest({ unit: { agreements = [], listingDocumentLink, listingFileName, listingDocumentDate } }: { readonly unit: Unit }) {
  const made = agreements.at(-1);
  const name = listingFileName || 'Listing agreement';
  return (
    <p className="agreement">
      <Marked fields={['listingDocumentLink', 'listingFileName', 'listingDocumentDate']}>
        {opens(listingDocumentLink) ? (
          <a href={listingDocumentLink} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </Marked>
      <span className="detail-nothing">{made ? `Updated ${formatDateTime(made.madeAt)} by ${made.madeBy}` : listingDocumentDate && `Updated ${formatDate(listingDocumentDate)}`}</span>
    </p>
  );
}

/** What was made before the newest: every version is kept. */
function Older({ unit: { inventoryId, agreements = [] } }: { readonly unit: Unit }) {
  return agreements
    .slice(0, -1)
    .toReversed()
    .map(({ version, madeAt, madeBy }) => (
      <p key={version} className="agreement">
        <a href={`/api/Inventories/${inventoryId}/ListingAgreement/${version}`} target="_blank" rel="noreferrer">
          Version {version}
        </a>
        <span className="detail-nothing">
          {formatDateTime(madeAt)} by {madeBy}
        </span>
      </p>
    ));
}
