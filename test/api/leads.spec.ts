import type { HistoryPage } from '../../backend/platform/records/history.js';
import type { LeadAnswer } from '../../backend/leads/lead.dto.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface Answer {
  readonly leadId: number;
  readonly interestId: number;
  readonly position: string;
  readonly revision: number;
  readonly changed: boolean;
  readonly field?: string;
  readonly detail?: string;
}

interface Interest {
  readonly interestId: number;
  readonly leadId: number;
  readonly resort: string;
  readonly useYearType: string;
}

/** Four interests of the old system, in this order. */
const WITH_INTERESTS = { leadId: 1250, interests: [4, 60, 111, 299] };
const WITH_TOURS = 914;

describe('the leads API', () => {
  let app: TestApp;
  /** Everything but texting. */
  let dana: SignedIn;
  /** Texting too. */
  let priya: SignedIn;
  /** Enters and edits leads without seeing how to reach them. */
  let desk: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [dana, priya, desk] = [await app.signIn('executive'), await app.signIn('sales-administrator'), await app.signIn('receptionist')];
  }, 120_000);

  afterAll(() => app.stop());

  async function send(who: SignedIn, method: string, path: string, body?: unknown, headers = {}): Promise<{ status: number; answer: Answer }> {
    const response = await who.fetch(path, { method, body, headers });
    return { status: response.status, answer: (await response.json()) as Answer };
  }

  async function created(body: object): Promise<number> {
    const { status, answer } = await send(desk, 'POST', '/api/Leads/', body);
    expect(status).toBe(201);
    return answer.leadId;
  }

  const ofLead = (leadId: number) => dana.get<Interest[]>(`/api/Interests/ForLead/${leadId}`);

  async function listed(who: SignedIn, list: string, search: string, position: string): Promise<number[]> {
    const response = await who.fetch(`/api/lists/${list}?search=${encodeURIComponent(search)}`, { headers: { 'X-Min-Position': position } });
    return ((await response.json()) as { rows: { leadId: number }[] }).rows.map(({ leadId }) => leadId);
  }

  it('adds a lead with its first interest as one, and once however often it is sent', async () => {
    const headers = { 'Idempotency-Key': '1ead0000-0000-4000-8000-000000000001' };
    const body = { firstName: 'Zora', lastName: 'Quill', mobilePhone: '305-222-7741', leadStatus: 'Dead', marketingEmployeeId: 15, interest: { resort: 'Harbour Point', useYearType: 'Bi-EnnialEven' } };
    const { status, answer } = await send(desk, 'POST', '/api/Leads/', body, headers);
    const again = await send(desk, 'POST', '/api/Leads/', body, headers);
    expect([status, answer.leadId, again.answer.leadId, again.answer.interestId]).toEqual([201, 1501, 1501, answer.interestId]);
    expect(await dana.get('/api/Leads/1501')).toMatchObject({ leadId: 1501, firstName: 'Zora', leadStatus: 'New', country: 'US', mobilePhone: '+13052227741', communications: '[]', marketingRep: expect.stringMatching(/\w/) });
    expect(await ofLead(1501)).toEqual([expect.objectContaining({ leadId: 1501, interestId: answer.interestId, useYearType: 'Biennial Even' })]);
    expect(await listed(dana, 'lead-list', '222774', answer.position)).toEqual([1501]);
  });

  it('adds neither where the interest cannot be', async () => {
    const { status, answer } = await send(desk, 'POST', '/api/Leads', { firstName: 'Nobody', lastName: 'Atall', interest: { bedrooms: '12' } });
    expect([status, answer.field]).toEqual([422, 'bedrooms']);
    expect(await listed(dana, 'lead-list', 'Atall', '')).toEqual([]);
  });

  it('knows the interests of the old system, and changes, orders, adds and removes them in the history of their lead', async () => {
    const { leadId, interests } = WITH_INTERESTS;
    expect((await ofLead(leadId)).map(({ interestId }) => interestId)).toEqual(interests);
    const added = await send(desk, 'POST', '/api/Interests/', { leadId, resort: 'Ocean Key Suites' });
    expect(added.status).toBe(201);
    expect((await send(desk, 'PUT', '/api/Interests/299', { useYearType: 'Odd' })).status).toBe(200);
    expect((await send(desk, 'DELETE', '/api/Interests/60')).status).toBe(200);
    expect((await send(desk, 'PUT', `/api/Leads/${leadId}/Interests/Order`, { interestIds: [299, 4, 111] })).status).toBe(422);
    const order = [added.answer.interestId, 299, 4, 111];
    expect((await send(desk, 'PUT', `/api/Leads/${leadId}/Interests/Order`, { interestIds: order })).status).toBe(200);
    const after = await ofLead(leadId);
    expect(after.map(({ interestId }) => interestId)).toEqual(order);
    expect(after[1]).toMatchObject({ interestId: 299, useYearType: 'Biennial Odd' });
    const { entries } = await dana.get<HistoryPage>(`/api/Leads/${leadId}/History`);
    expect(entries.slice(0, 4).map(({ title }) => title)).toEqual([
      'Interests in order: Ocean Key Suites, Barefoot\'n Resort, Palm Bay Villas, Harbour Point',
      'Interest in Coral Reef Club removed',
      'Interest in Barefoot\'n Resort',
      'Interest in Ocean Key Suites added',
    ]);
    expect((await send(desk, 'DELETE', '/api/Interests/60')).status).toBe(404);
  });

  it('keeps what a whole lead hides from its sender, and appends nothing for what stays the same', async () => {
    const seen = await desk.get<Partial<LeadAnswer>>(`/api/Leads/${WITH_TOURS}`);
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(mobilePhone|email|address1|incomeTier|smsOptIn)$/)]));
    const before = await dana.get<LeadAnswer>(`/api/Leads/${WITH_TOURS}`);
    expect((await send(desk, 'PUT', `/api/Leads/${WITH_TOURS}`, seen)).answer.changed).toBe(false);
    expect((await send(desk, 'PUT', `/api/Leads/${WITH_TOURS}`, { ...seen, mobilePhone: '', occupation: 'Nurse' })).status).toBe(200);
    expect(await dana.get(`/api/Leads/${WITH_TOURS}`)).toEqual({ ...before, occupation: 'Nurse' });
    expect((await send(desk, 'PUT', `/api/Leads/${WITH_TOURS}`, { ...seen, email: 'x@example.com' })).status).toBe(403);
  });

  it('takes no word of a consent to texts from who may not text, but that a guest gave it', async () => {
    const refused = [
      await send(dana, 'POST', '/api/Leads', { firstName: 'Opt', smsOptIn: 'yes' }),
      await send(dana, 'PUT', `/api/Leads/${WITH_TOURS}`, { smsOptIn: 'true' }),
    ];
    expect(refused.map(({ status, answer }) => [status, answer.field])).toEqual([[403, 'smsOptIn'], [403, 'smsOptIn']]);
    const { answer } = await send(priya, 'POST', '/api/Leads', { firstName: 'Opt', smsOptIn: true });
    expect(await priya.get(`/api/Leads/${answer.leadId}`)).toMatchObject({ smsOptIn: 'true' });
    expect(await dana.get(`/api/Leads/${answer.leadId}`)).not.toHaveProperty('smsOptIn');
  });

  it('has the statuses that the company keeps, and no other', async () => {
    const leadId = await created({ firstName: 'Cole', lastName: 'Dunn' });
    expect((await send(desk, 'PUT', `/api/Leads/${leadId}/Status`, { leadStatus: 'contacted' })).status).toBe(200);
    const { status, answer } = await send(desk, 'PUT', `/api/Leads/${leadId}`, { leadStatus: 'Lukewarm' });
    expect([status, answer.field]).toEqual([422, 'leadStatus']);
    expect(await dana.get(`/api/Leads/${leadId}`)).toMatchObject({ leadStatus: 'Contacted' });
  });

  it('tells a stale editor what others changed', async () => {
    const leadId = await created({ firstName: 'Ada', lastName: 'Stale' });
    const before = await dana.revision(`/api/Leads/${leadId}`);
    await send(desk, 'PUT', `/api/Leads/${leadId}`, { occupation: 'Artist' });
    const { status, answer } = await send(dana, 'PUT', `/api/Leads/${leadId}`, { occupation: 'Clergy' }, { 'If-Match': `"${before}"` });
    expect(status).toBe(412);
    expect(answer).toMatchObject({ changes: [{ field: 'occupation', to: 'Artist', by: { name: 'Ellen Brooks' } }] });
  });

  it('deletes softly, only what came to nothing, and brings it back', async () => {
    const withTours = await send(dana, 'DELETE', `/api/Leads/${WITH_TOURS}`);
    expect([withTours.status, withTours.answer.detail]).toEqual([409, 'A lead with tours or contracts cannot be deleted']);
    const leadId = await created({ firstName: 'Gone', lastName: 'Tomorrow' });
    expect((await send(desk, 'DELETE', `/api/Leads/${leadId}`)).status).toBe(403);
    const { answer } = await send(dana, 'DELETE', `/api/Leads/${leadId}`);
    expect(await listed(dana, 'lead-list', 'Tomorrow', answer.position)).toEqual([]);
    expect(await listed(dana, 'deleted-leads', 'Tomorrow', answer.position)).toEqual([leadId]);
    expect((await desk.fetch(`/api/Leads/${leadId}`)).status).toBe(404);
    expect((await send(desk, 'PUT', `/api/Leads/${leadId}`, { occupation: 'Nurse' })).status).toBe(404);
    expect(await dana.get(`/api/Leads/${leadId}`)).toMatchObject({ deleted: true });
    const back = await send(dana, 'POST', `/api/Leads/${leadId}/Restore`);
    expect(await listed(dana, 'lead-list', 'Tomorrow', back.answer.position)).toEqual([leadId]);
    expect(await listed(dana, 'deleted-leads', 'Tomorrow', back.answer.position)).toEqual([]);
    expect((await desk.fetch(`/api/Leads/${leadId}`)).status).toBe(200);
  });

  it('answers whole leads as one bare array, without those that are deleted', async () => {
    const { answer } = await send(dana, 'DELETE', `/api/Leads/${await created({ firstName: 'Array', lastName: 'Less' })}`);
    const response = await dana.fetch('/api/Leads', { headers: { 'X-Min-Position': answer.position } });
    const leads = (await response.json()) as LeadAnswer[];
    expect(leads.filter(({ lastName }) => lastName === 'Less')).toEqual([]);
    expect(leads.find(({ leadId }) => leadId === 1013)).toMatchObject({ firstName: 'Ingrid', communications: expect.stringContaining('"Note"') });
  });

  it('keeps a search for who made it, and finds by any phone what its reader may see', async () => {
    const leadId = await created({ firstName: 'Searched', lastName: 'Often', workPhone: '(305) 222-8852' });
    const position = (await send(desk, 'PUT', `/api/Leads/${leadId}`, { occupation: 'Nurse' })).answer.position;
    const search = async (who: SignedIn, criteria: object) => {
      const response = await who.fetch('/api/Searches', { method: 'POST', body: { userId: 1, leadId: 0, searchType: 'leads', searchCriteria: JSON.stringify(criteria) }, headers: { 'X-Min-Position': position } });
      expect(response.status).toBe(201);
      return (await response.json()) as { searchId: number; searchResponse: string };
    };
    const found = await search(dana, { FirstName: 'search', HomePhone: '222-88' });
    expect(JSON.parse(found.searchResponse)).toEqual([expect.objectContaining({ leadId, workPhone: '+13052228852' })]);
    expect(await dana.get(`/api/Searches/${found.searchId}`)).toMatchObject({ leadId: 0, tourId: 0, searchResponse: found.searchResponse });
    expect((await desk.fetch(`/api/Searches/${found.searchId}`)).status).toBe(404);
    expect((await search(dana, { FirstName: 'Nobody of that name' })).searchResponse).toBe('[]');
    expect((await search(desk, { HomePhone: '222-88' })).searchResponse).toBe('[]');
    const [seen] = JSON.parse((await search(desk, { LastName: 'often' })).searchResponse) as object[];
    expect(seen).toMatchObject({ leadId });
    expect(seen).not.toHaveProperty('workPhone');
  });

  it.each([
    ['POST', '/api/Leads', { firstName: 'Ana', email: 'nobody' }, 'email', 'Email must be a mail address, like ellen@example.com'],
    ['PUT', `/api/Leads/${WITH_TOURS}`, { spouseEmail: 'a@b' }, 'spouseEmail', 'Spouse email must be a mail address, like ellen@example.com'],
    ['POST', '/api/Leads', { firstName: 'Ana', interest: { useWeek: '99' } }, 'useWeek', 'Week must be a week from 1 to 53'],
    ['PUT', `/api/Interests/${WITH_INTERESTS.interests[0]}`, { useWeek: '0' }, 'useWeek', 'Week must be a week from 1 to 53'],
  ])('refuses at its field what is no mail address and no week: %s %s', async (method, path, body, field, detail) => {
    expect(await send(dana, method, path, body)).toMatchObject({ status: 400, answer: { field, detail } });
  });
});
