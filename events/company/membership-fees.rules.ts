import { months, type MembershipFeeValues } from './membership-fees.fields.js';

/** Months: thirty years. */
export const LONGEST_LOAN_TERM = 360;

/** Document 2, 9; the ceiling `decisions.md E5`, `E6`. */
export const documentedMembershipFees: MembershipFeeValues = {
  seasonalDues: '119.00',
  seasonFrom: 'September',
  seasonTo: 'November',
  loanProcessingFee: '200.00',
  creditReportFee: '25.00',
  prepaidInSalePrice: 'No',
  cardFee: '3.00',
  aprCeiling: '18.00',
  defaultLoanTerm: 60,
  closedMembershipPoints: 15_000,
};

/** The months of the season, 1 to 12; from November to February it has four. */
export function seasonMonths({ seasonFrom, seasonTo }: Pick<MembershipFeeValues, 'seasonFrom' | 'seasonTo'>): number[] {
  const [first, last] = [seasonFrom, seasonTo].map((month) => months.findIndex((one) => one === month));
  const length = ((last! - first! + months.length) % months.length) + 1;
  return Array.from({ length }, (_, index) => ((first! + index) % months.length) + 1);
}
