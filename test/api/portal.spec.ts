import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AccessPage } from '../../backend/platform/auth/access-log/access-log-reader.js';
import type { AgentsMember } from '../../backend/members/agents/agents.dto.js';
import type { AgentsPoints } from '../../backend/points/agents/agents-points.dto.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface MemberFacts {
  readonly memberId: number;
  readonly lastName: string;
  readonly rciMemberNumber: string;
  readonly memberStatus: string;
  readonly currentYearEpicAdvPointsAvail: number;
}
type Found = AgentsMember & { readonly authToken: string };

describe('agents of the exchange company', () => {
  let app: TestApp;
  let executive: SignedIn;
  let members: readonly MemberFacts[];

  beforeAll(async () => {
    app = await startApp({ demo: true, environment: { TRUSTED_PROXIES: 'loopback' } });
    executive = await app.signIn('executive');
    members = (await (await executive.fetch('/api/Members/')).json()) as MemberFacts[];
  }, 120_000);
  afterAll(() => app.stop());

  const withNumber = (status: string, points = 0) => members.find(({ memberStatus, rciMemberNumber, currentYearEpicAdvPointsAvail }) => memberStatus === status && rciMemberNumber !== '' && currentYearEpicAdvPointsAvail >= points)!;

  /** Each test from an address of its own, so that none is slowed down by another's misses. */
  const lookUp = (body: object, address = '203.0.113.7') =>
    fetch(`${app.url}/api/Members/Rci`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address }, body: JSON.stringify(body) });

  async function found({ rciMemberNumber, lastName }: MemberFacts): Promise<{ answer: Found; agent: (path: string, body?: object, headers?: object) => Promise<Response> }> {
    const response = await lookUp({ rciNumber: rciMemberNumber, memberLastName: lastName });
    expect(response.status).toBe(200);
    const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
    const agent = (path: string, body?: object, headers: object = {}) =>
      fetch(`${app.url}/api${path}`, { method: body ? 'POST' : 'GET', headers: { cookie, 'Content-Type': 'application/json', ...headers }, ...(body && { body: JSON.stringify(body) }) });
    return { answer: (await response.json()) as Found, agent };
  }

  it('find a member by number and last name, however the two are written, and see no address, phone or password', async () => {
    const member = members.find(({ lastName, rciMemberNumber }) => lastName === 'Müller' && rciMemberNumber !== '') ?? withNumber('Active');
    const response = await lookUp({ rciNumber: member.rciMemberNumber.replace('-', ' '), memberLastName: ` ${member.lastName.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()} ` });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^agentToken=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const answer = (await response.json()) as Found;
    expect(Object.keys(answer).sort()).toEqual(['authToken', 'communications', 'firstName', 'lastName', 'memberId', 'memberStatus', 'membershipExpDate', 'membershipStartDate', 'membershipTier', 'rciMemberNumber', 'session']);
    expect(answer).toMatchObject({ memberId: member.memberId, lastName: member.lastName });
  });

  it('are told the same of every miss, and not how near it was', async () => {
    const { rciMemberNumber, lastName } = withNumber('Active');
    const misses = [{ rciNumber: rciMemberNumber, memberLastName: 'Nobody' }, { rciNumber: '0000-00000', memberLastName: lastName }, { rciNumber: 'x', memberLastName: lastName }, { rciNumber: rciMemberNumber, memberLastName: lastName.slice(0, -1) }];
    for (const [place, miss] of misses.entries()) {
      const response = await lookUp(miss, `198.51.100.${place}`);
      expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([204, '', []]);
    }
  });

  it('are told which field is empty', async () => {
    const response = await lookUp({ rciNumber: ' ', memberLastName: 'King' }, '198.51.100.20');
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Enter the RCI number')]);
  });

  it('wait longer after each miss for one number, from wherever they ask', async () => {
    const { rciMemberNumber, lastName } = members.filter(({ memberStatus, rciMemberNumber: number }) => memberStatus === 'Active' && number !== '').at(-1)!;
    const asked = [];
    for (let time = 0; time < 4; time++) asked.push((await lookUp({ rciNumber: rciMemberNumber, memberLastName: `Guess ${time}` }, `192.0.2.${time}`)).status);
    expect(asked).toEqual([204, 204, 204, 429]);
    for (let time = 0; time < 2; time++) expect((await lookUp({ rciNumber: rciMemberNumber, memberLastName: lastName }, '192.0.2.99')).status).toBe(429);
    const { entries } = (await (await executive.fetch('/api/AccessLog?limit=200')).json()) as AccessPage;
    const minutes = entries.filter(({ kind, address }) => kind === 'agent-delayed' && address === '192.0.2.99').map(({ at }) => at.slice(0, 'YYYY-MM-DDTHH:MM'.length));
    expect([minutes.length > 0, new Set(minutes).size]).toEqual([true, minutes.length]);
  });

  it('open nothing else with what they were given', async () => {
    const { answer, agent } = await found(withNumber('Active'));
    for (const path of ['/Members', `/Members/${answer.memberId}`, '/Users/Me', '/lists/member-list', `/EpicAdvantageContracts/ForMember/${answer.memberId}`]) {
      expect([path, (await agent(path)).status]).toEqual([path, 401]);
      expect([path, (await fetch(`${app.url}/api${path}`, { headers: { Authorization: `Bearer ${answer.authToken}` } })).status]).toEqual([path, 401]);
    }
    expect((await agent(`/Members/${answer.memberId}`)).status).toBe(401);
  });

  it('write what was said as RCI Agent, and read what agents wrote alone', async () => {
    const member = withNumber('Active');
    const { answer, agent } = await found(member);
    expect((await executive.fetch(`/api/Communications/ForMember/${member.memberId}`, { method: 'POST', body: { Type: 'Other', Note: 'For the office alone' } })).status).toBe(201);
    expect((await agent('/Portal/Communications', { Type: 'Phone Call', Note: "Asked for O'Brien 🎁" })).status).toBe(201);
    const { communications } = (await (await agent('/Portal/Member')).json()) as AgentsMember;
    expect(communications[0]).toMatchObject({ CreatedBy: 'RCI Agent', Type: 'Phone Call', Note: "Asked for O'Brien 🎁" });
    expect(communications.every(({ CreatedBy }) => CreatedBy === 'RCI Agent')).toBe(true);
    expect(communications.length).toBe(answer.communications.length + 1);
    const history = (await (await executive.fetch(`/api/Members/${member.memberId}/History`)).json()) as { entries: { by: { kind: string; name: string } }[] };
    expect(history.entries[0]!.by).toMatchObject({ kind: 'agent', name: 'RCI Agent' });
  });

  it('hold points of their member up to what is available, once however often they press, and let them go', async () => {
    const { agent } = await found(withNumber('Active', 10_000));
    const pointsAt = async (position?: string) => (await (await agent('/Portal/Points', undefined, position ? { 'X-Min-Position': position } : {})).json()) as AgentsPoints;
    const before = await pointsAt();
    const { available } = before;
    const key = { 'Idempotency-Key': randomUUID() };
    const presses = await Promise.all([0, 1].map(() => agent('/Portal/Purchases', { pointsPurchased: available }, key)));
    const [begun, again] = (await Promise.all(presses.map((response) => response.json()))) as { epicAdvantageContractId: number; checkoutUrl: string; position: string }[];
    expect([presses.map(({ status }) => status), again!.epicAdvantageContractId, again!.checkoutUrl]).toEqual([[201, 201], begun!.epicAdvantageContractId, begun!.checkoutUrl]);
    const held = await pointsAt(begun!.position);
    expect(held).toMatchObject({ held: before.held + available, available: 0 });
    expect(held.purchases[0]).toMatchObject({ epicAdvantageContractId: begun!.epicAdvantageContractId, by: 'RCI Agent', paymentStatus: 'Draft', totalPurchasePrice: `${available / 50 + 29}.00` });
    const purchase = `/Portal/Purchases/${begun!.epicAdvantageContractId}`;
    expect(await (await agent(`${purchase}/CheckoutLink`)).json()).toMatchObject({ checkoutUrl: begun!.checkoutUrl });
    expect((await agent(`${purchase}/CheckoutLink`, {})).status).toBe(202);
    const mailedAgain = await agent(`${purchase}/CheckoutLink`, {});
    expect([mailedAgain.status, ((await mailedAgain.json()) as { detail: string }).detail]).toEqual([429, expect.stringMatching(/^The link was sent a moment ago. It can be sent again in [1-5] minutes?.$/)]);
    expect((await agent('/Portal/Purchases', { pointsPurchased: 5_000 })).status).toBe(409);
    const released = (await (await agent(`${purchase}/Release`, {})).json()) as { position: string };
    expect(await pointsAt(released.position)).toMatchObject({ held: before.held, bought: before.bought, available });
  });

  it('buy nothing in odd steps, and nothing for another member', async () => {
    const { agent } = await found(withNumber('Active', 10_000));
    expect((await agent('/Portal/Purchases', { pointsPurchased: 4_999 })).status).toBe(422);
    expect((await agent('/Portal/Purchases', { pointsPurchased: 'all' })).status).toBe(400);
    const bought = (await executive.fetch('/api/EpicAdvantageContracts', { method: 'POST', body: { epicMemberId: members.find(({ memberId, currentYearEpicAdvPointsAvail }) => memberId !== withNumber('Active', 10_000).memberId && currentYearEpicAdvPointsAvail >= 5_000)!.memberId, pointsPurchased: 5_000 } }));
    const { epicAdvantageContractId } = (await bought.json()) as { epicAdvantageContractId: number };
    await soon('the purchase is listed', async () => ((await executive.get<{ rows: unknown[] }>(`/api/lists/points-purchases?epicAdvantageContractId.is=${epicAdvantageContractId}`)).rows.length > 0 || undefined));
    const another = `/Portal/Purchases/${epicAdvantageContractId}`;
    expect(await Promise.all([agent(`${another}/Release`, {}), agent(`${another}/CheckoutLink`), agent(`${another}/CheckoutLink`, {})].map(async (asked) => (await asked).status))).toEqual([404, 404, 404]);
  });

  it('see a purchase of the office, and can neither release it nor have its link', async () => {
    const member = withNumber('Active', 10_000);
    const { agent } = await found(member);
    const { epicAdvantageContractId, position } = (await (await executive.fetch('/api/EpicAdvantageContracts', { method: 'POST', body: { epicMemberId: member.memberId, pointsPurchased: 5_000 } })).json()) as { epicAdvantageContractId: number; position: string };
    const points = (await (await agent('/Portal/Points', undefined, { 'X-Min-Position': position })).json()) as AgentsPoints;
    expect(points.purchases[0]).toMatchObject({ epicAdvantageContractId, by: 'Vacation Resales', paymentStatus: 'Draft' });
    const purchase = `/Portal/Purchases/${epicAdvantageContractId}`;
    expect(await Promise.all([agent(`${purchase}/Release`, {}), agent(`${purchase}/CheckoutLink`), agent(`${purchase}/CheckoutLink`, {})].map(async (asked) => (await asked).status))).toEqual([404, 404, 404]);
  });

  it('read the same figures as the office, with what was bought and given back in both', async () => {
    const member = withNumber('Active', 10_000);
    const { agent } = await found(member);
    const { epicAdvantageContractId, position } = (await (await executive.fetch('/api/EpicAdvantageContracts', { method: 'POST', body: { epicMemberId: member.memberId, pointsPurchased: 5_000 } })).json()) as { epicAdvantageContractId: number; position: string };
    const purchase = `/api/EpicAdvantageContracts/${epicAdvantageContractId}`;
    expect((await executive.fetch(`${purchase}/Payment`, { method: 'POST', body: { paymentReferenceId: 'ch_desk' }, headers: { 'x-min-position': position } })).status).toBe(200);
    expect((await executive.fetch(`${purchase}/Refund`, { method: 'POST', body: { reason: 'Called off' } })).status).toBe(200);
    const { useYear, allotment, bought, purchasesBought, refunded, held, available } = (await (await agent('/Portal/Points')).json()) as AgentsPoints;
    expect({ useYear, allotment, bought, purchasesBought, refunded, held, available, opened: true }).toEqual(await executive.get(`/api/EpicAdvantageContracts/ForMember/${member.memberId}/Account`));
    expect(refunded).toBeGreaterThanOrEqual(5_000);
  });

  it.each(['Rescinded', 'Canceled'])('find a member who is %s, and are told that nothing can be bought', async (status) => {
    const member = withNumber(status);
    const { agent } = await found(member);
    expect(((await (await agent('/Portal/Points')).json()) as AgentsPoints).closedFor).toBe(`This membership is ${status.toLowerCase()}. No points can be bought for it.`);
    expect((await agent('/Portal/Purchases', { pointsPurchased: 5_000 })).status).toBe(409);
  });

  it('are out after 30 minutes at rest, which a page that looks by itself does not put off, and after eight hours in any case', async () => {
    const { agent } = await found(withNumber('Active'));
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    const age = (minutes: number) => database.query(`UPDATE agent_session SET used_at = now() - ${minutes} * interval '1 minute'`);
    try {
      await age(29);
      expect((await agent('/Portal/Member?again=yes')).status).toBe(200);
      await database.query(`UPDATE agent_session SET used_at = used_at - interval '2 minutes'`);
      expect((await agent('/Portal/Member?again=yes')).status).toBe(401);
      await age(29);
      expect((await agent('/Portal/Member')).status).toBe(200);
      await database.query(`UPDATE agent_session SET used_at = used_at - interval '2 minutes'`);
      expect((await agent('/Portal/Member')).status).toBe(200);
      await database.query(`UPDATE agent_session SET opened_at = now() - interval '7 hours 59 minutes'`);
      const { session } = (await (await agent('/Portal/Member')).json()) as AgentsMember;
      expect(session.restSeconds).toBeLessThanOrEqual(60);
      await database.query(`UPDATE agent_session SET opened_at = now() - interval '8 hours'`);
      expect((await agent('/Portal/Member')).status).toBe(401);
    } finally {
      await database.end();
    }
  });

  it('finish by one press, and each look-up stands in the access log with what it opened', async () => {
    const { answer, agent } = await found(withNumber('Active'));
    expect((await agent('/Portal/Finish', {})).status).toBe(204);
    expect((await agent('/Portal/Member')).status).toBe(401);
    const { entries } = (await (await (await app.signIn('executive')).fetch('/api/AccessLog?limit=200')).json()) as AccessPage;
    const told = entries.map(({ kind, name, detail }) => `${kind} ${name} ${detail}`);
    expect(told).toContain(`agent-found-member RCI Agent Member ${answer.memberId}; session ${answer.session.name}`);
    expect(told).toContain(`agent-finished RCI Agent Member ${answer.memberId}; session ${answer.session.name}`);
    expect(told.filter((one) => one.startsWith('agent-found-nobody')).every((one) => one === 'agent-found-nobody RCI Agent ')).toBe(true);
  });

  it('are not led by another site', async () => {
    const { agent } = await found(withNumber('Active'));
    expect((await agent('/Portal/Communications', { Type: 'Other', Note: 'x' }, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});
