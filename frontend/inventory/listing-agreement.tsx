import { Marked } from '../kit/detail/marks.js';
import { formatDate, formatDateTime } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import type { OpenUnit, Unit } from './inventory-record.js';
import { MakeAgreement } from './make-agreement.js';
import './inventory.css';

/** What the owner signs to list: its newest version, and the way to another (document 3, 2.6). */
export function ListingAgreement({ open }: { readonly open: OpenUnit }) {
  const { inventoryId, listingDocumentLink } = open.data;
  const actions = open.editable && (
    <span className="agreement-actions">
      <a href={`/api/Inventories/${inventoryId}/ListingAgreement/Preview`} target="_blank" rel="noreferrer">
        Preview
      </a>
      <MakeAgreement open={open} />
    </span>
  );
  return (
    <Section title="Listing Agreement" action={actions}>
      {listingDocumentLink ? <Newest unit={open.data} /> : <p className="detail-nothing">Not created yet</p>}
    </Section>
  );
}

/** Ours tell when they were made, what came from the old system only on which day. */
function Newest({ unit: { agreements = [], listingDocumentLink, listingFileName, listingDocumentDate } }: { readonly unit: Unit }) {
  const made = agreements.at(-1);
  const name = listingFileName || 'Listing agreement';
  const opens = /^(https?:\/\/|\/(?!\/))/i.test(listingDocumentLink);
  return (
    <p className="agreement">
      <Marked fields={['listingDocumentLink', 'listingFileName', 'listingDocumentDate']}>
        {opens ? (
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
