import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import type { SignerRole } from '../../../events/signing/envelope.enums.js';
import { buyerOnPaper, sellerOnPaper, wholeName } from '../../../events/kernel/party-name.js';
import type { ResaleContractValues } from '../../../events/resale-contracts/resale-contract.fields.js';

type Signer = { readonly id: string; readonly role: string; readonly name: string };
type Parties = Pick<ResaleContractValues, 'buyerEntityType' | 'sellerEntityType'>;

/** Who signs a contract's document, in their order. */
export function signersOf(contract: ResaleContractValues, document: 'buyer' | 'seller'): readonly Signer[] {
  const { coBuyerFirstName, coBuyerMiddleName, coBuyerLastName, coSellerFirstName, coSellerMiddleName, coSellerLastName } = asParties(contract);
  const parties =
    document === 'buyer'
      ? [signer('buyer', 'Buyer', buyerOnPaper(contract)), signer('coBuyer', 'Co-buyer', wholeName(coBuyerFirstName, coBuyerMiddleName, coBuyerLastName))]
      : [signer('seller', 'Seller', sellerOnPaper(contract)), signer('coSeller', 'Co-seller', wholeName(coSellerFirstName, coSellerMiddleName, coSellerLastName))];
  // A place for the first is there before anybody is named; a second person only where there is one.
  return parties.filter(({ name }, index) => index === 0 || name !== '');
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
  const mails: Readonly<Record<SignerRole, string>> = { buyer: buyerEmail, coBuyer: coBuyerEmail, seller: sellerEmail, coSeller: coSellerEmail };
  return signersOf(contract, document).map(({ id, name }) => ({ role: id as SignerRole, name, mail: mails[id as SignerRole].trim() }));
}

function signer(id: string, role: string, name: string): Signer {
  return { id, role, name: name.trim() };
}
