import type { ContractStatus } from '../../../events/resale-contracts/resale-contract.enums.js';
import { MakeDocument } from '../../documents/make-document.js';
import { whyAnother } from '../../documents/why-another.js';
import { OUT_NOW } from '../../signing/by-staff/still-to-sign.js';
import { contractKind, type Contract } from '../contract-record.js';
import { isOut, type ContractDocument } from './contract-document.js';

interface MakeContractDocumentProps {
  readonly contract: Contract;
  readonly document: ContractDocument;
  readonly onMade?: () => void;
}

const cameToNothing: ReadonlySet<string> = new Set(['Rescinded', 'Canceled', 'Expired'] satisfies readonly ContractStatus[]);

/** Create Contract, or Recreate Contract; of one that came to nothing, or while the last one is out to be signed, it is asked first; why, once everybody has signed. */
export function MakeContractDocument({ contract, document, onMade }: MakeContractDocumentProps) {
  const { contractId, contractStatus } = contract;
  const doubt = isOut(contract, document.kind) ? OUT_NOW : cameToNothing.has(contractStatus ?? '') && `Contract ${contractId} is ${contractStatus!.toLowerCase()}.`;
  return (
    <MakeDocument
      url={`/api/Contracts/${document.call}/${contractId}`}
      record={contractKind.name(String(contractId))}
      texts={{ idle: document.link ? 'Recreate Contract' : 'Create Contract', done: 'Done' }}
      title={document.title}
      question={doubt && `${doubt} Should a ${document.title.toLowerCase()} be made all the same?`}
      why={whyAnother(document.signed, document.title.toLowerCase())}
      onMade={onMade}
    />
  );
}
