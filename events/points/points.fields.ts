import { count, longText, money, number, reference, status, text, time } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';
import { debitOrCredit, latePaymentWords, ledgerStatuses, ledgerTransactionTypes, pointsPaymentStatuses } from './points.enums.js';

/**
 * What points ledger rows and purchases say beside the figures that the balance counts. Those are no additive fields: a row
 * without its number of points is none.
 */

/** A row of the company's ledger. */
export const ledgerRowFields = {
  transactionType: text('Type', { options: ledgerTransactionTypes }),
  /** 0 when the row belongs to no contract. */
  contractId: reference('Contract ID'),
  memberId: reference('Member ID'),
  resort: text('Resort', { length: 200 }),
  unitNumber: text('Unit', { length: 50 }),
  useWeek: text('Week', { length: 20 }),
  useYear: text('Year', { length: 20 }),
} as const;

/** Why somebody wrote a row by hand. */
export const ledgerNoteFields = { note: longText('Note', { length: 500 }) } as const;

const ledgerStatusFields = { status: status('Status', { options: ledgerStatuses }) } as const;

export const importedLedgerRowFields = { ...ledgerRowFields, ...ledgerStatusFields } as const;

/** What lists show. */
export const ledgerListFields = {
  pointLedgerId: reference('ID'),
  createdAt: time('Date'),
  ...ledgerStatusFields,
  debitOrCredit: text('Debit/Credit', { options: debitOrCredit }),
  pointsQty: count('Points'),
  /** What the row does to the balance: debits below zero; nothing while points are only held, or were released. */
  balanceChange: number('Change of balance'),
  ...ledgerRowFields,
  ...ledgerNoteFields,
  epicAdvantageContractId: reference('Purchase'),
  reverses: reference('Reverses row'),
  recordedBy: text('Recorded by'),
} as const;

export const pointsBalanceFields = {
  credits: count('Credits'),
  debits: count('Debits'),
  balance: count('Balance'),
  rows: count('Rows'),
} as const;

/** A purchase of points by a member. */
export const pointsPurchaseFields = {
  paymentReferenceId: text('Payment reference'),
  /** Blank where somebody took the payment at a desk and noted its reference. */
  processor: text('Paid through'),
  /** The last four digits: no more of a card is ever known here. */
  cardEnd: text('Card ends in', { length: 4 }),
} as const;

/** What came of a purchase after its payment. */
export const afterPaymentFields = {
  latePayment: text('Late payment', { options: latePaymentWords }),
  refundReason: longText('Reason of the refund', { length: 500 }),
} as const;

/** What lists show. */
export const pointsPurchaseListFields = {
  epicAdvantageContractId: reference('Purchase'),
  epicMemberId: reference('Member'),
  /** As the member is called now. */
  memberName: text('Member name', { sensitive: 'Epic_Members_Main' }),
  createdBy: reference('Sold by'),
  createdByName: text('Seller'),
  useYear: text('Use year'),
  paymentStatus: status('Payment status', { options: pointsPaymentStatuses }),
  pointsPurchased: count('Points'),
  pricePerPoint: money('Price per point'),
  transactionFee: money('Transaction fee'),
  totalPurchasePrice: money('Total'),
  createdAt: time('Created'),
  heldUntil: time('Held until'),
  ...pointsPurchaseFields,
  ...afterPaymentFields,
} as const;

export type LedgerRowValues = ValuesOf<typeof ledgerRowFields>;
