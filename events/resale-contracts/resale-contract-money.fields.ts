import { decimal, longText, money, number, text, yesNo } from '../kernel/field-kinds.rules.js';
import { computed } from '../kernel/field.rules.js';
import * as words from './resale-contract.enums.js';

/** What a contract costs: terms, totals, loan and accounting codes. */

const answers = { options: words.yesNo };
/** What the sale earns (`decisions.md B24`). */
const sensitive = 'Contracts_Sensitive';

/** Typed by people. */
export const financialTermFields = {
  purchasePrice: money('Purchase price', { head: 'Price' }),
  closingFee: money('Closing fee'),
  loanProcessingFee: money('Loan processing fee'),
  creditReportFee: money('Credit report fee'),
  prePaidMaintFee: money('Prepaid maintenance fee'),
  fullAmountCollected: yesNo('Full amount collected', answers),
  depositMadeBy: text('Deposit made by', { options: words.depositMethods }),
  depositAmount: money('Deposit'),
  balanceDueType: text('Balance due by', { options: words.balanceDueTypes }),
  notes: longText('Notes'),
} as const;

/** Computed from the terms (`decisions.md C2-C7`); kept in the event as what they came to on the day. */
export const financialTotalFields = computed({
  contractSalesPrice: money('Contract sales price'),
  subtotalCharges: money('Subtotal of charges'),
  creditCardProcessingFee: money('Card fee'),
  cashDueAtSigning: money('Cash due at signing'),
  balanceDue: money('Balance due', { head: 'Balance' }),
} as const);

export const loanFields = {
  financedAmount: money('Financed amount'),
  interestRate: decimal('Interest rate'),
  minimumDownPayment: money('Minimum down payment'),
  additionalDownPayment: money('Additional down payment'),
  loanTerm: number('Loan term'),
  financeCharge: money('Finance charge'),
  totalPayments: money('Total of payments'),
  totalSalesPrice: money('Total sales price'),
  numberOfRegularPayments: number('Number of regular payments'),
  regularPaymentAmount: money('Regular payment'),
  finalPaymentAmount: money('Final payment'),
  lateCharge: money('Late charge'),
  aprRate: decimal('APR'),
} as const;

export const accountingFields = {
  incomeGlCode: text('Income GL code', { sensitive }),
  incomeAmount: money('Income amount', { sensitive }),
  cogGlCode: text('COG GL code'),
  cogAmount: money('COG amount'),
} as const;
