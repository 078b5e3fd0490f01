import { CommissionRatesRevised, CommissionRatesStarted, type CommissionRatesEvent } from '../../../events/company/commission-rates.events.js';
import { commissionRateFields, type CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import { choicesOfRates, rateFaults } from '../../../events/company/commission-rate-faults.rules.js';
import { documentedCommissionRates } from '../../../events/company/commission-rates.rules.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import type { Aggregate } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { sameFiguresKept } from '../../platform/commands/same-figures.js';
import { sentOver } from '../../platform/commands/sent-over.js';
import { changesBetween, describeChanges, revisionWords } from '../../platform/records/field-changes.js';
import type { COMPANY } from '../company-facts.js';
import { ReviseCommissionRates, StartCommissionRates, type AnyCommissionRatesCommand } from './commission-rates.commands.js';
import { pastFaults } from './commission-rates.rules.js';

export interface CommissionRates extends CommissionRateValues {
  readonly started: boolean;
}

/** What commission is reckoned by, from which pay date on. */
export const commissionRates: Aggregate<CommissionRates, AnyCommissionRatesCommand, CommissionRatesEvent, typeof COMPANY> = {
  category: 'commissionRates',
  noun: 'rates',
  initial: { ...documentedCommissionRates, started: false },
  exists: ({ started }) => started,
  begins: [StartCommissionRates],
  fields: commissionRateFields,
  sensitive: {},

  decide(command, state, { issued }) {
    if (command instanceof StartCommissionRates) return commissionRates.exists(state) ? [] : [CommissionRatesStarted(documentedCommissionRates)];
    if (command instanceof ReviseCommissionRates) return revise(command, state, issued.today);
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'CommissionRatesStarted':
        return { ...state, ...event.data, started: true };
      case 'CommissionRatesRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      default:
        return event satisfies never;
    }
  },

  describe({ type, data }) {
    if (type === 'CommissionRatesStarted') return { title: 'Set up', changes: [] };
    return revisionWords(describeChanges(commissionRateFields, { ...data.changes }), 'Commission rates');
  },
};

const figures = (Object.keys(commissionRateFields) as (keyof CommissionRateValues)[]).filter((name) => !['holdsFrom', ...choicesOfRates].includes(name));

function revise(command: ReviseCommissionRates, { started: _, ...before }: CommissionRates, today: string): CommissionRatesEvent[] {
  const rates = sameFiguresKept<CommissionRateValues>(sentOver(commissionRateFields, { ...command }, before), before, figures);
  const changes = changesBetween(commissionRateFields, before, rates);
  if (Object.keys(changes).length === 0) return [];
  const faults = [...rateFaults(rates), ...pastFaults(before, rates, today)];
  if (faults[0]) throw new Refusal(faults[0].message, { field: faults[0].field, errors: faults });
  return [CommissionRatesRevised({ changes })];
}
