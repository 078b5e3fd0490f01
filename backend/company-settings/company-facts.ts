import { companyFactFields, type CompanyFactField, type CompanyFactValues } from '../../events/company/company-facts.fields.js';
import { companyFactDefaults } from '../../events/company/company-facts.rules.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { CompanyFactsRevised, CompanyFactsStarted, type CompanyFactsEvent } from '../../events/company/company-settings.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { changesBetween, describeChanges } from '../platform/records/field-changes.js';
import { factFaults } from './company-facts.rules.js';
import { ReviseCompanyFacts, StartCompanyFacts, type AnyCompanyFactsCommand } from './company-facts.commands.js';

/** There is one company (`decisions.md A20`). */
export const COMPANY = 1;

export interface CompanyFacts extends CompanyFactValues {
  readonly started: boolean;
}

/** What the company is called and where it is reached, and what its forms begin with. */
export const companyFacts: Aggregate<CompanyFacts, AnyCompanyFactsCommand, CompanyFactsEvent, typeof COMPANY> = {
  category: 'companyFacts',
  noun: 'company',
  initial: { ...blankValues(companyFactFields), ...companyFactDefaults, started: false },
  exists: ({ started }) => started,
  begins: [StartCompanyFacts],
  sensitive: {},

  decide(command, state) {
    if (command instanceof StartCompanyFacts) {
      return companyFacts.exists(state) ? [] : [CompanyFactsStarted({ dealPlatformName: command.dealPlatformName, listingTerms: command.listingTerms })];
    }
    if (command instanceof ReviseCompanyFacts) return revise(command, state);
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'CompanyFactsStarted':
        return { ...state, ...event.data, started: true };
      case 'CompanyFactsRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      default:
        return event satisfies never;
    }
  },

  describe(event) {
    if (event.type === 'CompanyFactsStarted') return { title: 'Set up', changes: [] };
    return { title: 'Company', changes: describeChanges(companyFactFields, { ...event.data.changes }) };
  },
};

function revise(command: ReviseCompanyFacts, state: CompanyFacts): CompanyFactsEvent[] {
  const names = Object.keys(companyFactFields) as CompanyFactField[];
  const revised = Object.fromEntries(names.map((name) => [name, command[name] ?? state[name]])) as unknown as CompanyFactValues;
  const fault = factFaults(revised)[0];
  if (fault) throw new Refusal(fault.message, { field: fault.field });
  const changes = changesBetween(companyFactFields, { ...state }, { ...revised });
  return Object.keys(changes).length === 0 ? [] : [CompanyFactsRevised({ changes })];
}
