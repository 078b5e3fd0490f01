import { feeFaults } from '../../../backend/company-settings/membership-fees/membership-fees.rules.js';
import { membershipFeeFields, type MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { sectionsOf, type RecordSection } from '../../kit/detail/sections/record-section.js';
import { formatCount } from '../../kit/format/money.js';
import { feesRecord } from '../company-records.js';
import { OpenInSections } from '../open-in-sections.js';
import { NEW_CONTRACTS_ONLY } from './product-record.js';

const AMOUNT = 'Enter an amount';

const { dues, fees, loan, points } = sectionsOf<MembershipFeeValues>()(
  membershipFeeFields,
  {
    dues: {
      title: 'Season of the dues',
      fields: {
        seasonalDues: { required: AMOUNT, hint: 'On top of the first year’s dues' },
        seasonFrom: { required: true, label: 'Season', shown: ({ seasonFrom, seasonTo }) => (seasonFrom === seasonTo ? seasonFrom : `${seasonFrom} to ${seasonTo}`) },
        seasonTo: { required: true, readWith: 'seasonFrom', hint: 'With this month' },
      },
    },
    fees: {
      title: 'Fees',
      fields: {
        loanProcessingFee: { required: AMOUNT, hint: 'With a loan only' },
        creditReportFee: { required: AMOUNT, hint: 'With a loan only' },
        cardFee: { required: 'Enter a rate', hint: 'Percent of what is due at closing', shown: ({ cardFee }) => cardFee && `${cardFee}% of what is due at closing` },
      },
    },
    loan: {
      title: 'Loan',
      fields: {
        aprCeiling: { required: 'Enter a rate', hint: 'Percent a year, with 2 places', shown: ({ aprCeiling }) => aprCeiling && `${aprCeiling}% a year` },
        defaultLoanTerm: { required: 'Enter the months', hint: 'Months', shown: ({ defaultLoanTerm }) => defaultLoanTerm && `${formatCount(defaultLoanTerm)} months` },
        prepaidInSalePrice: { required: true, hint: 'Counts the prepaid processing fee' },
      },
    },
    points: { title: 'Points', fields: { closedMembershipPoints: { required: 'Enter the points', hint: 'Taken from the company’s ledger' } } },
  },
  {},
);

const sections: readonly RecordSection<MembershipFeeValues>[] = [dues, fees, loan, points];

/** What the company charges for memberships beside their product, with its history. */
export function OpenFees() {
  return <OpenInSections part="fees" name={feesRecord} note={NEW_CONTRACTS_ONLY} titleOf={() => 'Fees and limits'} noun="fees" sections={sections} check={faultOf} />;
}

/** The first rule that the values break, as the server says it. */
function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return feeFaults(values as unknown as MembershipFeeValues)[0];
}
