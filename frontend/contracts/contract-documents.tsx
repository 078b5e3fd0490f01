import { Link } from 'react-router-dom';
import { RecordFacts, type FactLine } from '../kit/detail/sections/record-facts.js';
import { ChangedSince } from '../documents/changed-since.js';
import { DocumentLink } from '../documents/document-link.js';
import { OfferStatus } from '../documents/offer-status.js';
import { useStanding } from '../documents/use-standing.js';
import { PREVIEW, versionShown } from '../documents/version-shown.js';
import { versionState, type VersionState } from '../documents/version-state.js';
import { formatDateTime } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { SendToSign } from '../signing/by-staff/send-to-sign.js';
import { StatusDot } from '../kit/status/status.js';
import type { OpenContract } from './contract-record.js';
import { documentPage, documentsOf, documentUrl, sentAs, type ContractDocument } from './documents/contract-document.js';
import { offeredStatus } from './documents/offered-status.js';
import { MakeContractDocument } from './documents/make-document.js';
import { useSending } from './documents/use-sending.js';
import '../documents/documents.css';

const signatureFields = { seller: ['sellerDocuSignId', 'sellerDocuSignSentDate', 'sellerSigningStatus'], buyer: ['buyerSigningStatus'] } as const;

const names = new Intl.ListFormat('en-US');

/** Buyer Documents and Seller Documents: what has been made, and what was sent to be signed. */
export function DocumentsCard({ open }: { readonly open: OpenContract }) {
  const contract = open.data;
  const documents = documentsOf(contract);
  const offered = offeredStatus(contract);
  const lines: readonly FactLine[] = [
    ...documents.map((document) => ({ label: document.title, fields: document.fields, value: <DocumentLine open={open} document={document} /> })),
    ...documents.toReversed().map((document) => ({ label: document.kind === 'seller' ? 'Seller e-signature' : 'Buyer e-signature', fields: signatureFields[document.kind], value: <SignatureLine open={open} document={document} /> })),
  ];
  return (
    <Section title="Documents">
      <RecordFacts record={contract} lines={lines} />
      {open.editable && offered && <OfferStatus record={open.name} offered={offered} />}
    </Section>
  );
}

function DocumentLine({ open, document }: { readonly open: OpenContract; readonly document: ContractDocument }) {
  const { contractId } = open.data;
  const { link, fileName, date, kind, versions, signed } = document;
  const [newest] = versions;
  const shown = versionShown(versions, null, signed);
  const { standing } = useStanding(shown && !open.inThePast ? documentUrl(contractId!, kind, shown.version) : undefined, open.now.revision);
  return (
    <div className="document-line">
      <div>
        {link ? <DocumentLink page={shown && documentPage(contractId!, kind, shown.version)} link={link} name={fileName} /> : <span className="detail-nothing">Not created yet</span>}
        {link && (
          <div className="detail-nothing">
            {shown && `Version ${shown.version}, `}
            {formatDateTime(date)}
          </div>
        )}
        {shown && <HowItStands {...stands(document, shown.version)} />}
        {shown && newest && newest !== shown && (
          <div>
            <Link to={documentPage(contractId!, kind, newest.version)}>Version {newest.version}</Link> <HowItStands {...stands(document, newest.version)} />
          </div>
        )}
        <ChangedSince what="Contract" standing={standing} />
      </div>
      {!open.inThePast && (
        <div className="document-actions no-print">
          <Link to={documentPage(contractId!, kind, PREVIEW)}>Preview</Link>
          {open.editable && <MakeContractDocument contract={open.data} document={document} />}
        </div>
      )}
    </div>
  );
}

function stands({ versions, signings }: ContractDocument, version: number): VersionState {
  return versionState(version, signings, versions.find((one) => one.version === version + 1));
}

function HowItStands({ status, words }: VersionState) {
  return (
    <div>
      <StatusDot status={status} /> <span className="detail-nothing">{words}</span>
    </div>
  );
}

/** No id: Send; with one: when it went and to whom (document 1, section 2). While it is out its signing card sends it again. The server says what the seller's lacks. */
function SignatureLine({ open, document }: { readonly open: OpenContract; readonly document: ContractDocument }) {
  const { kind, versions, signings } = document;
  const { contractId, sellerDocuSignId, sellerDocuSignSentDate, sellerSigningStatus, buyerSigningStatus } = open.data;
  const status = kind === 'seller' ? sellerSigningStatus : buyerSigningStatus;
  const last = signings.at(-1);
  const { needs, ...sending } = useSending({ data: open.data, revision: open.now.revision }, document, open.editable);
  const there = versions.length > 0 || kind === 'seller';
  const [id, sentDate] = kind === 'seller' ? [sellerDocuSignId, sellerDocuSignSentDate] : [last?.envelopeId, last?.requestedAt];
  const to = last?.sentTo.filter(Boolean) ?? [];
  return (
    <div className="document-line">
      <div>
        {status ? <StatusDot status={status} /> : <span className="detail-nothing">{id ? '' : 'Not sent yet'}</span>}
        {needs && <div className="detail-nothing no-print">{needs}</div>}
        {sentDate && <div className="detail-nothing">{[`Sent ${formatDateTime(sentDate)}`, to.length > 0 && `to ${names.format(to)}`].filter(Boolean).join(' ')}</div>}
        {id && (
          <details className="document-details">
            <summary>Details</summary>
            <span className="document-envelope">{id}</span>
          </details>
        )}
      </div>
      {open.editable && there && (
        <div className="document-actions no-print">
          <SendToSign sent={sentAs(contractId!, kind)} record={open.name} again={Boolean(id)} {...sending} />
        </div>
      )}
    </div>
  );
}
