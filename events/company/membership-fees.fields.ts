import { decimal, money, number, text, yesNo } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';

export const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;

/** What the company charges for memberships beside their product, and the limits that it keeps to. */
export const membershipFeeFields = {
  /** Added to the first year's dues of a contract that is made in the season (`decisions.md E15`). */
  seasonalDues: money('Dues in season'),
  /** Both months are of the season; it may run over New Year. */
  seasonFrom: text('Season from', { options: months }),
  seasonTo: text('Season to', { options: months }),
  /** Both with a loan only. */
  loanProcessingFee: money('Loan processing fee'),
  creditReportFee: money('Credit report fee'),
  /** Whether the box adds the prepaid processing fee to the Total Sale Price (`decisions.md E27`); blank in streams that are older. */
  prepaidInSalePrice: yesNo('Fee in Total Sale Price', { options: ['Yes', 'No'] }),
  /** Percent of what is due at closing. */
  cardFee: decimal('Card fee'),
  /** Percent a year; exactly at it an APR holds (`decisions.md E5`, `E6`). */
  aprCeiling: decimal('APR ceiling'),
  /** Months, where nobody says otherwise. */
  defaultLoanTerm: number('Default loan term'),
  /** Taken from the company's ledger when the membership is closed (`decisions.md F14`). */
  closedMembershipPoints: number('Points of a closed membership'),
} as const;

export type MembershipFeeValues = ValuesOf<typeof membershipFeeFields>;
