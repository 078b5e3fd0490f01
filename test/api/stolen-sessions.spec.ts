import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { PushedChange } from '../../backend/platform/realtime/protocol.js';
import { mailsTo, soon, tokenIn } from '../support/mailed-links.js';
import { signedIn, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import type { LiveClient } from './harbour-office.js';

/** The promise is a second, which it keeps; a machine that runs other things too may take longer to show it. */
const AT_ONCE_MS = 5_000;
const NEW_PASSWORD = 'correct horse battery';

interface Me {
  readonly userId: number;
  readonly permissions: string;
}

describe('an open session, in this process and in another on the same database', () => {
  let app: TestApp;
  let other: TestApp;
  let executive: SignedIn;
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    app = await startApp({ demo: true });
    other = await startApp({ demo: true, databaseUrl: app.databaseUrl });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(async () => {
    clients.forEach((client) => client.disconnect());
    await other?.stop();
    await app?.stop();
  });

  const change = async (userId: number, body: object) => expect((await executive.fetch(`/api/Users/${userId}`, { method: 'PUT', body })).status).toBe(200);
  const post = (path: string, body: object) => fetch(`${app.url}/api/Users/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

  async function connect(where: TestApp, { cookie }: SignedIn): Promise<LiveClient> {
    const client: LiveClient = io(where.url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { Cookie: cookie } });
    clients.push(client);
    await once(client as never, 'connect');
    return client;
  }

  /** Calls again until it answers true. */
  async function soonTrue(look: () => boolean | Promise<boolean>): Promise<boolean> {
    for (const until = Date.now() + AT_ONCE_MS; Date.now() < until; await pause(20)) if (await look()) return true;
    return look();
  }

  describe('whose cookie was stolen', () => {
    it.each<[string, string, (owner: SignedIn, email: string, userId: number) => Promise<unknown>]>([
      ['its owner signs out', 'receptionist', (owner) => owner.fetch('/api/Users/SignOut', { method: 'POST' })],
      [
        'its owner changes the password elsewhere',
        'closing-manager',
        async () => {
          const elsewhere = await app.signIn('closing-manager');
          const body = { currentPassword: 'Demo-2026!', newPassword: NEW_PASSWORD };
          expect((await elsewhere.fetch('/api/Users/Me/Password', { method: 'PUT', body })).status).toBe(204);
          expect((await elsewhere.fetch('/api/Users/Me')).status).toBe(200);
        },
      ],
      [
        'the password is changed by a mailed link',
        'epic-manager',
        async (_, email) => {
          await post('ResetPassword', { email });
          const mail = await soon('the mail', async () => (await mailsTo(executive, email))[0]);
          expect((await post('ChangePassword', { token: tokenIn(mail.text), newPassword: NEW_PASSWORD })).status).toBe(204);
        },
      ],
      ['the account is deactivated', 'sales-administrator', (_, __, userId) => change(userId, { status: 'Inactive' })],
      [
        'its owner ends it from the list of sessions',
        'accounting-manager',
        async () => expect((await (await app.signIn('accounting-manager')).fetch('/api/Users/Me/Sessions', { method: 'DELETE' })).status).toBe(204),
      ],
    ])('is over at once when %s', async (_, name, end) => {
      const owner = await app.signIn(name);
      const { userId } = await owner.get<Me>('/api/Users/Me');
      const thief = [app, other].map(({ url }) => signedIn(url, owner.token));
      const lines = await Promise.all([app, other].map((where) => connect(where, owner)));
      for (const session of thief) expect((await session.fetch('/api/Users/Me')).status).toBe(200);

      await end(owner, `${name}@demo.example`, userId);
      expect((await thief[0]!.fetch('/api/Users/Me')).status).toBe(401);
      expect(await soonTrue(() => lines.every(({ connected }) => !connected))).toBe(true);
      for (const session of thief) {
        expect((await session.fetch('/api/Users/Me')).status).toBe(401);
        expect((await session.fetch(`/api/Users/AuthToken/${owner.token}`)).status).toBe(204);
      }
      for (const where of [app, other]) await expect(Promise.race([connect(where, owner), pause(500).then(() => Promise.reject(new Error('no way in')))])).rejects.toThrow('no way in');
    });
  });

  describe('whose permissions change', () => {
    const take = async (tourId: number, tourStatus: string) => {
      const answer = await executive.fetch(`/api/Tours/${tourId}/Status`, { method: 'PUT', body: { tourStatus }, headers: { 'Idempotency-Key': randomUUID() } });
      expect(answer.status).toBe(200);
    };

    it('gets no more pushes of what it may not see, at once, and gets them again when it may', async () => {
      const manager = await app.signIn('sales-manager');
      const me = await manager.get<Me>('/api/Users/Me');
      const watched = await Promise.all([app, other].map((where) => watch(where, manager, 'tour-list')));
      await take(20, 'Ended');
      expect(await soonTrue(() => watched.every(({ changes }) => changes.some(({ key }) => key === '20')))).toBe(true);

      await change(me.userId, { permissions: me.permissions.split(',').filter((permission) => permission !== 'Tours_Main').join(',') });
      expect(await soonTrue(() => watched.every(({ news }) => news() === 1))).toBe(true);
      const heard = watched.map(({ changes }) => changes.length);
      await take(20, 'No Show');
      await pause(500);
      expect(watched.map(({ changes }) => changes.length)).toEqual(heard);
      for (const { client } of watched) expect(await client.emitWithAck('follow', { list: 'tour-list', position: '' })).toMatchObject({ ok: false });

      await change(me.userId, { permissions: me.permissions });
      expect(await soonTrue(() => watched.every(({ news }) => news() === 2))).toBe(true);
      for (const { client } of watched) expect(await client.emitWithAck('follow', { list: 'tour-list', position: '' })).toMatchObject({ ok: true });
    });

    it('sees the sensitive fields of a row no more, at once', async () => {
      const manager = await app.signIn('inventory-manager');
      const me = await manager.get<Me>('/api/Users/Me');
      const rows = async (where: TestApp) => (await signedIn(where.url, manager.token).get<{ rows: object[] }>('/api/lists/inventory-list?limit=1')).rows;
      const watched = await Promise.all([app, other].map((where) => watch(where, manager, 'inventory-list')));
      for (const where of [app, other]) expect((await rows(where))[0]).toHaveProperty('ownerName');

      await change(me.userId, { permissions: me.permissions.split(',').filter((permission) => permission !== 'Inventory_Sensitive').join(',') });
      expect(await soonTrue(() => watched.every(({ news, refetched }) => news() === 1 && refetched() === 1))).toBe(true);
      for (const where of [app, other]) expect((await rows(where))[0]).not.toHaveProperty('ownerName');
    });

    async function watch(where: TestApp, who: SignedIn, list: string) {
      const client = await connect(where, who);
      const changes: PushedChange[] = [];
      let [news, refetched] = [0, 0];
      client.on('changes', (pushed) => changes.push(...pushed.changes));
      client.on('session', () => news++);
      client.on('refetch', () => refetched++);
      const { position } = await who.get<{ position: string }>(`/api/lists/${list}?limit=1`);
      expect(await client.emitWithAck('follow', { list, position })).toMatchObject({ ok: true, refetch: false });
      return { client, changes, news: () => news, refetched: () => refetched };
    }
  });
});
