import { jest } from '@jest/globals';
import { Credentials } from '../../backend/platform/auth/sessions/credentials.js';
import { UserStatusChanged } from '../../events/users/user.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { PasswordLinks } from '../../backend/users/passwords/password-links.js';
import { UserAccounts } from '../../backend/users/user-accounts.js';
import { mailsTo, soon, tokenIn } from '../support/mailed-links.js';
import { happened } from '../support/happened.js';
import { emailOf, PASSWORD, passwordLinkGround, type PasswordLinkGround } from './password-link-ground.js';

describe('a mailed link for a new password', () => {
  let ground: PasswordLinkGround;
  let { app, executive, database, users, post, idOf } = {} as PasswordLinkGround;

  beforeAll(async () => {
    ground = await passwordLinkGround();
    ({ app, executive, database, users, post, idOf } = ground);
  });
  afterAll(() => ground?.stop());

  const nextLink = async (who: string, ask: () => Promise<Response>) => {
    const before = (await mailsTo(executive, emailOf(who))).length;
    expect((await ask()).status).toBe(200);
    const mails = await soon('the mail', async () => {
      const now = await mailsTo(executive, emailOf(who));
      return now.length > before ? now : undefined;
    });
    return tokenIn(mails[0]!.text);
  };
  const linkFor = (who: string) => nextLink(who, () => executive.fetch(`/api/Users/${idOf(who)}/PasswordLink`, { method: 'POST' }));

  it('is sent to who forgot the password, and ends every session once it was used', async () => {
    const before = await app.signIn('receptionist');
    const token = await nextLink('receptionist', () => post('ResetPassword', { email: 'Receptionist@demo.example ' }));
    expect((await post('PasswordLink', { token })).status).toBe(204);
    expect((await post('ChangePassword', { token, newPassword: PASSWORD })).status).toBe(204);
    expect((await before.fetch('/api/Users/Me')).status).toBe(401);
    await expect(app.signIn('receptionist')).rejects.toThrow('204');
    await expect(app.signIn('receptionist', PASSWORD)).resolves.toBeDefined();
  });

  it('leaves the address alone that its owner is given at the same moment', async () => {
    const token = await linkFor('sales-administrator');
    const move = (email: string) => executive.fetch(`/api/Users/${idOf('sales-administrator')}`, { method: 'PUT', body: { email } });
    const links = app.nest.get(PasswordLinks);
    const use = links.use.bind(links);
    const meanwhile = jest.spyOn(links, 'use').mockImplementation(async (used) => {
      await use(used);
      expect((await move('moved@demo.example')).status).toBe(200);
    });
    expect((await post('ChangePassword', { token, newPassword: PASSWORD })).status).toBe(204);
    meanwhile.mockRestore();
    await expect(app.signIn('moved@demo.example', PASSWORD)).resolves.toBeDefined();
    await move(emailOf('sales-administrator'));
  });

  it('gives a sign-in to somebody whom an import brought beside the running server', async () => {
    const imported = users.find(({ email, status }) => email.endsWith('@example.com') && status === 'Active')!;
    await database.query('DELETE FROM credential WHERE user_id = $1', [imported.userId]);
    await executive.fetch(`/api/Users/${imported.userId}/PasswordLink`, { method: 'POST' });
    const mail = await soon('the mail', async () => (await mailsTo(executive, imported.email))[0]);
    expect((await post('ChangePassword', { token: tokenIn(mail.text), newPassword: PASSWORD })).status).toBe(204);
    await expect(app.signIn(imported.email, PASSWORD)).resolves.toBeDefined();
  });

  it('works once, also for two who come with it at the same moment', async () => {
    const token = await linkFor('sales-manager');
    const answers = await Promise.all([1, 2, 3].map((n) => post('ChangePassword', { token, newPassword: `${PASSWORD} ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
    expect((await post('PasswordLink', { token })).status).toBe(410);
  });

  it('is replaced by the next one', async () => {
    const [older, newer] = [await linkFor('closing-manager'), await linkFor('closing-manager')];
    expect((await post('PasswordLink', { token: older })).status).toBe(410);
    expect((await post('PasswordLink', { token: newer })).status).toBe(204);
  });

  it('runs out after 30 minutes', async () => {
    const token = await linkFor('epic-manager');
    const { rows } = await database.query<{ minutes: number }>('SELECT extract(epoch FROM expires_at - now())::float / 60 AS minutes FROM password_link WHERE email = $1', [emailOf('epic-manager')]);
    expect(rows[0]!.minutes).toBeLessThanOrEqual(30);
    expect(rows[0]!.minutes).toBeGreaterThan(29);
    await database.query(`UPDATE password_link SET expires_at = now() - interval '1 second' WHERE email = $1`, [emailOf('epic-manager')]);
    const answer = await post('ChangePassword', { token, newPassword: PASSWORD });
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ detail: 'This link can no longer be used. Please ask for a new one.' });
  });

  it('does nothing for a user who was deactivated, or whose address is another one now', async () => {
    const id = idOf('inventory-tablet');
    const moved = await linkFor('inventory-tablet');
    await executive.fetch(`/api/Users/${id}`, { method: 'PUT', body: { email: 'tablet@demo.example' } });
    expect((await post('PasswordLink', { token: moved })).status).toBe(410);
    await executive.fetch(`/api/Users/${id}`, { method: 'PUT', body: { email: emailOf('inventory-tablet') } });
    const token = await linkFor('inventory-tablet');
    await executive.fetch(`/api/Users/${id}`, { method: 'PUT', body: { status: 'Inactive' } });
    expect((await post('ChangePassword', { token, newPassword: PASSWORD })).status).toBe(410);
    const refused = await executive.fetch(`/api/Users/${id}/PasswordLink`, { method: 'POST' });
    expect(refused.status).toBe(422);
  });

  it('is over for good once its user was deactivated, also when he or she is let in again', async () => {
    const change = (status: string) => executive.fetch(`/api/Users/${idOf('epic-manager')}`, { method: 'PUT', body: { status } });
    const token = await linkFor('epic-manager');
    expect((await change('Inactive')).status).toBe(200);
    expect((await change('Active')).status).toBe(200);
    expect((await post('PasswordLink', { token })).status).toBe(410);
    expect((await post('ChangePassword', { token, newPassword: PASSWORD })).status).toBe(410);
  });

  it('is over for good too when the process that deactivated its user died before it could end it', async () => {
    const id = idOf('receptionist');
    const token = await linkFor('receptionist');
    const change = (to: string, from: string) => happened(app.nest.get(EventStore), `user-${id}`, UserStatusChanged({ from, to }));
    await change('Inactive', 'Active');
    await change('Active', 'Inactive');
    await soon('the end', async () => ((await post('PasswordLink', { token })).status === 410 ? true : undefined));
    const newer = await linkFor('receptionist');
    expect((await post('PasswordLink', { token: newer })).status).toBe(204);
  });

  it('is over for good once its user has another address, also when the old one comes back', async () => {
    const move = (email: string) => executive.fetch(`/api/Users/${idOf('epic-manager')}`, { method: 'PUT', body: { email } });
    const token = await linkFor('epic-manager');
    expect((await move('moved-epic@demo.example')).status).toBe(200);
    expect((await move(emailOf('epic-manager'))).status).toBe(200);
    expect((await post('PasswordLink', { token })).status).toBe(410);
  });

  it('is not sent to a user who is deactivated at the same moment, and none is left behind', async () => {
    const change = (status: string) => executive.fetch(`/api/Users/${idOf('accounting-manager')}`, { method: 'PUT', body: { status } });
    const credentials = app.nest.get(Credentials);
    const accounts = app.nest.get(UserAccounts);
    const look = accounts.user.bind(accounts);
    const before = (await mailsTo(executive, emailOf('accounting-manager'))).length;
    jest.spyOn(credentials, 'hasPassword').mockImplementationOnce(() => {
      jest.spyOn(accounts, 'user').mockImplementationOnce(async (userId) => {
        const found = await look(userId);
        expect((await change('Inactive')).status).toBe(200);
        return found;
      });
      return Promise.resolve(true);
    });
    const sent = await executive.fetch(`/api/Users/${idOf('accounting-manager')}/PasswordLink`, { method: 'POST' });
    jest.restoreAllMocks();
    expect(sent.status).toBe(422);
    expect(await mailsTo(executive, emailOf('accounting-manager'))).toHaveLength(before);
    const { rows } = await database.query('SELECT FROM password_link WHERE user_id = $1', [idOf('accounting-manager')]);
    expect(rows).toEqual([]);
    await change('Active');
  });

  it('stays good when the password is refused, which says why', async () => {
    const token = await linkFor('inventory-manager');
    const refusals = [
      ['short', 'too-short'],
      ['Password123', 'too-common'],
      ['        ', 'guessable'],
      ['abcdefgh', 'guessable'],
      ['8765432109', 'guessable'],
      ['Demo2026', 'guessable'],
      ['inventory-manager@demo.example', 'is-address'],
      ['x'.repeat(129), 'too-long'],
    ];
    for (const [newPassword, code] of refusals) {
      const answer = await post('ChangePassword', { token, newPassword });
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ field: 'newPassword', code })]);
    }
    const long = 'Möwen über Pier neun, dreizehn Boote '.padEnd(128, 'ä');
    expect((await post('ChangePassword', { token, newPassword: long })).status).toBe(204);
    await expect(app.signIn('inventory-manager', long.normalize('NFD').normalize('NFC'))).resolves.toBeDefined();
  });

  it('is kept as a hash only', async () => {
    const token = await linkFor('accounting-manager');
    const { rows } = await database.query<{ row: string }>('SELECT password_link::text AS row FROM password_link');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  it('is not sent to an address that nobody has, which the answer does not tell', async () => {
    const unknown = await post('ResetPassword', { email: 'stranger@demo.example' });
    const known = await post('ResetPassword', { email: emailOf('sales-administrator') });
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    await soon('the mail', async () => (await mailsTo(executive, emailOf('sales-administrator')))[0]);
    expect(await mailsTo(executive, 'stranger@demo.example')).toEqual([]);
  });

  it('can be asked for by an imported user who never had a password', async () => {
    const imported = users.filter(({ email, status }) => email.endsWith('@example.com') && status === 'Active')[1]!;
    await post('ResetPassword', { email: imported.email }, '198.51.100.50');
    const mail = await soon('the mail', async () => (await mailsTo(executive, imported.email))[0]);
    expect(mail.subject).toBe('Your password for Vacation Resales');
    expect(mail.text).not.toContain('account was made');
    expect((await post('ChangePassword', { token: tokenIn(mail.text), newPassword: PASSWORD })).status).toBe(204);
    await expect(app.signIn(imported.email, PASSWORD)).resolves.toBeDefined();
  });
});
