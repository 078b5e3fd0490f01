import { count, date, longText, money, phone, reference, status, text, time } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';
import { envelopeStatuses } from '../signing/envelope.enums.js';
import { contractStatuses, paymentStatuses } from '../resale-contracts/resale-contract.enums.js';
import { epicComplianceFields, epicComputedFields, epicTypedFields } from './epic-contract-terms.fields.js';

/** Every field of a membership contract, once, by section. */

export const epicDealFields = {
  tppDealNumber: text('TPP Deal #'),
  contractGoodDate: date('Contract good date'),
  paidInFullDate: date('Paid in full date'),
  tourId: reference('Tour'),
  leadId: reference('Lead'),
} as const;

export const epicStatusFields = {
  contractStatus: status('Status', { options: contractStatuses }),
  paymentStatus: status('Payment status', { options: paymentStatuses }),
} as const;

/** How the buyer is reached (`decisions.md B24`). */
const sensitive = 'Epic_Contracts_Sensitive';

export const epicBuyerFields = {
  buyerFirstName: text('Buyer first name'),
  buyerMiddleName: text('Buyer middle name'),
  buyerLastName: text('Buyer last name', { head: 'Member' }),
  buyerEmail: text('Buyer email', { form: 'mail', sensitive }),
  buyerMobilePhone: phone('Buyer mobile phone', { sensitive }),
  buyerHomePhone: phone('Buyer home phone', { sensitive }),
  buyerWorkPhone: phone('Buyer work phone', { sensitive }),
  buyerAddress: text('Buyer address', { sensitive }),
  buyerCity: text('Buyer city', { sensitive }),
  buyerState: text('Buyer state', { sensitive }),
  buyerZipcode: text('Buyer ZIP code', { sensitive }),
  buyerCountry: text('Buyer country', { sensitive }),
  coBuyerFirstName: text('Co-buyer first name'),
  coBuyerMiddleName: text('Co-buyer middle name'),
  coBuyerLastName: text('Co-buyer last name'),
  coBuyerEmail: text('Co-buyer email', { form: 'mail', sensitive }),
  coBuyerMobilePhone: phone('Co-buyer mobile phone', { sensitive }),
  coBuyerHomePhone: phone('Co-buyer home phone', { sensitive }),
  coBuyerWorkPhone: phone('Co-buyer work phone', { sensitive }),
} as const;

export const epicSalesFields = {
  salesAgent: text('Sales agent'),
  toName: text('TO'),
} as const;

/** Written by making, signing and uploading documents, never by editing the contract. */
export const epicDocumentFields = {
  contractDocumentLink: longText('Contract document', { link: true }),
  contractFileName: text('Contract file'),
  contractDocumentDate: time('Contract made'),
  signedContractDocumentLink: longText('Signed contract', { link: true }),
  signedContractFileName: text('Signed contract file'),
  signedContractDocumentDate: time('Signed contract date'),
  signingStatus: status('Signature', { options: envelopeStatuses }),
} as const;

export const epicContractFields = {
  memberId: reference('Member', { head: 'Member ID' }),
  ...epicDealFields,
  ...epicStatusFields,
  ...epicBuyerFields,
  ...epicTypedFields,
  ...epicComputedFields,
  ...epicComplianceFields,
  ...epicSalesFields,
  ...epicDocumentFields,
} as const;

/** What lists show. */
export const epicContractListFields = { epicContractId: reference('Contract', { head: 'Contract ID' }), ...epicContractFields } as const;

export const epicContractTotalFields = {
  contractStatus: epicStatusFields.contractStatus,
  count: count('Contracts'),
  purchasePrice: money('Purchase price'),
} as const;

export type EpicContractValues = ValuesOf<typeof epicContractFields>;
