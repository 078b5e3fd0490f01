import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

type Body = Readonly<Record<string, unknown>>;

const isWhole = (text: string) => /^(0|[1-9]\d{0,8})$/.test(text);

/** How older clients type the values of a whole record. */
const typings: Readonly<Record<string, (value: unknown) => unknown>> = {
  'numbers as texts': (value) => (typeof value === 'number' ? String(value) : value),
  'texts of figures as numbers': (value) => (typeof value === 'string' && isWhole(value) ? Number(value) : value),
  'empty texts as nulls': (value) => (value === '' ? null : value),
  'nulls as empty texts': (value) => (value === null ? '' : value),
  'flags as words': (value) => (typeof value === 'boolean' ? (value ? 'true' : 'false') : value),
  'flags as figures': (value) => (typeof value === 'boolean' ? Number(value) : value),
};

const records = ['/api/Leads/12', '/api/Tours/179', '/api/Inventories/270', '/api/Contracts/1018', '/api/Employees/35', '/api/GiftTypes/1'];

describe('A whole record that an older client sends back', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

  describe.each(records)('%s', (path) => {
    it.each(Object.keys(typings))('is taken with %s, and changes nothing', async (typing) => {
      const record = await dana.get<Body>(path);
      const body = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, typings[typing]!(value)]));
      const answer = await dana.fetch(path, { method: 'PUT', body });
      const said = (await answer.json()) as Body;
      expect([answer.status, said]).toMatchObject([200, { changed: false }]);
      expect(await dana.get(path)).toEqual(record);
    });
  });

  it('adds an interest whose bedrooms and lead are typed otherwise', async () => {
    const added = await dana.fetch('/api/Interests', { method: 'POST', body: { leadId: '12', bedrooms: 2, useWeek: 12, resortName: null } });
    const said = (await added.json()) as { interestId: number };
    expect([added.status, said]).toMatchObject([201, {}]);
    expect(await dana.get('/api/Interests/ForLead/12')).toContainEqual(expect.objectContaining({ interestId: said.interestId, bedrooms: '2', useWeek: '12' }));
  });

  it('is told at the field what is no value of its kind', async () => {
    for (const [path, body, field] of [
      ['/api/Tours/179', { leadId: 'twelve' }, 'leadId'],
      ['/api/Tours/179', { notes: { a: 1 } }, 'notes'],
      ['/api/Contracts/1018', { skipTppIntegration: 'perhaps' }, 'skipTppIntegration'],
    ] as const) {
      const answer = await dana.fetch(path, { method: 'PUT', body });
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.stringContaining(field)]);
    }
  });
});
