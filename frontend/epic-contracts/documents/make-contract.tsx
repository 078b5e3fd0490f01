import { isFinished } from '../../../events/resale-contracts/resale-contract.enums.js';
import { signedAt } from '../../../backend/epic-contracts/documents/signed-contract.rules.js';
import { MakeDocument } from '../../documents/make-document.js';
import { whyAnother } from '../../documents/why-another.js';
import { OUT_NOW, stillToSign } from '../../signing/by-staff/still-to-sign.js';
import { epicContractKind, type EpicContract } from '../epic-contract-record.js';

interface MakeContractProps {
  readonly contract: EpicContract;
  readonly onMade?: (() => void) | undefined;
}

/** Create Contract, or Recreate Contract (document 2, 4); of a finished one, or while the last one is out to be signed, it is asked first; why, once it is signed. */
export function MakeContract({ contract, onMade }: MakeContractProps) {
  const { epicContractId, contractStatus = '', contractDocumentLink, signings = [], signedContracts = [], signedContractDocumentLink = '' } = contract;
  const doubt = stillToSign(signings.at(-1)?.status) ? OUT_NOW : isFinished(contractStatus) && `The contract is ${contractStatus}.`;
  return (
    <MakeDocument
      url={`/api/EpicContracts/PrintContract/${epicContractId}`}
      record={epicContractKind.name(String(epicContractId))}
      texts={{ idle: contractDocumentLink ? 'Recreate Contract' : 'Create Contract', done: 'Done' }}
      question={doubt && `${doubt} Should a contract be made all the same?`}
      why={whyAnother(signedAt({ signings, signedContracts, signedContractDocumentLink }), 'contract')}
      {...(onMade && { onMade })}
    />
  );
}
