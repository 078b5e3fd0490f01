import { reachedOf } from '../../../backend/resale-contracts/contract-signers.rules.js';
import type { ResaleContract } from '../../../backend/resale-contracts/resale-contract.state.js';
import { neededToSend } from '../../kit/signing/needed-to-send.js';
import type { Contract } from '../contract-record.js';
import type { DocumentKind } from './contract-document.js';

/** Of the other document's signers: none of them is told of. */
const HIDDEN = { buyerEmail: '', coBuyerEmail: '', sellerEmail: '', coSellerEmail: '' };

/** What those who sign this document still lack; nothing where that is hidden from who reads. */
export function contractNeeds(contract: Contract, kind: DocumentKind): string | undefined {
  const mails = kind === 'buyer' ? [contract.buyerEmail, contract.coBuyerEmail] : [contract.sellerEmail, contract.coSellerEmail];
  return mails.includes(undefined) ? undefined : neededToSend(reachedOf({ ...HIDDEN, ...contract } as ResaleContract, kind));
}
