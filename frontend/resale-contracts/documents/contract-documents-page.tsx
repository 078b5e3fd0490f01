import { Switch } from '@blueprintjs/core';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { RecordPage } from '../../kit/detail/record-page.js';
import { formatDateTime } from '../../kit/format/dates.js';
import { PageHeader } from '../../kit/page/page.js';
import { Section } from '../../kit/page/section.js';
import { StatusDot } from '../../kit/status/status.js';
import { useRecord, type HeldRecord } from '../../server/use-record.js';
import { contractKind, type Contract } from '../contract-record.js';
import { documentPage, documentsOf, isOut, type ContractDocument, type MadeVersion } from './contract-document.js';
import { MakeDocument } from './make-document.js';
import { SinceBefore } from './since-before.js';
import './documents.css';

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
  const documents = documentsOf(held.data);
  const shown = documents.find(({ kind }) => kind === params.get('document')) ?? documents[0]!;
  const version = shown.versions.find((made) => String(made.version) === params.get('version'));
  const preview = version === undefined;
  return (
    <>
      <PageHeader title={`Documents of contract ${id}`} note={<StatusDot status={held.data.contractStatus ?? ''} />} actions={<Link to={`/admin/contracts-detail/${id}`}>Contract {id}</Link>} />
      <div className="documents">
        <div className="documents-side">
          {documents.map((document) => (
            <Section
              key={document.kind}
              title={document.title}
              action={
                <span className="document-actions">
                  <Link to={documentPage(id, document.kind)} aria-current={preview && document === shown ? 'page' : undefined}>
                    Preview
                  </Link>
                  <MakeDocument contractId={id} record={contractKind.name(id)} document={document} status={held.data.contractStatus ?? ''} isOut={isOut(held.data, document.kind)} onMade={() => setParams({ document: document.kind, version: String(document.versions.length + 1) })} />
                </span>
              }
            >
              <Versions id={id} document={document} shown={version} />
            </Section>
          ))}
        </div>
        <Paper id={id} document={shown} version={version} asOf={held.revision} />
      </div>
    </>
  );
}

function Versions({ id, document, shown }: { readonly id: string; readonly document: ContractDocument; readonly shown: MadeVersion | undefined }) {
  if (document.versions.length === 0) return <p className="detail-nothing">Not created yet. Preview shows it as it would be made now.</p>;
  return (
    <ol className="document-versions">
      {document.versions.map((version, place) => {
        const before = document.versions[place + 1];
        return (
          <li key={version.version} className={version === shown ? 'document-shown' : ''}>
            <Link to={documentPage(id, document.kind, version.version)} aria-current={version === shown ? 'page' : undefined}>
              Version {version.version}
            </Link>{' '}
            <span className="detail-nothing">
              {version.pages === 1 ? '1 page' : `${version.pages} pages`} · {version.madeBy}, {formatDateTime(version.madeAt)}
            </span>
            {before && version === shown && <SinceBefore url={`/api/Contracts/${id}`} version={version} before={before} />}
          </li>
        );
      })}
    </ol>
  );
}

interface PaperProps {
  readonly id: string;
  readonly document: ContractDocument;
  readonly version: MadeVersion | undefined;
  /** A preview is read anew when the contract changes. */
  readonly asOf: number;
}

function Paper({ id, document, version, asOf }: PaperProps) {
  const below = `/api/Contracts/${id}/Documents/${document.kind}`;
  const [params, setParams] = useSearchParams();
  const before = version && document.versions.find((made) => made.version === version.version - 1);
  const marked = before !== undefined && params.has('marked');
  const url = version ? `${below}/${version.version}` : `${below}/Preview?of=${asOf}`;
  const shown = marked ? `${url}/Marked` : url;
  const title = version ? `${document.title}, version ${version.version}` : `${document.title}, preview: nothing is made yet`;
  return (
    <section className="card document-paper" aria-label={title}>
      <div className="section-header">
        <h2>{title}</h2>
        <span className="section-action no-print">
          {before && (
            <Switch
              inline
              checked={marked}
              label="What changed"
              title={`Marks what differs from version ${before.version}`}
              onChange={({ currentTarget: { checked } }) => setParams({ document: document.kind, version: String(version.version), ...(checked && { marked: 'yes' }) }, { replace: true })}
            />
          )}
          <a href={url} download={version?.file.name ?? `${document.kind}-contract-${id}-preview.pdf`}>
            Download
          </a>
        </span>
      </div>
      {/* The browser's own viewer turns pages, searches, zooms and prints. */}
      <iframe key={shown} src={`${shown}#navpanes=0&view=FitH`} title={title} />
    </section>
  );
}
