import { whyNotMade } from '../../../backend/epic-contracts/documents/why-not-made.rules.js';
import { useParams, useSearchParams } from 'react-router-dom';
import { DocumentPaper } from '../../documents/document-paper.js';
import { versionShown } from '../../documents/version-shown.js';
import { RecordPage } from '../../kit/detail/record-page.js';
import { PageHeader } from '../../kit/page/page.js';
import { Section } from '../../kit/page/section.js';
import { StatusPill } from '../../kit/status/status.js';
import { useSession } from '../../server/session.js';
import { useRecord, type HeldRecord } from '../../server/use-record.js';
import { buyersOf, epicContractKind, type EpicContract } from '../epic-contract-record.js';
import { EpicContractTabs } from '../epic-contract-tabs.js';
import { paperUrl } from './contract-paper.js';
import { ContractSigningCard } from './contract-signing-card.js';
import { DocumentsCard } from './documents-card.js';

/** /admin/epic-contracts-documents/:id: every version, what changed since the one before, and the pages themselves. */
export function EpicContractDocumentsPage() {
  const { id = '' } = useParams();
  const state = useRecord<EpicContract>(epicContractKind.name(id));
  return (
    <RecordPage title={`Documents of epic contract ${id}`} wanted={{ noun: epicContractKind.noun, id, list: epicContractKind.list }} {...state}>
      {(held) => <Documents id={id} held={held} />}
    </RecordPage>
  );
}

function Documents({ id, held }: { readonly id: string; readonly held: HeldRecord<EpicContract> }) {
  const [params, setParams] = useSearchParams();
  const session = useSession();
  const { data: contract, revision } = held;
  const versions = (contract.documents ?? []).toReversed();
  const version = versionShown(versions, params.get('version'));
  const why = whyNotMade(contract);
  return (
    <>
      <PageHeader
        title={epicContractKind.title(id, contract)}
        note={
          <span className="status-line">
            {contract.contractStatus && <StatusPill status={contract.contractStatus} />}
            <span className="said-aloud">{buyersOf(contract)}</span>
          </span>
        }
      />
      <EpicContractTabs id={id} held={held} open="documents" />
      <div className="documents">
        <div className="documents-side">
          <DocumentsCard held={held} editable={epicContractKind.mayEdit(session, contract)} read={{ version }} onMade={() => setParams({ version: String(versions.length + 1) })} />
          <ContractSigningCard contract={contract} />
        </div>
        {why && !version ? (
          <Section title="Contract">
            <p>There is nothing to show: no contract can be made of these terms.</p>
          </Section>
        ) : (
          <DocumentPaper title="Contract" url={paperUrl(id)} previewName={`epic-contract-${id}-preview.pdf`} versions={versions} version={version} asOf={revision} />
        )}
      </div>
    </>
  );
}
