import { reachedOf } from '../../../backend/resale-contracts/signing/contract-signers.rules.js';
import type { ResaleContract } from '../../../backend/resale-contracts/resale-contract.state.js';
import { neededToSend } from '../../signing/by-staff/needed-to-send.js';
import type { ToSend } from '../../signing/by-staff/send-dialog.js';
import type { Contract } from '../contract-record.js';
import type { DocumentKind } from './contract-document.js';

/** Of the other document's signers: none of them is told of. */
const HIDDEN = { buyerEmail: '', coBuyerEmail: '', sellerEmail: '', coSellerEmail: '' };

/** Who signs this document; without mail addresses where they are hidden from who reads. */
export function contractSigners(contract: Contract, kind: DocumentKind): ToSend['signers'] {
  const seen = mailsOf(contract, kind).every((mail) => mail !== undefined);
  return reachedOf({ ...HIDDEN, ...contract } as ResaleContract, kind).map(({ mail, ...signer }) => ({ ...signer, ...(seen && { mail }) }));
}

/** What those who sign this document still lack; nothing where that is hidden from who reads. */
export function contractNeeds(contract: Contract, kind: DocumentKind): string | undefined {
  return mailsOf(contract, kind).includes(undefined) ? undefined : neededToSend(reachedOf({ ...HIDDEN, ...contract } as ResaleContract, kind));
}

function mailsOf(contract: Contract, kind: DocumentKind) {
  return kind === 'buyer' ? [contract.buyerEmail, contract.coBuyerEmail] : [contract.sellerEmail, contract.coSellerEmail];
}
