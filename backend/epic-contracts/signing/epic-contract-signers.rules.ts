import type { EpicContractValues } from '../../../events/epic-contracts/epic-contract.fields.js';
import { wholeName } from '../../../events/kernel/party-name.js';
import { reachedBy, signersOnPaper, type SignerOnPaper } from '../../platform/signing/signers-on-paper.rules.js';

/** Who signs a membership contract, in their order. */
export function buyersOnPaper(contract: EpicContractValues): readonly SignerOnPaper[] {
  const { buyerFirstName, buyerMiddleName, buyerLastName, coBuyerFirstName, coBuyerMiddleName, coBuyerLastName } = contract;
  return signersOnPaper(['buyer', wholeName(buyerFirstName, buyerMiddleName, buyerLastName)], ['coBuyer', wholeName(coBuyerFirstName, coBuyerMiddleName, coBuyerLastName)]);
}

/** The same with their mail addresses. */
export function buyersReached(contract: EpicContractValues): ReturnType<typeof reachedBy> {
  return reachedBy(buyersOnPaper(contract), { buyer: contract.buyerEmail, coBuyer: contract.coBuyerEmail });
}
