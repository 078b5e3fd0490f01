import { Link, useParams, useSearchParams } from 'react-router-dom';
import { signedVersion } from '../../backend/platform/signing/signed-version.rules.js';
import { RecordPage } from '../kit/detail/record-page.js';
import { DocumentPaper } from '../documents/document-paper.js';
import { DocumentRow } from '../documents/document-row.js';
import { PREVIEW, versionShown } from '../documents/version-shown.js';
import { PageHeader } from '../kit/page/page.js';
import { Section } from '../kit/page/section.js';
import { StatusDot } from '../kit/status/status.js';
import { useSession } from '../server/session.js';
import { useRecord, type HeldRecord } from '../server/use-record.js';
import { agreementPage, agreementUrl } from './agreement-page.js';
import { listingKind, unitName, type Unit } from '../inventory/inventory-record.js';
import { MakeAgreement } from './make-agreement.js';

/** /admin/listings-agreement/:id: every version, what changed since the one before, and the pages themselves. */
export function ListingAgreementPage() {
  const { id = '' } = useParams();
  const state = useRecord<Unit>(listingKind.name(id));
  return (
    <RecordPage title={`Agreement of listing ${id}`} wanted={{ noun: listingKind.noun, id, list: listingKind.list }} {...state}>
      {(held) => <Agreement id={id} held={held} />}
    </RecordPage>
  );
}

function Agreement({ id, held: { data: unit, revision } }: { readonly id: string; readonly held: HeldRecord<Unit> }) {
  const [params, setParams] = useSearchParams();
  const session = useSession();
  const versions = (unit.agreements ?? []).toReversed();
  const signed = signedVersion(unit.signings ?? []);
  const version = versionShown(versions, params.get('version'), signed);
  return (
    <>
      <PageHeader title={`Agreement of listing ${id}`} note={<StatusDot status={unit.listingStatus ?? ''} />} actions={<Link to={`/admin/listings-detail/${id}`}>{unitName(unit) || `Listing ${id}`}</Link>} />
      <div className="documents">
        <div className="documents-side">
          <Section title="Documents">
            <ul className="document-rows">
              <DocumentRow
                title="Listing agreement"
                url={agreementUrl(id)}
                what="Listing"
                revision={revision}
                versions={versions}
                isShown
                shown={version}
                signings={unit.signings ?? []}
                pageOf={(made) => agreementPage(id, made)}
                old={{ link: unit.listingDocumentLink ?? '', name: unit.listingFileName ?? '', date: unit.listingDocumentDate ?? null }}
                actions={
                  <>
                    <Link to={agreementPage(id, PREVIEW)} aria-current={version ? undefined : 'page'}>
                      Preview
                    </Link>
                    {listingKind.mayEdit(session, unit) && <MakeAgreement unit={unit} onMade={() => setParams({ version: String(versions.length + 1) })} />}
                  </>
                }
              />
            </ul>
          </Section>
        </div>
        <DocumentPaper title="Listing agreement" url={agreementUrl(id)} previewName={`listing-agreement-${id}-preview.pdf`} versions={versions} version={version} asOf={revision} />
      </div>
    </>
  );
}
