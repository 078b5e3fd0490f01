import { isUnsigned, type ContractStatus } from '../../../events/resale-contract.values.js';
import type { Contract } from '../contract-record.js';

/** No status follows from making or signing a document (`decisions.md C13`): the next one is offered, and why. */
export function offeredStatus({ contractStatus = '', buyerSigningStatus, documents = [] }: Partial<Contract>): { readonly to: ContractStatus; readonly why: string } | undefined {
  if (buyerSigningStatus === 'Completed' && isUnsigned(contractStatus)) return { to: 'Signed', why: `The buyer has signed, and the contract is still in ${contractStatus}.` };
  if (contractStatus === 'Draft' && documents.length > 0) return { to: 'Documents Generated', why: 'The contract is still a Draft.' };
  return undefined;
}
