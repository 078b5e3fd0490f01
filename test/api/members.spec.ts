import pg from 'pg';
import { EventStore, type StoredEvent } from '../../events/store/event-store.js';
import { isPassword } from '../../backend/platform/auth/passwords/password-hashes.js';
import { signIn, signInWith, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';

interface Member {
  readonly memberId: number;
  readonly lastName: string;
  readonly memberStatus: string;
  readonly communications: string;
  readonly otherMemberships: readonly { readonly memberId: number }[];
}

describe('Members', () => {
  let app: TestApp;
  let executive: Person;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await signIn(app, 'executive');
  }, 120_000);
  afterAll(() => app?.stop());

  const one = (id: number) => executive.read<Member>(`/Members/${id}`);

  it('are changed by the whole object, which adds nothing when sent again', async () => {
    const before = await one(503);
    const changed = { ...before, lastName: "O'Brien 🌴", city: 'x'.repeat(60) };
    await executive.put('/Members/503', changed).expect(200);
    const revision = await executive.revision('/Members/503');
    await executive.put('/Members/503', changed).expect(200);
    expect(await executive.revision('/Members/503')).toBe(revision);
    expect(await one(503)).toMatchObject({ lastName: "O'Brien 🌴", city: 'x'.repeat(60) });
    const listed = await executive.read<{ rows: Member[] }>(`/lists/member-list?${new URLSearchParams({ filters: '[{"field":"memberId","op":"is","value":503}]' })}`);
    expect(listed.rows[0]).toMatchObject({ lastName: "O'Brien 🌴" });
  });

  it('tell what a colleague changed meanwhile', async () => {
    const { headers } = await executive.get('/Members/504').expect(200);
    await executive.put('/Members/504', { rciMemberNumber: '1-2' }).set('If-Match', headers['etag'] as string).expect(200);
    const { body } = await executive.put('/Members/504', { rciMemberNumber: '3-4' }).set('If-Match', headers['etag'] as string).expect(412);
    expect(JSON.stringify(body)).toContain('1-2');
  });

  it('keep what a client added before the communications that it knew', async () => {
    const { communications } = await one(505);
    const known = JSON.parse(communications) as object[];
    const sent = [{ createdAt: '2026-11-20T15:00:00Z', createdBy: 'Dana', communicationType: 'Letter', message: 'Yearly statement' }, ...known];
    await executive.put('/Members/505', { communications: JSON.stringify(sent) }).expect(200);
    await executive.post('/Communications/ForMember/505', { Type: '', Note: '' }).expect(201);
    const all = await executive.read<{ Type: string; Note: string }[]>('/Communications/ForMember/505');
    expect(all).toHaveLength(known.length + 2);
    expect(all.slice(0, 2)).toMatchObject([{ Type: '', Note: '' }, { CreatedAt: '2026-11-20T15:00:00Z', CreatedBy: 'Dana', Type: 'Letter', Note: 'Yearly statement' }]);
  });

  it('of one person point at each other, and say what their contract says', async () => {
    const contracts = await executive.read<{ leadId: number; memberId: number }[]>('/EpicContracts/');
    const [first, second] = contracts.filter(({ leadId }) => leadId === 392).map(({ memberId }) => memberId);
    expect((await one(first!)).otherMemberships).toMatchObject([{ memberId: second }]);
    expect((await one(second!)).otherMemberships).toMatchObject([{ memberId: first }]);
    expect(await one(507)).toMatchObject({ contract: { contractStatus: 'Accounting Complete', coBuyer: 'Amara Williams', signed: false }, otherMemberships: [] });
  });

  it('stay when their lead is erased, which the question before it says', async () => {
    const kept = await executive.read<object[]>('/Leads/392/Memberships');
    expect(kept).toHaveLength(2);
    const [{ memberId }] = kept as [{ memberId: number }];
    const { lastName } = await one(memberId);
    await executive.post('/Leads/392/Erase').expect(200);
    expect(await one(memberId)).toMatchObject({ lastName });
    expect(await executive.read('/Leads/392/Memberships')).toEqual(kept);
    await executive.get('/Leads/999999/Memberships').expect(404);
  });

  it('say of the past what the member said then', async () => {
    const { body } = await executive.get('/Members/507?asOf=0').expect(200);
    expect(body).toMatchObject({ memberId: 507, otherMemberships: [] });
    expect(body).not.toHaveProperty('contract');
  });

  it('are suspended and brought back by who administers them, with a reason', async () => {
    const active = (await executive.read<Member[]>('/Members/')).find(({ memberStatus }) => memberStatus === 'Active')!.memberId;
    const { body } = await executive.put(`/Members/${active}/Status`, { memberStatus: 'Suspended' }).expect(422);
    expect(body).toMatchObject({ field: 'reason' });
    await executive.put(`/Members/${active}/Status`, { memberStatus: 'Suspended', reason: 'Dues not paid' }).expect(200);
    await executive.put(`/Members/${active}/Status`, { memberStatus: 'Gone' }).expect(400);
    expect((await one(active)).memberStatus).toBe('Suspended');
    await executive.put(`/Members/${active}`, { memberStatus: 'Active' }).expect(200);
    const history = await executive.read<{ entries: { title: string; reason?: string }[] }>(`/Members/${active}/History`);
    expect(history.entries.slice(0, 2)).toMatchObject([{ title: 'Status' }, { title: 'Status', reason: 'Dues not paid' }]);
  });

  describe('whose website password is reset', () => {
    let pool: pg.Pool;
    beforeAll(() => {
      pool = app.nest.get(pg.Pool);
    });
    const stored = async (id: number) => (await pool.query<{ hash: string; until: Date }>('SELECT password_hash AS hash, works_until AS until FROM member_password WHERE member_id = $1', [id])).rows[0]!;

    it('are told another one once, which works for 72 hours and is kept as a hash alone', async () => {
      const { body } = await executive.post('/Members/506/WebsitePassword').expect(200);
      const { password, worksUntil } = body as { password: string; worksUntil: string };
      expect(password).toMatch(/^[a-z]{6}-\d{4}-[a-z]{6}$/);
      expect(Date.parse(worksUntil) - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
      const { hash, until } = await stored(506);
      expect([await isPassword(password, hash), until.toISOString()]).toEqual([true, worksUntil]);
      const read = JSON.stringify([await one(506), await executive.read('/Members/506/History'), await executive.read('/Members/')]);
      expect(read).not.toContain(password);
      const events: StoredEvent[] = [];
      for await (const event of app.nest.get(EventStore).read('member-506')) events.push(event);
      expect(events.at(-1)).toMatchObject({ type: 'MemberPasswordReset' });
      expect(JSON.stringify(events)).not.toContain(password);
      expect(await one(506)).toMatchObject({ passwordIsTemp: 'Yes', temporaryPasswordUntil: worksUntil });
    });

    it('are known by their number alone where an existing client sends the whole member', async () => {
      const { text } = await executive.post('/Members/ResetWebsitePassword', { memberId: 510, username: 'stolen', lastName: 'Changed' }).expect(200);
      expect(await isPassword(JSON.parse(text) as string, (await stored(510)).hash)).toBe(true);
      expect(await one(510)).not.toMatchObject({ lastName: 'Changed' });
      expect(await one(510)).toMatchObject({ username: 'member510' });
      await executive.post('/Members/ResetWebsitePassword', {}).expect(404);
    });
  });

  // The last one: it takes permissions from demo users.
  it('are changed by who may, and refuse what somebody cannot see', async () => {
    const clerk = await signInWith(app, 'receptionist', 'Epic_Members_Main,Epic_Members_Detail,Epic_Members_Edit');
    await clerk.put('/Members/507', { email: 'guessed@example.com' }).expect(403);
    await clerk.put('/Members/507', { memberStatus: 'Expired' }).expect(403);
    const seen = await clerk.read<object>('/Members/507');
    expect(Object.keys(seen).filter((name) => ['username', 'email', 'address', 'mobilePhone', 'temporaryPasswordUntil', 'own'].includes(name))).toEqual([]);
    await clerk.put('/Members/507', { ...seen, sorLink: 'SOR-1' }).expect(200);
    expect(await one(507)).toMatchObject({ sorLink: 'SOR-1', city: 'Tampa', username: 'member507' });
    const reader = await signInWith(app, 'receptionist', 'Epic_Members_Main,Epic_Members_Detail');
    await reader.put('/Members/507', { sorLink: 'SOR-2' }).expect(403);
    await reader.put('/Members/507/Status', { memberStatus: 'Expired' }).expect(403);
    await reader.post('/Members/507/WebsitePassword').expect(403);
  });
});
