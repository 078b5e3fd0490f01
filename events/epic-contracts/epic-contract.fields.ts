import { count, date, decimal, longText, money, number, phone, reference, status, text } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';
import { contractStatuses, paymentStatuses } from '../resale-contracts/resale-contract.enums.js';
import { transactionTypes } from './epic-contract.enums.js';

/** Every field of a membership contract, once, by section. */

const epicDealFields = {
  memberId: reference('Member', { head: 'Member ID' }),
  tppDealNumber: text('TPP Deal #'),
  contractStatus: status('Status', { options: contractStatuses }),
  paymentStatus: status('Payment status', { options: paymentStatuses }),
  contractDate: date('Contract date', { head: 'Date' }),
  contractGoodDate: date('Contract good date'),
  paidInFullDate: date('Paid in full date'),
  transactionType: text('Transaction type', { options: transactionTypes }),
  tourId: reference('Tour'),
  leadId: reference('Lead'),
} as const;

/** How the buyer is reached (`decisions.md B24`). */
const sensitive = 'Epic_Contracts_Sensitive';

const epicBuyerFields = {
  buyerFirstName: text('Buyer first name'),
  buyerMiddleName: text('Buyer middle name'),
  buyerLastName: text('Buyer last name', { head: 'Member' }),
  coBuyerFirstName: text('Co-buyer first name'),
  coBuyerLastName: text('Co-buyer last name'),
  buyerEmail: text('Buyer email', { sensitive }),
  buyerMobilePhone: phone('Buyer mobile phone', { sensitive }),
  buyerAddress: text('Buyer address', { sensitive }),
  buyerCity: text('Buyer city', { sensitive }),
  buyerState: text('Buyer state', { sensitive }),
  buyerZipcode: text('Buyer ZIP code', { sensitive }),
  buyerCountry: text('Buyer country', { sensitive }),
} as const;

const epicMembershipFields = {
  membershipTier: text('Tier'),
  /** Months. */
  membershipTerm: number('Term'),
  membershipStartDate: date('Start date'),
  membershipExpDate: date('Expires'),
  annualFixedPoints: number('Annual fixed points'),
  annualMaxEpicAdvantagePoints: number('Annual maximum of points'),
} as const;

const epicTermsFields = {
  closingCostAmount: money('Closing costs'),
  totalPurchasePrice: money('Total purchase price'),
  purchasePrice: money('Purchase price'),
  /** Percent a year. */
  interestRate: decimal('Interest rate'),
  aprRate: decimal('APR'),
  /** Months. */
  loanTerm: number('Loan term'),
  financedAmount: money('Financed amount'),
} as const;

const epicSalesFields = {
  salesAgent: text('Sales agent'),
  toName: text('TO'),
  signedContractDocumentLink: longText('Signed contract'),
} as const;

export const epicContractFields = {
  ...epicDealFields,
  ...epicBuyerFields,
  ...epicMembershipFields,
  ...epicTermsFields,
  ...epicSalesFields,
} as const;

/** What lists show. */
export const epicContractListFields = { epicContractId: reference('Contract', { head: 'Contract ID' }), ...epicContractFields } as const;

export const epicContractTotalFields = {
  contractStatus: epicDealFields.contractStatus,
  count: count('Contracts'),
  purchasePrice: money('Purchase price'),
} as const;

export type EpicContractValues = ValuesOf<typeof epicContractFields>;
