import { date, decimal, longText, money, number, text, yesNo } from '../kernel/field-kinds.rules.js';
import { computed, type ValuesOf } from '../kernel/field.rules.js';
import { transactionTypes } from './epic-contract.enums.js';

/** What is sold by a membership contract, for how much, and how that is paid. */

/** What people choose and type; all other terms follow from it. */
export const epicTypedFields = {
  contractDate: date('Contract date', { head: 'Date' }),
  membershipTier: text('Tier'),
  transactionType: text('Transaction type', { options: transactionTypes }),
  purchasePrice: money('Purchase price'),
  additionalDownPayment: money('Additional down payment'),
  /** Months. */
  loanTerm: number('Loan term'),
} as const;

export const epicMembershipFields = computed({
  /** Months. */
  membershipTerm: number('Term'),
  membershipStartDate: date('Start date'),
  membershipExpDate: date('Expires'),
  annualFixedPoints: number('Annual fixed points'),
  annualMaxEpicAdvantagePoints: number('Annual maximum of points'),
  firstYearEpicAdvantagePointsCost: money('Cost of the first year’s points'),
} as const);

/** What is charged beside the price, as on the day on which the contract was made (`decisions.md E15`). */
export const epicClosingCostFields = computed({
  escrowServices: money('Escrow services'),
  membershipProcessing: money('Membership processing'),
  firstYearDues: money('First year dues'),
  trusteeFees: money('Trustee fees'),
  thirdPartyProviders: money('Third party providers'),
  loanProcessingFee: money('Loan processing fee'),
  creditReportFee: money('Credit report fee'),
  closingCostAmount: money('Closing costs'),
} as const);

export const epicComputedFields = {
  ...epicMembershipFields,
  ...epicClosingCostFields,
  ...computed({
    totalPurchasePrice: money('Total purchase price'),
    minimumDownPayment: money('Minimum down payment'),
    subtotalDueAtClosing: money('Subtotal due at closing'),
    creditCardProcessingFee: money('Card fee'),
    dueAtClosing: money('Due at closing'),
    financedAmount: money('Financed amount'),
    /** Percent a year. */
    interestRate: decimal('Interest rate'),
    aprRate: decimal('APR'),
    regularPaymentAmount: money('Regular payment'),
  } as const),
} as const;

/** Whether the APR was over its ceiling when the contract was last edited, and why it was saved all the same (`decisions.md E5`). */
export const epicComplianceFields = computed({
  /** Blank where it never was. */
  overCeiling: yesNo('APR over the ceiling', { head: 'Over the ceiling', options: ['Yes', 'No'] }),
  overCeilingReason: longText('Why over the ceiling'),
} as const);

export type EpicTypedTerms = ValuesOf<typeof epicTypedFields>;
export type EpicComputedTerms = ValuesOf<typeof epicComputedFields>;
