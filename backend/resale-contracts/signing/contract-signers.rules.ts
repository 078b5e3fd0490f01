import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import { buyerOnPaper, sellerOnPaper, wholeName } from '../../../events/kernel/party-name.js';
import type { ResaleContractValues } from '../../../events/resale-contracts/resale-contract.fields.js';
import { reachedBy, signersOnPaper, type SignerOnPaper } from '../../platform/signing/signers-on-paper.rules.js';

type Parties = Pick<ResaleContractValues, 'buyerEntityType' | 'sellerEntityType'>;

/** Who signs a contract's document, in their order. */
export function signersOf(contract: ResaleContractValues, document: 'buyer' | 'seller'): readonly SignerOnPaper[] {
  const { coBuyerFirstName, coBuyerMiddleName, coBuyerLastName, coSellerFirstName, coSellerMiddleName, coSellerLastName } = asParties(contract);
  return document === 'buyer'
    ? signersOnPaper(['buyer', buyerOnPaper(contract)], ['coBuyer', wholeName(coBuyerFirstName, coBuyerMiddleName, coBuyerLastName)])
    : signersOnPaper(['seller', sellerOnPaper(contract)], ['coSeller', wholeName(coSellerFirstName, coSellerMiddleName, coSellerLastName)]);
}

/** Beside a company or a trust nobody buys or sells (document 1, section 4), though one of them may have been named before it became that. */
export function asParties<Contract extends Parties>(contract: Contract): Contract {
  const alone = (entityType: string) => entityType === 'COMPANY' || entityType === 'TRUST';
  return {
    ...contract,
    ...(alone(contract.buyerEntityType) && { coBuyerFirstName: '', coBuyerMiddleName: '', coBuyerLastName: '' }),
    ...(alone(contract.sellerEntityType) && { coSellerFirstName: '', coSellerMiddleName: '', coSellerLastName: '' }),
  };
}

/** The same with their mail addresses. */
export function reachedOf(contract: ResaleContractValues, document: 'buyer' | 'seller'): PreparedEnvelope['signers'] {
  const { buyerEmail, coBuyerEmail, sellerEmail, coSellerEmail } = contract;
  return reachedBy(signersOf(contract, document), { buyer: buyerEmail, coBuyer: coBuyerEmail, seller: sellerEmail, coSeller: coSellerEmail });
}
