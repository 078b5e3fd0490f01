import { companyFactDefaults, defaultOwnCompany } from '../../events/company/company-facts.rules.js';
import { StoreUnavailable } from '../../events/store/event-store.js';
import { NotFound } from '../platform/commands/refusal.js';
import type { Records } from '../platform/records/records.js';
import { CompanyDetails } from './company-details.js';

const harbor = { state: { ...companyFactDefaults, companyName: 'Harbor Resales' } };

describe('How the company is named', () => {
  let asked: (string | undefined)[];
  let answer: (at?: string) => Promise<unknown>;
  let details: CompanyDetails;

  beforeEach(() => {
    asked = [];
    answer = () => Promise.resolve(harbor);
    details = new CompanyDetails({ everything: (_: unknown, __: unknown, at?: string) => (asked.push(at), answer(at)) } as unknown as Records);
  });

  const away = () => void (answer = () => Promise.reject(new StoreUnavailable('The events cannot be read')));

  it('is never guessed in what goes out: a mail waits until the events can be read', async () => {
    away();
    await expect(details.read()).rejects.toThrow(StoreUnavailable);
    await expect(details.read('2026-01-01T00:00:00Z')).rejects.toThrow(StoreUnavailable);
  });

  it('is what was last known on screens meanwhile', async () => {
    await details.read();
    away();
    expect(await details.forScreen()).toMatchObject({ name: 'Harbor Resales' });
    expect(await details.forPage()).toMatchObject({ name: 'Harbor Resales' });
  });

  it('is what the product always said in the copy of a paper that is older than the company’s own facts', async () => {
    await details.read();
    answer = (at) => (at === undefined ? Promise.resolve(harbor) : Promise.reject(new NotFound('company', 1)));
    expect(await details.read('2020-01-01T00:00:00Z')).toEqual(defaultOwnCompany);
  });

  it('is read once for all pages that are asked for within a second, however many', async () => {
    const told = await Promise.all(Array.from({ length: 300 }, () => details.forPage()));
    expect(new Set(told.map(({ name }) => name))).toEqual(new Set(['Harbor Resales']));
    await details.forPage();
    expect(asked).toHaveLength(1);
  });

  it('keeps no page waiting for slow events, nor asks again while they are', async () => {
    answer = () => new Promise(() => undefined);
    for (let time = 0; time < 2; time++) expect(await details.forPage()).toEqual(defaultOwnCompany);
    expect(asked).toHaveLength(1);
  });
});
