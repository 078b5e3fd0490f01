import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { ListReader } from '../../backend/platform/lists/list-reader.js';
import type { ClientToServer, PushedChange, ServerToClient } from '../../backend/platform/realtime/protocol.js';
import { userList } from '../../backend/users/users.lists.js';
import { ListViewCreated } from '../../events/users/list-view.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { UserAdded, UserStatusChanged } from '../../events/users/user.events.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { happened } from '../support/happened.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { eventually } from './live-screen.js';

interface UserRow {
  readonly userId: number;
  readonly email: string;
  readonly tenantId: number;
}

const NEIGHBOUR = 9101;
const HERS = 'neighbour-of-another-tenant@example.com';
const neighbour = UserAdded({ userId: NEIGHBOUR, tenantId: 2, firstName: 'Nora', lastName: 'Elsewhere', email: HERS, role: 'Receptionist', homeRoute: '', permissions: [] });

/** decisions.md A20: a tenant is only ever the reader's own. */
describe('A user of another tenant', () => {
  let app: TestApp;
  let reader: SignedIn;
  let socket: Socket<ServerToClient, ClientToServer>;

  beforeAll(async () => {
    app = await startApp();
    reader = await app.signIn(administrator.email);
    const position = await happened(app.nest.get(EventStore), `user-${NEIGHBOUR}`, neighbour);
    await app.nest.get(ChangeFeed).waitFor('user-list', position, 20_000);
  }, 120_000);

  afterAll(async () => {
    socket?.disconnect();
    await app.stop();
  });

  const statusOf = async (call: string): Promise<number> => {
    const [method = '', path = ''] = call.split(' ');
    return (await reader.fetch(`/api/Users/${path}`, { method, ...(method === 'GET' ? {} : { body: {} }) })).status;
  };

  it('is kept in the same list', async () => {
    const rows = await app.nest.get(ListReader).unhiddenRows(userList, [String(NEIGHBOUR)]);
    expect(rows.get(String(NEIGHBOUR))).toMatchObject({ tenantId: 2, email: HERS });
  });

  it('is no row, no count and no line of a file', async () => {
    const { rows } = await reader.get<{ rows: UserRow[] }>('/api/lists/user-list');
    expect(rows).toEqual([expect.objectContaining({ email: administrator.email, tenantId: 1 })]);
    expect(await reader.get('/api/lists/user-list/summary')).toMatchObject({ count: 1, total: 1 });
    const file = await (await reader.fetch('/api/lists/user-list/export')).text();
    expect(file.trim().split('\r\n')).toHaveLength(2);
    expect(file).not.toContain(HERS);
  });

  it('is found by no filter and no search', async () => {
    const filter = (field: string, value: string | number) => encodeURIComponent(JSON.stringify([{ field, op: 'is', value }]));
    for (const query of [`filters=${filter('userId', NEIGHBOUR)}`, `filters=${filter('email', HERS)}`, 'search=Elsewhere']) {
      expect([query, (await reader.get<{ rows: UserRow[] }>(`/api/lists/user-list?${query}`)).rows]).toEqual([query, []]);
    }
    for (const query of [`filters=${filter('email', administrator.email)}`, 'search=Administrator']) {
      expect([query, (await reader.get<{ rows: UserRow[] }>(`/api/lists/user-list?${query}`)).rows.length]).toEqual([query, 1]);
    }
  });

  it('is nobody in the documented calls', async () => {
    const users = await reader.get<UserRow[]>('/api/Users/TenantUsers/1');
    expect(users.map(({ email }) => email)).toEqual([administrator.email]);
    const calls = ['GET TenantUsers/2', `GET ${NEIGHBOUR}`, `GET ${NEIGHBOUR}/History`, `GET ${NEIGHBOUR}/Compare?from=0&to=0`, `PUT ${NEIGHBOUR}`, `POST ${NEIGHBOUR}/PasswordLink`];
    const answered = await Promise.all(calls.map(async (call) => `${call}: ${await statusOf(call)}`));
    expect(answered).toEqual(calls.map((call) => `${call}: 404`));
    const { userId } = await reader.get<UserRow>('/api/Users/Me');
    const own = await Promise.all(calls.map((call) => statusOf(call.replace('/2', '/1').replace(String(NEIGHBOUR), String(userId)))));
    // No mail server is set up, so no link is sent.
    expect(own).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it('shares views with nobody here, and what becomes of them is told to nobody here', async () => {
    const arrangement = { search: '', filters: [], sort: '', columns: [] };
    const view = ListViewCreated({ viewId: 9201, list: 'user-list', name: 'Elsewhere alone', shared: true, owner: `user:${NEIGHBOUR}`, ownerName: 'Nora Elsewhere', tenantId: 2, arrangement });
    const position = await happened(app.nest.get(EventStore), 'listView-9201', view);
    await Promise.all(['list-view', 'changes'].map((list) => app.nest.get(ChangeFeed).waitFor(list, position, 20_000)));
    for (const path of ['/api/ListViews?list=user-list', '/api/lists/list-view', '/api/Changes?limit=100', '/api/Changes/Summary', '/api/Today/Changes']) {
      expect([path, /Elsewhere alone|listView-9201/.exec(await (await reader.fetch(path)).text())?.[0]]).toEqual([path, undefined]);
    }
    expect((await reader.fetch('/api/ListViews/9201')).status).toBe(404);
  });

  it('is not in what is pushed, nor who changed them', async () => {
    socket = io(app.url, { transports: ['websocket'], forceNew: true, extraHeaders: { Authorization: `Bearer ${reader.token}` } });
    const changes: PushedChange[] = [];
    socket.on('changes', (pushed) => changes.push(...pushed.changes));
    await once(socket as never, 'connect');
    const { position } = await reader.get<{ position: string }>('/api/lists/user-list');
    expect(await socket.emitWithAck('follow', { list: 'user-list', position })).toMatchObject({ ok: true });
    expect(await socket.emitWithAck('followRecord', { stream: `user-${NEIGHBOUR}` })).toEqual({ ok: false, reason: `There is no user-${NEIGHBOUR}` });
    expect(await socket.emitWithAck('followRecord', { stream: 'user-1' })).toMatchObject({ ok: true });
    await happened(app.nest.get(EventStore), `user-${NEIGHBOUR}`, UserStatusChanged({ from: 'Active', to: 'Inactive' }));
    await eventually('the change is pushed', () => changes.length > 0);
    expect(changes).toEqual([expect.objectContaining({ key: String(NEIGHBOUR), operation: 'delete', by: '', eventType: '', row: null })]);
  });
});
