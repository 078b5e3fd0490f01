import { buyerName } from '../../events/kernel/party-name.js';
import type { ResaleContractValues } from '../../events/resale-contracts/resale-contract.fields.js';
import { withoutText } from '../platform/documents/document-versions.js';
import type { ResaleContract } from './resale-contract.state.js';

/** What the documents name twice: derived, never written (`decisions.md C23`). */
interface DerivedFields {
  readonly buyerName: string;
  readonly buyerPhone?: string;
  readonly buyerAddress?: string;
}

/** A contract as answered: fields that the reader may not see are absent, and so is what derives from them. */
type Answer<Contract extends ResaleContractValues> = Partial<Contract> & DerivedFields;
export type ResaleContractAnswer = Answer<ResaleContract>;

export function contractAnswer<Contract extends ResaleContractValues>(contract: Contract): Answer<Contract> {
  // Hidden fields are absent here, whatever the type says.
  const visible: Partial<ResaleContractValues & Pick<ResaleContract, 'documents'>> = contract;
  return {
    ...contract,
    ...(visible.documents && { documents: withoutText(visible.documents) }),
    buyerName: buyerName(contract),
    ...(visible.buyerMobilePhone !== undefined && { buyerPhone: contract.buyerMobilePhone || contract.buyerHomePhone || contract.buyerWorkPhone }),
    ...(visible.buyerAddress1 !== undefined && { buyerAddress: `${contract.buyerAddress1} ${contract.buyerAddress2}`.trim() }),
  };
}
