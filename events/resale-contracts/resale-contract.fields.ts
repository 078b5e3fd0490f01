import { envelopeStatuses } from '../signing/envelope.enums.js';
import { count, date, longText, money, reference, status, text, time } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';
import { dateFields, dealFields, optionFields, unitFields } from './resale-contract-deal.fields.js';
import { accountingFields, financialTermFields, financialTotalFields, loanFields } from './resale-contract-money.fields.js';
import { buyerFields, salesFields, sellerFields } from './resale-contract-party.fields.js';
import * as words from './resale-contract.enums.js';

/** Written by generating and signing documents, never by editing the contract. */
export const documentFields = {
  contractDocumentLink: longText('Buyer contract', { link: true }),
  contractFileName: text('Buyer contract file'),
  contractDocumentDate: time('Buyer contract date'),
  sellerContractDocumentLink: longText('Seller contract', { link: true }),
  sellerContractFileName: text('Seller contract file'),
  sellerContractDocumentDate: time('Seller contract date'),
  sellerDocuSignId: text('E-signature'),
  sellerDocuSignSentDate: time('Sent for signature'),
  sellerSigningStatus: status('Seller signature', { options: envelopeStatuses }),
  buyerSigningStatus: status('Buyer signature', { options: envelopeStatuses }),
  /** The day in New York on which the last of the buyers signed: their days to rescind are counted from it. */
  buyerSignedOn: date('Buyer signed on'),
} as const;

export const statusFields = {
  contractStatus: status('Status', { options: words.contractStatuses }),
  paymentStatus: status('Payment status', { head: 'Payment', options: words.paymentStatuses }),
} as const;

export const originFields = {
  createdBy: reference('Created by'),
  createdAt: time('Created'),
} as const;

/** Every field of a contract by name. */
export const resaleContractFields = {
  ...statusFields,
  ...originFields,
  ...dealFields,
  ...dateFields,
  ...unitFields,
  ...buyerFields,
  ...sellerFields,
  ...salesFields,
  ...financialTermFields,
  ...financialTotalFields,
  ...loanFields,
  ...accountingFields,
  ...optionFields,
  ...documentFields,
} as const;

/** What answers and lists name beside the fields (`decisions.md C23`). */
const derivedFields = {
  buyer: text('Buyer', { from: ['buyerEntityType', 'buyerFirstName', 'buyerLastName', 'buyerCompanyName', 'buyerTrustName'] }),
  seller: text('Seller', { from: ['sellerEntityType', 'sellerFirstName', 'sellerLastName', 'sellerCompanyName', 'sellerTrustName'] }),
  buyerName: text('Buyer', { from: ['buyerEntityType', 'buyerFirstName', 'buyerLastName', 'buyerCompanyName', 'buyerTrustName'] }),
  buyerPhone: text('Buyer phone', { from: ['buyerMobilePhone', 'buyerHomePhone', 'buyerWorkPhone'] }),
  buyerAddress: text('Buyer address', { from: ['buyerAddress1', 'buyerAddress2'] }),
  /** A deadline that the law sets: whoever reads the contract knows it, with the buyer's state or without. */
  lastDayToRescind: date('Last day to rescind', { head: 'Rescind by', from: ['contractDate', 'buyerSignedOn'] }),
} as const;

/** What answers and documents say: the fields, and what is made from them. */
export const resaleContractSaidFields = {
  contractId: reference('Contract'),
  ...resaleContractFields,
  ...derivedFields,
} as const;

/** What lists show. */
export const resaleContractListFields = {
  ...resaleContractSaidFields,
  /** The day on which the last day to rescind was told to be over, as long as it holds. */
  goodSince: date('Good since', { from: ['contractDate', 'buyerSignedOn', 'contractStatus'] }),
} as const;

export const resaleContractTotalFields = {
  contractStatus: statusFields.contractStatus,
  count: count('Contracts'),
  purchasePrice: money('Purchase price'),
} as const;

export const resaleContractMonthFields = {
  month: text('Month'),
  contractStatus: statusFields.contractStatus,
  count: count('Contracts'),
  purchasePrice: money('Volume'),
} as const;

/** A whole contract. */
export type ResaleContractValues = ValuesOf<typeof resaleContractFields>;
