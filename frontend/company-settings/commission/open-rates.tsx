import { rateFaults } from '../../../events/company/commission-rate-faults.rules.js';
import { bandNumbers, commissionRateFields, type CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { sectionsOf, type RecordSection } from '../../kit/detail/sections/record-section.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { ratesRecord } from '../company-records.js';
import { OpenInSections } from '../open-in-sections.js';
import { TryIt } from './try-it.js';

const RATE = 'Enter a rate';
const percent = (value: string | null) => value && `${Number(value)}%`;

type BandFields = Record<`band${(typeof bandNumbers)[number]}${'From' | 'Rate'}`, object>;

/** Said where it begins to hold: eight bands with the same words below each are a long way on a phone. */
const fromHints = [{ hint: 'Volume of this and more' }, { hint: 'Volume above this; the bands below too' }];

const bandFields = Object.fromEntries(
  bandNumbers.flatMap((number) => {
    const [from, rate] = [`band${number}From`, `band${number}Rate`] as const;
    const shown = (values: CommissionRateValues) => (values[from] === null ? null : `${number === 1 ? 'from' : 'above'} ${formatMoney(values[from])}: ${percent(values[rate])}`);
    return [
      [from, { label: `Band ${number}`, ...fromHints[number - 1], shown }],
      [rate, { readWith: from, ...(number === 1 && { hint: 'Percent of the whole volume' }) }],
    ];
  }),
) as BandFields;

const { when, sales, managers, bonus, runs } = sectionsOf<CommissionRateValues>()(
  commissionRateFields,
  {
    when: { title: 'When', fields: { holdsFrom: { hint: 'The first pay date that they hold for; asked when a rate changes', shown: ({ holdsFrom }) => (holdsFrom ? formatDate(holdsFrom) : 'always') } } },
    sales: {
      title: 'Sales executives, weekly',
      fields: {
        paidInFull: { required: RATE, hint: 'Percent', shown: ({ paidInFull }) => percent(paidInFull) },
        halfDown: { required: RATE, hint: 'Percent', shown: ({ halfDown }) => percent(halfDown) },
        quarterDown: { required: RATE, hint: 'Percent', shown: ({ quarterDown }) => percent(quarterDown) },
        exception: { required: RATE, hint: 'Percent; which deals is a list of its own', shown: ({ exception }) => percent(exception) },
        reserve: { required: RATE, hint: 'Percent kept back of each commission', shown: ({ reserve }) => percent(reserve) },
      },
    },
    managers: {
      title: 'Sales managers',
      fields: {
        managerBase: { required: RATE, hint: 'Percent', shown: ({ managerBase }) => percent(managerBase) },
        managerSenior: { required: RATE, hint: 'Percent', shown: ({ managerSenior }) => percent(managerSenior) },
        managerAsTo: { required: RATE, hint: 'Percent on top, as TO of the sale', shown: ({ managerAsTo }) => percent(managerAsTo) },
        managerAsAgent: { required: RATE, hint: 'Percent in place of all other', shown: ({ managerAsAgent }) => percent(managerAsAgent) },
      },
    },
    bonus: { title: 'Bonus of the month', fields: bandFields, paired: true },
    runs: { title: 'Pay runs', fields: { secondPerson: { required: true, hint: 'Than who prepared the pay run' }, recoverGivenBack: { required: true, hint: 'What a contract was paid is taken back in the next run once it is rescinded or canceled' }, repsSeeOwn: { required: true, hint: 'Lines and paid statements in My account, for who is linked to an employee; nobody else’s' } } },
  },
  {},
);

const sections: readonly RecordSection<CommissionRateValues>[] = [when, sales, managers, runs, bonus];

/** What commission is reckoned by, from which pay date, with its history. */
export function OpenRates() {
  return <OpenInSections part="commission" name={ratesRecord} note="for pay dates from their day on; earlier ones keep what held then" titleOf={() => 'Commission rates'} noun="rates" sections={sections} check={faultOf} aside={<TryIt />} />;
}

/** The first rule that the values break, as the server says it. */
function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return rateFaults(values as unknown as CommissionRateValues)[0];
}
