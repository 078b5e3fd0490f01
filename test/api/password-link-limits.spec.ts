import { randomUUID } from 'node:crypto';
import { mailsTo, soon, tokenIn } from '../support/mailed-links.js';
import { emailOf, PASSWORD, passwordLinkGround, type PasswordLinkGround } from './password-link-ground.js';

describe('a mailed link that is asked for again and again', () => {
  let ground: PasswordLinkGround;
  let { executive, database, post, idOf } = {} as PasswordLinkGround;

  beforeAll(async () => {
    ground = await passwordLinkGround();
    ({ executive, database, post, idOf } = ground);
  });
  afterAll(() => ground?.stop());

  it('cannot flood an inbox, however many ask from however many places', async () => {
    const asked = Array.from({ length: 12 }, (_, place) => post('ResetPassword', { email: emailOf('sales-manager') }, `198.51.100.${place + 20}`));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    const mails = () => mailsTo(executive, emailOf('sales-manager'));
    await soon('three mails', async () => ((await mails()).length >= 3 ? true : undefined));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await mails()).toHaveLength(3);
  });

  it('cannot flood an inbox either when staff send it, who are told when they may again', async () => {
    const send = () => executive.fetch(`/api/Users/${idOf('executive')}/PasswordLink`, { method: 'POST' });
    const statuses: number[] = [];
    for (let asked = 0; asked < 5; asked++) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await mailsTo(executive, emailOf('executive'))).toHaveLength(3);
    const refused = await send();
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ status: 429, detail: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/) as string });
    expect((await executive.fetch(`/api/Users/${idOf('receptionist')}/PasswordLink`, { method: 'POST' })).status).toBe(200);
  });

  it('cannot flood an inbox by one invitation that is asked for again and again', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { firstName: 'Nina', lastName: 'Newcomer', email: 'nina.newcomer@links.example', role: 'Receptionist' };
    const statuses: number[] = [];
    for (let asked = 0; asked < 5; asked++) statuses.push((await executive.fetch('/api/Users', { method: 'POST', headers, body })).status);
    expect(statuses).toEqual(Array(5).fill(201));
    expect(await mailsTo(executive, body.email)).toHaveLength(1);
  });

  it('is no second invitation when the first is asked for again, once a password was chosen', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { firstName: 'Olga', lastName: 'Once', email: 'olga.once@links.example', role: 'Receptionist' };
    const create = () => executive.fetch('/api/Users', { method: 'POST', headers, body });
    expect((await create()).status).toBe(201);
    const [invited] = await mailsTo(executive, body.email);
    expect((await post('ChangePassword', { token: tokenIn(invited!.text), newPassword: PASSWORD })).status).toBe(204);
    expect((await create()).status).toBe(201);
    expect(await mailsTo(executive, body.email)).toHaveLength(1);
    expect((await database.query('SELECT FROM password_link WHERE email = $1', [body.email])).rowCount).toBe(0);
  });

  it('is no way to keep the server busy with judging: weak passwords one after another have to wait', async () => {
    const body = { firstName: 'Walt', lastName: 'Weak', email: 'walt.weak@links.example', role: 'Receptionist' };
    expect((await executive.fetch('/api/Users', { method: 'POST', body })).status).toBe(201);
    const token = tokenIn((await mailsTo(executive, body.email))[0]!.text);
    const choose = (newPassword: string) => post('ChangePassword', { token, newPassword });
    const statuses: number[] = [];
    for (let tried = 0; tried < 7; tried++) statuses.push((await choose('p4$$w0rd'.repeat(8))).status);
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(400));
    expect(statuses.slice(5)).toContain(429);
    await soon('the wait to be over', async () => ((await choose(PASSWORD)).status === 204 ? true : undefined));
  });

  it('counts an invitation as the first that staff send', async () => {
    const body = { firstName: 'Petra', lastName: 'Patient', email: 'petra.patient@links.example', role: 'Receptionist' };
    const { userId } = (await (await executive.fetch('/api/Users', { method: 'POST', body })).json()) as { userId: number };
    const send = () => executive.fetch(`/api/Users/${userId}/PasswordLink`, { method: 'POST' });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 429]);
    expect(await mailsTo(executive, body.email)).toHaveLength(3);
  });

  it('is not to be had in masses from one place', async () => {
    const asked = Array.from({ length: 12 }, (_, person) => post('ResetPassword', { email: `person-${person}@example.com` }, '198.51.100.77'));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});
