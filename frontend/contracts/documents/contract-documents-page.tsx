import { useParams, useSearchParams } from 'react-router-dom';
import { RecordPage } from '../../kit/detail/record-page.js';
import { DocumentPaper } from '../../documents/document-paper.js';
import { versionShown } from '../../documents/version-shown.js';
import { AgreementOf, type Agreement } from '../../listings/agreement-of.js';
import { agreementUrl } from '../../listings/agreement-page.js';
import { PageHeader } from '../../kit/page/page.js';
import { Section } from '../../kit/page/section.js';
import { useRecord, type HeldRecord } from '../../server/use-record.js';
import { contractKind, type Contract } from '../contract-record.js';
import { ContractFacts } from '../contract-status-line.js';
import { ContractTabs } from '../contract-tabs.js';
import { AgreementRow } from './agreement-row.js';
import { documentsOf, documentUrl, LISTING, madeLast } from './contract-document.js';
import { ContractDocumentRow } from './contract-document-row.js';
import { SigningsOf } from './signing-cards.js';

/** /admin/contracts-documents/:id: every version, what changed since the one before, and the pages themselves. */
export function ContractDocumentsPage() {
  const { id = '' } = useParams();
  const state = useRecord<Contract>(contractKind.name(id));
  return (
    <RecordPage title={`Documents of contract ${id}`} wanted={{ noun: contractKind.noun, id, list: contractKind.list }} {...state}>
      {(held) => <AgreementOf inventoryId={held.data.inventoryId ?? 0}>{(agreement, revision) => <Documents id={id} held={held} agreement={agreement} agreementRevision={revision ?? 0} />}</AgreementOf>}
    </RecordPage>
  );
}

interface DocumentsProps {
  readonly id: string;
  readonly held: HeldRecord<Contract>;
  readonly agreement: Agreement | undefined;
  /** Of the unit. */
  readonly agreementRevision: number;
}

function Documents({ id, held, agreement, agreementRevision }: DocumentsProps) {
  const [params] = useSearchParams();
  const documents = documentsOf(held.data);
  const asked = params.get('document');
  const agreements = asked === LISTING ? agreement?.agreements.toReversed() : undefined;
  const ofContract = documents.find(({ kind }) => kind === asked) ?? madeLast(documents);
  const shown = agreements ? undefined : ofContract;
  const version = versionShown(agreements ?? ofContract.versions, params.get('version'), shown?.signed);
  return (
    <>
      <PageHeader title={contractKind.title(id, held.data)} note={<ContractFacts contract={held.data} />} />
      <ContractTabs id={id} held={held} open="documents" />
      <div className="documents">
        <div className="documents-side">
          <Section title="Documents">
            <ul className="document-rows">
              {documents.map((document) => (
                <ContractDocumentRow key={document.kind} held={held} document={document} isShown={document.kind === shown?.kind} version={version} />
              ))}
              {agreement && <AgreementRow contractId={id} agreement={agreement} revision={agreementRevision} isShown={agreements !== undefined} version={version} />}
            </ul>
          </Section>
          <SigningsOf contract={held.data} record={contractKind.name(id)} read={shown?.kind} />
        </div>
        {agreements && agreement ? (
          <DocumentPaper title="Listing agreement" url={agreementUrl(agreement.inventoryId)} previewName={`listing-agreement-${agreement.inventoryId}-preview.pdf`} versions={agreements} version={version} asOf={agreementRevision} />
        ) : (
          <DocumentPaper title={ofContract.title} url={documentUrl(id, ofContract.kind)} previewName={`${ofContract.kind}-contract-${id}-preview.pdf`} versions={ofContract.versions} version={version} asOf={held.revision} />
        )}
      </div>
    </>
  );
}
