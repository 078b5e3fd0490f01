import { isBeingSealed, isSigned } from '../../../backend/epic-contracts/documents/signed-contract.rules.js';
import { whyNotMade } from '../../../backend/epic-contracts/documents/why-not-made.rules.js';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DocumentRow } from '../../documents/document-row.js';
import type { MadeVersion } from '../../documents/made-version.js';
import { OfferStatus } from '../../documents/offer-status.js';
import { PREVIEW } from '../../documents/version-shown.js';
import { DropZone } from '../../kit/drop/drop-zone.js';
import { Section } from '../../kit/page/section.js';
import { useSession } from '../../server/session.js';
import type { HeldRecord } from '../../server/use-record.js';
import { SendToSign } from '../../signing/by-staff/send-to-sign.js';
import { epicContractKind, type EpicContract } from '../epic-contract-record.js';
import { offeredStatus, paperPage, paperUrl, sentAs, usePaperSending } from './contract-paper.js';
import { MakeContract } from './make-contract.js';
import { SignedContractRow } from './signed-contract-row.js';

interface DocumentsCardProps {
  readonly held: Pick<HeldRecord<EpicContract>, 'data' | 'revision'>;
  /** False in the past, and for who may not edit. */
  readonly editable: boolean;
  readonly inThePast?: boolean;
  /** What is read beside it; nothing on the summary. */
  readonly read?: { readonly version: MadeVersion | undefined };
  readonly onMade?: () => void;
}

/** The contract on paper: what is signed, what was made, and what can be done (document 2, 4; `decisions.md E24`, `E25`). */
export function DocumentsCard({ held, editable, inThePast = false, read, onMade }: DocumentsCardProps) {
  const { may } = useSession();
  const [replacing, setReplacing] = useState(false);
  const contract = held.data;
  const { documents = [], signings = [], signedContracts = [], signedContractDocumentLink = '', contractDocumentLink, contractFileName, contractDocumentDate } = contract;
  const id = contract.epicContractId!;
  const record = epicContractKind.name(String(id));
  const signed = isSigned({ signedContractDocumentLink, signings });
  const sealing = isBeingSealed({ signings, signedContracts });
  const works = editable && (!signed || replacing);
  const why = whyNotMade(contract);
  const offered = offeredStatus(contract);
  const { needs, ...sending } = usePaperSending(held, editable);
  return (
    <Section title="Documents" note={works && <span className="no-print">PDF, up to 15 MB</span>}>
      <ul className="document-rows">
        <SignedContractRow contract={contract} />
        <DocumentRow
          title="Contract"
          url={paperUrl(id)}
          what="Contract"
          revision={held.revision}
          versions={documents.toReversed()}
          isShown={read !== undefined}
          shown={read?.version}
          signings={signings}
          pageOf={(version) => paperPage(id, version)}
          old={{ link: contractDocumentLink ?? '', name: contractFileName ?? '', date: contractDocumentDate ?? null }}
          nothing={why}
          aside={documents.length > 0 ? needs : undefined}
          actions={
            !inThePast && (
              <>
                {!why && (
                  <Link to={paperPage(id, PREVIEW)} aria-current={read && !read.version ? 'page' : undefined}>
                    Preview
                  </Link>
                )}
                {works && !why && <MakeContract contract={contract} onMade={onMade} />}
                {editable && documents.length > 0 && <SendToSign sent={sentAs(id)} record={record} again={signings.length > 0} {...sending} />}
              </>
            )
          }
        />
      </ul>
      {works && (documents.length > 0 || contractDocumentLink || signed || contract.conditions === null) && (
        <div className="document-below no-print">
          <DropZone what="Signed Contract" text={signed ? 'Replace Signed Contract' : 'Upload Signed Contract'} replaces={signed} url={`/api/EpicContracts/UploadSignedContract/${id}`} record={record} />
        </div>
      )}
      {!inThePast && ((editable && signed && !replacing) || sealing) && (
        <p className="document-below detail-nothing no-print" aria-live="polite">
          {sealing ? 'Signed by everybody: the contract is being sealed, and is here in a moment.' : 'Signed: the contract is no longer recreated.'}{' '}
          {editable && !replacing && may('Epic_Contracts_Admin') && (
            <button type="button" className="link-button" onClick={() => setReplacing(true)}>
              Replace…
            </button>
          )}
        </p>
      )}
      {editable && offered && <OfferStatus record={record} offered={offered} />}
    </Section>
  );
}
