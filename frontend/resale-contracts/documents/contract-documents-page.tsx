import { Link, useParams, useSearchParams } from 'react-router-dom';
import { RecordPage } from '../../kit/detail/record-page.js';
import { DocumentPaper } from '../../kit/documents/document-paper.js';
import { VersionList } from '../../kit/documents/version-list.js';
import { PREVIEW, versionShown } from '../../kit/documents/version-shown.js';
import { PageHeader } from '../../kit/page/page.js';
import { Section } from '../../kit/page/section.js';
import { useSession } from '../../server/session.js';
import { useRecord, type HeldRecord } from '../../server/use-record.js';
import { contractKind, type Contract } from '../contract-record.js';
import { ContractFacts } from '../contract-status-line.js';
import { ContractTabs } from '../contract-tabs.js';
import { documentPage, documentsOf, documentUrl, madeLast } from './contract-document.js';
import { MakeContractDocument } from './make-document.js';
import { SigningsOf } from './signing-cards.js';

/** /admin/contracts-documents/:id: every version, what changed since the one before, and the pages themselves. */
export function ContractDocumentsPage() {
  const { id = '' } = useParams();
  const state = useRecord<Contract>(contractKind.name(id));
  return (
    <RecordPage title={`Documents of contract ${id}`} wanted={{ noun: contractKind.noun, id, list: contractKind.list }} {...state}>
      {(held) => <Documents id={id} held={held} />}
    </RecordPage>
  );
}

function Documents({ id, held }: { readonly id: string; readonly held: HeldRecord<Contract> }) {
  const [params, setParams] = useSearchParams();
  const mayMake = contractKind.mayEdit(useSession(), held.data);
  const documents = documentsOf(held.data);
  const shown = documents.find(({ kind }) => kind === params.get('document')) ?? madeLast(documents);
  const version = versionShown(shown.versions, params.get('version'), shown.signed);
  return (
    <>
      <PageHeader title={contractKind.title(id, held.data)} note={<ContractFacts contract={held.data} />} />
      <ContractTabs id={id} held={held} open="documents" />
      <div className="documents">
        <div className="documents-side">
          {documents.map((document) => (
            <Section
              key={document.kind}
              title={document.title}
              action={
                <span className="document-actions">
                  <Link to={documentPage(id, document.kind, PREVIEW)} aria-current={!version && document === shown ? 'page' : undefined}>
                    Preview
                  </Link>
                  {mayMake && <MakeContractDocument contract={held.data} document={document} onMade={() => setParams({ document: document.kind, version: String(document.versions.length + 1) })} />}
                </span>
              }
            >
              <VersionList url={documentUrl(id, document.kind)} what="Contract" revision={held.revision} versions={document.versions} shown={version} signings={document.signings} pageOf={(made) => documentPage(id, document.kind, made)} />
            </Section>
          ))}
          <SigningsOf contract={held.data} record={contractKind.name(id)} />
        </div>
        <DocumentPaper title={shown.title} url={documentUrl(id, shown.kind)} previewName={`${shown.kind}-contract-${id}-preview.pdf`} versions={shown.versions} version={version} asOf={held.revision} />
      </div>
    </>
  );
}
