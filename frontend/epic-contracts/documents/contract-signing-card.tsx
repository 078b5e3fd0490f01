import { SigningCard } from '../../signing/by-staff/signing-card.js';
import { useSession } from '../../server/session.js';
import { epicContractKind, type EpicContract } from '../epic-contract-record.js';
import { sentAs } from './contract-paper.js';

/** The last time that it was sent: who signs in which order, and everything that happened. */
export function ContractSigningCard({ contract: { epicContractId, signings = [] } }: { readonly contract: EpicContract }) {
  const { may } = useSession();
  const last = signings.at(-1);
  if (!last) return null;
  return (
    <SigningCard
      key={last.envelopeId}
      title={`Signing contract ${last.version}`}
      signing={last}
      record={epicContractKind.name(String(epicContractId))}
      sent={sentAs(epicContractId!)}
      maySend={may('Epic_Contracts_Edit')}
      mayTakeBack={may('Epic_Contracts_Edit')}
      maySeeCopy={may('Epic_Contracts_Sensitive')}
    />
  );
}
