import { Link } from 'react-router-dom';
import { DocumentRow } from '../../documents/document-row.js';
import type { MadeVersion } from '../../documents/made-version.js';
import type { Agreement } from '../../listings/agreement-of.js';
import { agreementUrl } from '../../listings/agreement-page.js';
import { documentPage, LISTING } from './contract-document.js';

interface AgreementRowProps {
  readonly contractId: string;
  readonly agreement: Agreement;
  /** Of the unit. */
  readonly revision: number;
  readonly isShown: boolean;
  readonly version: MadeVersion | undefined;
}

/** What the owner signed to list the unit: read here, made and sent on the page of the listing. Where nothing was made there is no row. */
export function AgreementRow({ contractId, agreement, revision, isShown, version }: AgreementRowProps) {
  const { inventoryId, agreements, signings, listingDocumentLink: link, listingFileName: name, listingDocumentDate: date } = agreement;
  if (agreements.length === 0 && !link && !name) return null;
  return (
    <DocumentRow
      title="Listing agreement"
      url={agreementUrl(inventoryId)}
      what="Listing"
      revision={revision}
      versions={agreements.toReversed()}
      isShown={isShown}
      shown={version}
      signings={signings}
      pageOf={(made) => documentPage(contractId, LISTING, made)}
      old={{ link, name, date }}
      aside={<Link to={`/admin/listings-detail/${inventoryId}`}>inventory {inventoryId}</Link>}
    />
  );
}
