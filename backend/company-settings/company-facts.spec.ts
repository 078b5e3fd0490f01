import { CompanyFactsRevised, CompanyFactsStarted, type CompanyFactsEvent } from '../../events/company/company-settings.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { ReviseCompanyFacts, StartCompanyFacts } from './company-facts.commands.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf } from '../platform/commands/command.js';
import { COMPANY, companyFacts } from './company-facts.js';
import { factSeeds } from './company-settings.seeds.js';

const started = companyFacts.evolve(companyFacts.initial, CompanyFactsStarted(factSeeds) as RecordedEvent<CompanyFactsEvent>);
const context = { id: COMPANY, issued: issuedWith(), given: undefined } as const;

describe('the facts of the company', () => {
  it('start with the deal platform TPP, once', () => {
    const start = commandOf(StartCompanyFacts, factSeeds);
    expect(companyFacts.decide(start, companyFacts.initial, context)).toEqual([CompanyFactsStarted({ dealPlatformName: 'TPP', listingTerms: '2022Plan' })]);
    expect(companyFacts.decide(start, started, context)).toEqual([]);
  });

  it('are revised one by one and never blank', () => {
    const revise = (fields: Partial<ReviseCompanyFacts>) => companyFacts.decide(Object.assign(new ReviseCompanyFacts(), fields), started, context);
    expect(revise({ dealPlatformName: 'Deal Desk' })).toEqual([CompanyFactsRevised({ changes: { dealPlatformName: { from: 'TPP', to: 'Deal Desk' } } })]);
    expect(revise({ dealPlatformName: 'TPP' })).toEqual([]);
    expect(() => revise({ dealPlatformName: '' })).toThrow('Deal platform is missing');
  });
});
