import { Decimal } from 'decimal.js';
import type { MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
import type { CompanyFees } from '../../../events/epic-contracts/sale-conditions.js';
import { seasonMonths } from '../../../events/company/membership-fees.rules.js';

/** The company's fees as a contract keeps them: percent of a card fee as a fraction, the season as its months. */
export function companyFeesOf(fees: MembershipFeeValues): Required<CompanyFees> {
  return {
    loanProcessingFee: fees.loanProcessingFee ?? '0.00',
    creditReportFee: fees.creditReportFee ?? '0.00',
    seasonalDues: fees.seasonalDues ?? '0.00',
    season: seasonMonths(fees),
    cardFee: new Decimal(fees.cardFee ?? 0).div(100).toFixed(),
    aprCeiling: fees.aprCeiling ?? '0.00',
    defaultLoanTerm: fees.defaultLoanTerm ?? 0,
    annualFixedPoints: fees.closedMembershipPoints ?? 0,
    prepaidInSalePrice: fees.prepaidInSalePrice === 'Yes',
  };
}
