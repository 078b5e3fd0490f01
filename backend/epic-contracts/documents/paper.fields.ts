import { count, date, decimal, money, text } from '../../../events/kernel/field-kinds.rules.js';
import { epicContractListFields } from '../../../events/epic-contracts/epic-contract.fields.js';

/** What a membership contract says on paper beside its own fields; the figures of the loan follow from the terms that it keeps. */
export const paperFields = {
  ...epicContractListFields,
  buyer: text('Buyer'),
  coBuyer: text('Co-buyer'),
  daysToRescind: count('Days to rescind'),
  downPayments: money('Down payments'),
  amountFinanced: money('Amount Financed'),
  prepaid: money('Prepaid finance charge'),
  prepaidInSalePrice: text('Prepaid finance charge in the Total Sale Price'),
  boxRate: decimal('Annual percentage rate'),
  financeCharge: money('Finance charge'),
  totalPayments: money('Total of Payments'),
  totalSalesPrice: money('Total Sale Price'),
  numberOfPayments: count('Number of payments'),
  earlierPayments: count('Payments before the last'),
  eachPayment: money('Regular payment'),
  lastPayment: money('Last payment'),
  firstDue: date('First payment due'),
  lastDue: date('Last payment due'),
  lateCharge: money('Late charge'),
} as const;
