import { SigningCard } from '../../kit/signing/signing-card.js';
import { useSession } from '../../server/session.js';
import type { OpenContract } from '../contract-record.js';
import { sentAs } from './contract-document.js';

/** The last signing of each document, the one that moved last first; as it was in the past is told by the history. */
export function SigningCards({ open }: { readonly open: OpenContract }) {
  const { may } = useSession();
  if (open.inThePast) return null;
  const { contractId, signings = [] } = open.data;
  const last = signings.filter(({ document, envelopeId }) => signings.findLast((one) => one.document === document)?.envelopeId === envelopeId);
  return last
    .toSorted((a, b) => b.movedAt.localeCompare(a.movedAt))
    .map((signing) => (
      <SigningCard
        key={signing.envelopeId}
        title={`Signing ${signing.document} contract ${signing.version}`}
        signing={signing}
        record={open.name}
        sent={sentAs(contractId!, signing.document)}
        maySend={may('Contracts_Edit')}
        mayTakeBack={may('Contracts_Edit')}
        maySeeCopy={may('Contracts_Sensitive')}
      />
    ));
}
