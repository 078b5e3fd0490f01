import { money, phone, text, yesNo } from '../kernel/field-kinds.rules.js';
import { grouped } from '../kernel/field.rules.js';
import * as words from './resale-contract.enums.js';

/** Whom a contract concerns: buyer, seller, and who sells and closes. */

const answers = { options: words.yesNo };
/** How to reach the buyer (`decisions.md B24`). */
const sensitive = 'Contracts_Sensitive';

export const buyerFields = grouped('Parties', {
  buyerEntityType: text('Buyer type', { options: words.entityTypes }),
  buyerFirstName: text('Buyer first name'),
  buyerMiddleName: text('Buyer middle name'),
  buyerLastName: text('Buyer last name'),
  buyerCompanyName: text('Buyer company'),
  buyerStateInc: text('Buyer state of incorporation'),
  buyerTrustName: text('Buyer trust'),
  buyerHomePhone: phone('Buyer home phone', { sensitive }),
  buyerMobilePhone: phone('Buyer mobile phone', { sensitive }),
  buyerWorkPhone: phone('Buyer work phone', { sensitive }),
  buyerEmail: text('Buyer email', { sensitive }),
  buyerAddress1: text('Buyer address', { sensitive }),
  buyerAddress2: text('Buyer address, line 2', { sensitive }),
  buyerCity: text('Buyer city', { sensitive }),
  buyerState: text('Buyer state', { sensitive }),
  buyerZipcode: text('Buyer ZIP code', { sensitive }),
  buyerCountry: text('Buyer country', { sensitive }),
  coBuyerFirstName: text('Co-buyer first name'),
  coBuyerMiddleName: text('Co-buyer middle name'),
  coBuyerLastName: text('Co-buyer last name'),
  coBuyerHomePhone: phone('Co-buyer home phone', { sensitive }),
  coBuyerMobilePhone: phone('Co-buyer mobile phone', { sensitive }),
  coBuyerEmail: text('Co-buyer email', { sensitive }),
} as const);

export const sellerFields = grouped('Parties', {
  sellerEntityType: text('Seller type', { options: words.entityTypes }),
  isHoaInventory: yesNo('HOA inventory', answers),
  sellerFirstName: text('Seller first name'),
  sellerMiddleName: text('Seller middle name'),
  sellerLastName: text('Seller last name'),
  sellerCompanyName: text('Seller company'),
  sellerStateInc: text('Seller state of incorporation'),
  sellerTrustName: text('Seller trust'),
  sellerEmail: text('Seller email'),
  sellerHomePhone: phone('Seller home phone'),
  sellerMobilePhone: phone('Seller mobile phone'),
  sellerWorkPhone: phone('Seller work phone'),
  sellerAddress: text('Seller address'),
  sellerCity: text('Seller city'),
  sellerState: text('Seller state'),
  sellerZipcode: text('Seller ZIP code'),
  sellerCountry: text('Seller country'),
  coSellerFirstName: text('Co-seller first name'),
  coSellerMiddleName: text('Co-seller middle name'),
  coSellerLastName: text('Co-seller last name'),
  coSellerEmail: text('Co-seller email'),
  coSellerHomePhone: phone('Co-seller home phone'),
  coSellerWorkPhone: phone('Co-seller work phone'),
  coSellerMobilePhone: phone('Co-seller mobile phone'),
} as const);

export const salesFields = {
  salesAgent: text('Sales agent'),
  isToUsed: yesNo('TO used', answers),
  toName: text('TO'),
  toGlCode: text('TO GL code'),
  toCommission: money('TO commission'),
  closingAgent: text('Closing agent'),
  closingAgentAddress: text('Closing agent address'),
  closingAgentCity: text('Closing agent city'),
  closingAgentState: text('Closing agent state'),
  closingAgentZipcode: text('Closing agent ZIP code'),
  closingAgentPhone: text('Closing agent phone'),
  closingAgentEscrowBank: text('Escrow bank'),
  contractsProcessor: text('Processor'),
  escrowAgent: text('Escrow agent'),
} as const;
