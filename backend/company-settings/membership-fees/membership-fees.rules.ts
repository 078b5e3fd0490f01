import { Decimal } from 'decimal.js';
import { months, type MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
import { LONGEST_LOAN_TERM } from '../../../events/company/membership-fees.rules.js';
import { isWithin } from '../../../events/kernel/within.rules.js';

const MOST_POINTS = 10_000_000;

export interface FeeFault {
  readonly field: keyof MembershipFeeValues;
  readonly message: string;
}

/** Why the fees cannot be kept like this, with each field at fault: what form and decider say alike. */
export function feeFaults(fees: MembershipFeeValues): readonly FeeFault[] {
  const amounts = { seasonalDues: 'Dues in season are', loanProcessingFee: 'The loan processing fee is', creditReportFee: 'The credit report fee is' } as const;
  const rules: readonly (FeeFault | false)[] = [
    ...(['seasonalDues', 'loanProcessingFee', 'creditReportFee'] as const).map((field) => !isWithin(fees[field], 0) && { field, message: `${amounts[field]} 0.00 or more` }),
    ...(['seasonFrom', 'seasonTo'] as const).map((field) => !isMonth(fees[field]) && { field, message: 'Please choose a month' }),
    fees.prepaidInSalePrice !== 'Yes' && fees.prepaidInSalePrice !== 'No' && { field: 'prepaidInSalePrice', message: 'Please choose Yes or No' },
    !isWithin(fees.cardFee, 0, 100) && { field: 'cardFee', message: 'The card fee is from 0 to 100 percent' },
    !isWithin(fees.aprCeiling, 0.01, 100) && { field: 'aprCeiling', message: 'The APR ceiling is above 0 and at most 100 percent' },
    hasMorePlaces(fees.aprCeiling) && { field: 'aprCeiling', message: 'An APR is said with 2 places, and so is its ceiling' },
    !isWithin(fees.defaultLoanTerm, 1, LONGEST_LOAN_TERM) && { field: 'defaultLoanTerm', message: `A loan runs from 1 to ${LONGEST_LOAN_TERM} months` },
    !isWithin(fees.closedMembershipPoints, 0, MOST_POINTS) && { field: 'closedMembershipPoints', message: `Points are from 0 to ${MOST_POINTS.toLocaleString('en-US')}` },
  ];
  return rules.filter((rule): rule is FeeFault => rule !== false);
}

function isMonth(word: string): boolean {
  return months.some((month) => month === word);
}

/** APRs are compared as they are disclosed (`decisions.md E6`). */
function hasMorePlaces(ceiling: string | null): boolean {
  return ceiling !== null && new Decimal(ceiling).decimalPlaces() > 2;
}
