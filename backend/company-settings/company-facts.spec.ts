import { ownCompanyOf } from '../../events/company/company-facts.rules.js';
import { CompanyFactsRevised, CompanyFactsStarted, type CompanyFactsEvent } from '../../events/company/company-settings.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { ReviseCompanyFacts, StartCompanyFacts } from './company-facts.commands.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf } from '../platform/commands/command.js';
import { COMPANY, companyFacts } from './company-facts.js';
import { factSeeds } from './company-settings.seeds.js';

const started = companyFacts.evolve(companyFacts.initial, CompanyFactsStarted(factSeeds) as RecordedEvent<CompanyFactsEvent>);
const context = { id: COMPANY, issued: issuedWith(), given: undefined } as const;

const revise = (fields: Partial<ReviseCompanyFacts>) => companyFacts.decide(Object.assign(new ReviseCompanyFacts(), fields), started, context);

describe('the facts of the company', () => {
  it('start with the deal platform TPP, once', () => {
    const start = commandOf(StartCompanyFacts, factSeeds);
    expect(companyFacts.decide(start, companyFacts.initial, context)).toEqual([CompanyFactsStarted({ dealPlatformName: 'TPP', listingTerms: '2022Plan' })]);
    expect(companyFacts.decide(start, started, context)).toEqual([]);
  });

  it('are revised one by one and never blank', () => {
    expect(revise({ dealPlatformName: 'Deal Desk' })).toEqual([CompanyFactsRevised({ changes: { dealPlatformName: { from: 'TPP', to: 'Deal Desk' } } })]);
    expect(revise({ dealPlatformName: 'TPP' })).toEqual([]);
    expect(() => revise({ dealPlatformName: '' })).toThrow('Deal platform is missing');
  });

  it('name the company as the product always did until somebody sets it, also where the stream is older', () => {
    expect(ownCompanyOf(started)).toEqual({ name: 'Vacation Resales', phone: '(407) 555-0100', address: '1200 Lake Avenue, Orlando, FL 32801', place: 'Orlando, FL' });
    expect(revise({ companyName: 'Vacation Resales' })).toEqual([]);
    expect(revise({ companyName: 'Harbor Resales' })).toEqual([CompanyFactsRevised({ changes: { companyName: { from: 'Vacation Resales', to: 'Harbor Resales' } } })]);
  });

  it.each<[string, keyof ReviseCompanyFacts, string]>([
    ['no name', 'companyName', ' '],
    ['a phone that nobody can call', 'companyPhone', 'by the pool'],
    ['half a phone', 'companyPhone', '555-01'],
    ['a state in words', 'companyState', 'Florida'],
    ['a ZIP code of four digits', 'companyZipcode', '3280'],
    ['neither yes nor no to codes', 'agentsNeedCode', 'perhaps'],
  ])('refuse %s, at its field', (_, field, value) => {
    expect(() => revise({ [field]: value })).toThrow(expect.objectContaining({ options: expect.objectContaining({ field }) as unknown }) as Error);
  });

  it('take a phone that is printed in letters, and one abroad', () => {
    for (const companyPhone of ['1-800-CLOSING', '+44 20 7946 0018']) expect(revise({ companyPhone })).toHaveLength(1);
  });
});
