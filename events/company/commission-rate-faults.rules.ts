import { Decimal } from 'decimal.js';
import { bandNumbers, commissionRateFields, type CommissionRateValues } from './commission-rates.fields.js';
import { isWithin } from '../kernel/within.rules.js';

export interface RateFault {
  readonly field: keyof CommissionRateValues;
  readonly message: string;
}

const percents = ['paidInFull', 'halfDown', 'quarterDown', 'exception', 'reserve', 'managerBase', 'managerSenior', 'managerAsTo', 'managerAsAgent'] as const;

/** How runs are handled and who sees them, which no pay date reckons by. */
export const choicesOfRates = ['secondPerson', 'recoverGivenBack', 'repsSeeOwn'] as const;

/** Why the rates cannot be kept like this, with each field at fault: what form, decider and trial say alike. */
export function rateFaults(rates: CommissionRateValues): readonly RateFault[] {
  const rules: readonly (RateFault | false)[] = [
    ...percents.map((field) => !isWithin(rates[field], 0, 100) && { field, message: `${commissionRateFields[field].label} is from 0 to 100 percent` }),
    ...choicesOfRates.map((field) => rates[field] !== 'Yes' && rates[field] !== 'No' && { field, message: 'Please choose Yes or No' }),
    ...bandNumbers.flatMap((number): (RateFault | false)[] => bandFaults(rates, number)),
  ];
  return rules.filter((rule): rule is RateFault => rule !== false);
}

/** A band has both parts or none; none stands above one that has, and each begins above the one before. */
function bandFaults(rates: CommissionRateValues, number: (typeof bandNumbers)[number]): (RateFault | false)[] {
  const [from, rate] = [`band${number}From`, `band${number}Rate`] as const;
  const [amount, before] = [rates[from], number === 1 ? null : rates[`band${(number - 1) as 1}From`]];
  return [
    amount === null && rates[rate] !== null && { field: from, message: `Band ${number} needs the volume from which it holds` },
    amount !== null && !isWithin(rates[rate], 0, 100) && { field: rate, message: `The bonus of band ${number} is from 0 to 100 percent` },
    amount !== null && !isWithin(amount, 0) && { field: from, message: `The volume of band ${number} is 0.00 or more` },
    amount !== null && number > 1 && before === null && { field: from, message: `Band ${number - 1} is empty` },
    amount !== null && before !== null && new Decimal(amount).lte(before) && { field: from, message: `Band ${number} begins above band ${number - 1}` },
  ];
}
