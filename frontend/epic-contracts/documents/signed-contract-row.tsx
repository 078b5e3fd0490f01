import { DocumentIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { DocumentLink } from '../../documents/document-link.js';
import { formatDateTime } from '../../kit/format/dates.js';
import { StatusDot } from '../../kit/status/status.js';
import { useSession } from '../../server/session.js';
import type { EpicContract } from '../epic-contract-record.js';
import '../../documents/documents.css';

type Signed = NonNullable<EpicContract['signedContracts']>[number];

/** What was signed here or by hand: the newest counts, and those that it replaced are kept. */
export function SignedContractRow({ contract }: { readonly contract: EpicContract }) {
  const id = useId();
  const { epicContractId, signedContracts = [], signedContractDocumentLink = '', signedContractFileName = '' } = contract;
  if (signedContractDocumentLink === '') return null;
  const versions = signedContracts.map((signed, index) => ({ signed, version: index + 1 })).toReversed();
  return (
    <li className="document-row">
      <DocumentIcon className="document-icon" aria-hidden />
      <div role="group" aria-labelledby={id} className="document-said">
        <div className="document-version">
          <h3 id={id}>Signed contract</h3>
          <StatusDot status="Signed" />
        </div>
        {versions.length === 0 && <DocumentLink page={undefined} link={signedContractDocumentLink} name={signedContractFileName} />}
        {versions.map(({ signed, version }, place) => (
          <SignedLine key={version} signed={signed} url={`/api/EpicContracts/${epicContractId}/SignedContract/${version}`} words={place === 0 ? signed.file.name : `Version ${version}, replaced`} />
        ))}
      </div>
    </li>
  );
}

/** A scan shows all that the contract says. */
function SignedLine({ signed: { how, scanned, by, at }, url, words }: { readonly signed: Signed; readonly url: string; readonly words: string }) {
  const { may } = useSession();
  return (
    <div>
      {may('Epic_Contracts_Sensitive') ? (
        <a href={url} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
      <div className="detail-nothing">{how === 'uploaded' ? [`${by}, ${formatDateTime(at)}`, !scanned && 'not scanned for viruses'].filter(Boolean).join(' · ') : `Signed here by everybody, ${formatDateTime(at)}`}</div>
    </div>
  );
}
