import { Link, useSearchParams } from 'react-router-dom';
import { DocumentRow } from '../../documents/document-row.js';
import type { MadeVersion } from '../../documents/made-version.js';
import { PREVIEW } from '../../documents/version-shown.js';
import { SendToSign } from '../../signing/by-staff/send-to-sign.js';
import { useSession } from '../../server/session.js';
import type { HeldRecord } from '../../server/use-record.js';
import { contractKind, type Contract } from '../contract-record.js';
import { documentPage, documentUrl, sentAs, type ContractDocument } from './contract-document.js';
import { MakeContractDocument } from './make-document.js';
import { useSending } from './use-sending.js';

interface ContractDocumentRowProps {
  readonly held: HeldRecord<Contract>;
  readonly document: ContractDocument;
  readonly isShown: boolean;
  readonly version: MadeVersion | undefined;
}

/** The buyer's or the seller's contract: made, looked at and sent from here. */
export function ContractDocumentRow({ held, document, isShown, version }: ContractDocumentRowProps) {
  const [, setParams] = useSearchParams();
  const { data: contract, revision } = held;
  const { kind, versions, signings, link, fileName, date } = document;
  const mayEdit = contractKind.mayEdit(useSession(), contract);
  const { needs, ...sending } = useSending(held, document, mayEdit);
  const id = contract.contractId!;
  return (
    <DocumentRow
      title={document.title}
      url={documentUrl(id, kind)}
      what="Contract"
      revision={revision}
      versions={versions}
      isShown={isShown}
      shown={version}
      signings={signings}
      pageOf={(made) => documentPage(id, kind, made)}
      old={{ link, name: fileName, date }}
      aside={versions.length > 0 && needs}
      actions={
        <>
          <Link to={documentPage(id, kind, PREVIEW)} aria-current={isShown && !version ? 'page' : undefined}>
            Preview
          </Link>
          {mayEdit && <MakeContractDocument contract={contract} document={document} onMade={() => setParams({ document: kind, version: String(versions.length + 1) })} />}
          {mayEdit && versions.length > 0 && <SendToSign sent={sentAs(id, kind)} record={contractKind.name(String(id))} again={signings.length > 0} {...sending} />}
        </>
      }
    />
  );
}
