import { epicDealFields, epicSalesFields, epicStatusFields } from '../epic-contracts/epic-contract.fields.js';
import { epicComputedFields, epicTypedFields } from '../epic-contracts/epic-contract-terms.fields.js';
import { reference, text } from '../kernel/field-kinds.rules.js';
import { dateFields, dealFields } from '../resale-contracts/resale-contract-deal.fields.js';
import { financialTermFields } from '../resale-contracts/resale-contract-money.fields.js';
import { salesFields } from '../resale-contracts/resale-contract-party.fields.js';
import { statusFields } from '../resale-contracts/resale-contract.fields.js';

export type SaleKind = 'resale' | 'membership';

/** A fact of a contract, as it is and since when. */
export interface SaleFact {
  readonly value: string | null;
  /** Of the contract's stream: the event that said it. */
  readonly revision: number;
  /** YYYY-MM-DD in New York. */
  readonly on: string;
}

export type SaleFacts = Readonly<Record<string, SaleFact>>;

/** Facts of a resale contract that its commission follows from, in the order in which they are told. */
export const resaleFactFields = {
  contractDate: dateFields.contractDate,
  contractStatus: statusFields.contractStatus,
  purchasePrice: financialTermFields.purchasePrice,
  depositAmount: financialTermFields.depositAmount,
  paidInFullDate: dateFields.paidInFullDate,
  paymentStatus: statusFields.paymentStatus,
  notes: financialTermFields.notes,
  tppDealNumber: dealFields.tppDealNumber,
  salesAgent: salesFields.salesAgent,
  isToUsed: salesFields.isToUsed,
  toName: salesFields.toName,
} as const;

/** And of a membership contract (`decisions.md D21`). */
export const membershipFactFields = {
  contractDate: epicTypedFields.contractDate,
  contractStatus: epicStatusFields.contractStatus,
  purchasePrice: epicTypedFields.purchasePrice,
  minimumDownPayment: epicComputedFields.minimumDownPayment,
  additionalDownPayment: epicTypedFields.additionalDownPayment,
  paidInFullDate: epicDealFields.paidInFullDate,
  paymentStatus: epicStatusFields.paymentStatus,
  transactionType: epicTypedFields.transactionType,
  tppDealNumber: epicDealFields.tppDealNumber,
  salesAgent: epicSalesFields.salesAgent,
  toName: epicSalesFields.toName,
} as const;

export const commissionedSaleFields = {
  saleId: text('Sale'),
  kind: text('Kind'),
  contractId: reference('Contract'),
  contractStatus: statusFields.contractStatus,
  contractDate: dateFields.contractDate,
  paidInFullDate: dateFields.paidInFullDate,
  salesAgent: salesFields.salesAgent,
  toName: salesFields.toName,
} as const;
