import { SigningCard } from '../../signing/by-staff/signing-card.js';
import { useSession } from '../../server/session.js';
import type { RecordName } from '../../server/use-record.js';
import type { Contract, OpenContract } from '../contract-record.js';
import { sentAs, type DocumentKind } from './contract-document.js';

/** As it was in the past is told by the history. */
export function SigningCards({ open }: { readonly open: OpenContract }) {
  return open.inThePast ? null : <SigningsOf contract={open.data} record={open.name} />;
}

interface SigningsOfProps {
  readonly contract: Contract;
  readonly record: RecordName;
  /** Its signing comes first. */
  readonly read?: DocumentKind | undefined;
}

/** The last signing of each document: of the one that is read, then the one that moved last. */
export function SigningsOf({ contract: { contractId, signings = [] }, record, read }: SigningsOfProps) {
  const { may } = useSession();
  const last = signings.filter(({ document, envelopeId }) => signings.findLast((one) => one.document === document)?.envelopeId === envelopeId);
  return last
    .toSorted((a, b) => Number(b.document === read) - Number(a.document === read) || b.movedAt.localeCompare(a.movedAt))
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
