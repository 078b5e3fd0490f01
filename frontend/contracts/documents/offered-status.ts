import { isUnsigned } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { OfferedStatus } from '../../documents/offer-status.js';
import type { Contract } from '../contract-record.js';

/** No status follows from making or signing a document (`decisions.md C13`): the next one is offered, and why. */
export function offeredStatus({ contractStatus = '', buyerSigningStatus, documents = [], papers = [] }: Partial<Contract>): OfferedStatus | undefined {
  if (buyerSigningStatus === 'Completed' && isUnsigned(contractStatus)) return { to: 'Signed', why: `The buyer has signed, and the contract is still in ${contractStatus}.` };
  if (isSignedOnPaper(papers) && isUnsigned(contractStatus)) return { to: 'Signed', why: `The signed buyer contract is here, and the contract is still in ${contractStatus}.` };
  if (contractStatus === 'Draft' && documents.length > 0) return { to: 'Documents Generated', why: 'The contract is still a Draft.' };
  return undefined;
}

/** Brought back as paper: the day on which it was signed stands on it alone. */
export function isSignedOnPaper(papers: NonNullable<Contract['papers']>): boolean {
  return papers.some(({ paper }) => paper === 'buyerContract');
}
