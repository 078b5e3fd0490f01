import { EventStore } from '../../events/store/event-store.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const PHONE = '(305) 555-0167';
const MAIL = 'wilma.quimby@example.com';

/** `decisions.md B15`: a receptionist does not see how a lead is reached. */
describe('At the front desk', () => {
  let app: TestApp;
  let ellen: SignedIn;
  let priya: SignedIn;
  let leadId: number;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [ellen, priya] = await Promise.all([app.signIn('receptionist'), app.signIn('sales-manager')]);
    const answer = await priya.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Wilma', lastName: 'Quimby', homePhone: PHONE, email: MAIL, zipcode: '33101' } });
    ({ leadId } = (await answer.json()) as { leadId: number });
    await known(priya, { email: MAIL });
  }, 120_000);
  afterAll(() => app.stop());

  /** As of all that happened. */
  async function known(who: SignedIn, typed: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
    const { position } = await app.nest.get(EventStore).head();
    await who.fetch('/api/lists/lead-list?limit=1', { headers: { 'X-Min-Position': String(position) } });
    return who.get(`/api/Leads/Known?${new URLSearchParams(typed)}`);
  }

  it('a whole phone number or mail address tells that it is known, and nothing more', async () => {
    expect(await known(ellen, { mobilePhone: '305.555.0167' })).toEqual([{ kind: 'phone', value: '+13055550167' }]);
    expect(await known(ellen, { email: 'WILMA.Quimby@example.com ', mobilePhone: '(305) 555-9999' })).toEqual([{ kind: 'mail', value: MAIL }]);
    // Asked for anybody but her, the answer would tell whose the number is.
    expect(await known(ellen, { mobilePhone: PHONE, leadId: String(leadId) })).toEqual([{ kind: 'phone', value: '+13055550167' }]);
    expect(await known(ellen, { firstName: 'Wilma', lastName: 'Quimby', zipcode: '33101' })).toEqual([]);
  });

  it('half of a number or an address tells nothing, by whichever way', async () => {
    const halves = ['3055550', '5550167', '305 555', '+1305555016', '(305) 555-01', '305555016%', '305555016_', '305555016*', '3055550167; drop'];
    for (const half of halves) expect([half, await known(ellen, { mobilePhone: half })]).toEqual([half, []]);
    for (const half of ['wilma', '@example.com', 'wilma.quimby@', 'wilma.quimby@example', '%@example.com']) expect([half, await known(ellen, { email: half })]).toEqual([half, []]);
    for (const search of ['5550167', '(305) 555-0167', 'wilma.quimby@example.com', 'example', '0167']) {
      const query = new URLSearchParams({ search });
      expect([search, await ellen.get(`/api/lists/lead-list/summary?${query}`)]).toEqual([search, expect.objectContaining({ count: 0 })]);
    }
    expect(await ellen.get(`/api/Leads/Duplicates?${new URLSearchParams({ mobilePhone: PHONE, email: MAIL })}`)).toEqual([]);
  });

  it('an opt-in that a guest gives is written down with a new lead, or with one that is there, and shown to nobody who does not text', async () => {
    const created = await ellen.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Opal', smsOptIn: true } });
    expect(created.status).toBe(201);
    const { leadId: opal } = (await created.json()) as { leadId: number };
    expect((await ellen.fetch(`/api/Leads/${leadId}/OptIn`, { method: 'POST', body: {} })).status).toBe(200);
    for (const id of [opal, leadId]) {
      expect(await priya.get(`/api/Leads/${id}`)).toMatchObject({ smsOptIn: 'true' });
      expect(await ellen.get(`/api/Leads/${id}`)).not.toHaveProperty('smsOptIn');
      expect(JSON.stringify(await ellen.get(`/api/Leads/${id}/History`))).not.toMatch(/smsOptIn|SMS/);
    }
    const { entries } = await priya.get<{ entries: { by: { name: string }; changes: unknown[] }[] }>(`/api/Leads/${leadId}/History`);
    expect(entries[0]).toMatchObject({ by: { name: 'Ellen Brooks' }, changes: [{ field: 'smsOptIn', to: 'true' }] });
  });

  it('whether a guest had opted in before is told by no answer to an opt-in', async () => {
    const asked = async (smsOptIn: string) => {
      const { leadId: id } = (await (await priya.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Opal', smsOptIn } })).json()) as { leadId: number };
      const { position: _, ...told } = (await (await ellen.fetch(`/api/Leads/${id}/OptIn`, { method: 'POST', body: {} })).json()) as Readonly<Record<string, unknown>>;
      const { entries } = await ellen.get<{ entries: unknown[] }>(`/api/Leads/${id}/History`);
      return { ...told, entries: entries.length };
    };
    expect(await asked('')).toEqual({ revision: 1, changed: true, entries: 2 });
    expect(await asked('true')).toEqual({ revision: 1, changed: true, entries: 2 });
  });

  it('nothing but the opt-in itself is written there: it is neither taken back nor put in other words', async () => {
    for (const smsOptIn of ['false', 'yes', 'TRUE']) expect((await ellen.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Opal', smsOptIn } })).status).toBe(403);
    for (const smsOptIn of ['true', 'false']) expect((await ellen.fetch(`/api/Leads/${leadId}`, { method: 'PUT', body: { smsOptIn } })).status).toBe(403);
    expect((await ellen.fetch(`/api/Leads/${leadId}/OptIn`, { method: 'POST', body: { smsOptIn: 'false' } })).status).toBe(200);
    expect(await priya.get(`/api/Leads/${leadId}`)).toMatchObject({ smsOptIn: 'true' });
  });

  it('numbers cannot be tried one after the other: after some of them the answer is to wait, for this person alone', async () => {
    // Has asked for none yet.
    const sam = await app.signIn('sales-administrator');
    const tried = Array.from({ length: 40 }, (_, index) => `305555${String(1000 + index)}`);
    const statuses: number[] = [];
    for (const mobilePhone of tried) statuses.push((await sam.fetch(`/api/Leads/Known?mobilePhone=${mobilePhone}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.indexOf(429)).toBe(30);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    const refused = await sam.fetch('/api/Leads/Known?mobilePhone=3055551999');
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 60]).toEqual([429, true]);
    // From another place as well.
    expect((await (await app.signIn('sales-administrator')).fetch('/api/Leads/Known?mobilePhone=3055551998')).status).toBe(429);
    expect((await priya.fetch('/api/Leads/Known?mobilePhone=3055551999')).status).toBe(200);
  });
});
