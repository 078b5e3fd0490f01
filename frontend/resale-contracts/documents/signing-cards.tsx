import { SigningCard } from '../../kit/signing/signing-card.js';
import { useSession } from '../../server/session.js';
import type { RecordName } from '../../server/use-record.js';
import type { Contract, OpenContract } from '../contract-record.js';
import { sentAs } from './contract-document.js';

/** The last signing of each document, the one that moved last first; as it was in the past is told by the history. */
export function SigningCards({ open }: { readonly open: OpenContract }) {
  return open.inThePast ? null : <SigningsOf contract={open.data} record={open.name} />;
}

export function SigningsOf({ contract: { contractId, signings = [] }, record }: { readonly contract: Contract; readonly record: RecordName }) {
  const { may } = useSession();
  const last = signings.filter(({ document, envelopeId }) => signings.findLast((one) => one.document === document)?.envelopeId === envelopeId);
  return last
    .toSorted((a, b) => b.movedAt.localeCompare(a.movedAt))
    .map((signing) => (
      <SigningCard
        key={signing.envelopeId}
        title={`Signing ${signing.document} contract ${signing.version}`}
        signing={signing}
        record={record}
        sent={sentAs(contractId!, signing.document)}
        maySend={may('Contracts_Edit')}
        mayTakeBack={may('Contracts_Edit')}
        maySeeCopy={may('Contracts_Sensitive')}
      />
    ));
}
