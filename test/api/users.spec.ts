import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Sessions } from '../../backend/platform/auth/sessions/sessions.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { CommandExecutor } from '../../backend/platform/commands/command-executor.js';
import { DatabaseMutex } from '../../backend/platform/concurrency/database-mutex.js';
import { send } from '../support/send.js';
import { UpdateUser } from '../../backend/users/user.commands.js';
import { user } from '../../backend/users/user.js';
import { signIn, signInWith, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';

interface UserFacts {
  readonly userId: number;
  readonly email: string;
  readonly status: string;
  readonly permissions: string;
  readonly homeRoute: string;
}

const ellen = { firstName: 'Ellen', lastName: 'Novak', email: 'ellen.novak@example.com', role: 'Receptionist', homeRoute: '/admin/tours', permissions: ['Tours_Main'] };

let app: TestApp;
let dana: Person;
let addresses = 0;

beforeAll(async () => {
  app = await startApp({ demo: true });
  dana = await signIn(app, 'executive');
});
afterAll(() => app.stop());

const revisionOf = (userId: number) => dana.revision(`/Users/${userId}`);
const read = async (userId: number): Promise<UserFacts> => (await dana.get(`/Users/${userId}`).expect(200)).body as UserFacts;
const add = async (facts: object = {}): Promise<UserFacts> => {
  const email = `somebody-${++addresses}@example.com`;
  const { body } = await dana.post('/Users', { ...ellen, email, ...facts }).expect(201);
  return read((body as UserFacts).userId);
};
const me = async (person: Person): Promise<UserFacts> => (await person.get('/Users/Me').expect(200)).body as UserFacts;

describe('A new user', () => {
  it('is active, holds what was given, and is told where the invitation went', async () => {
    const { body } = await dana.post('/Users', ellen).expect(201);
    expect(body).toMatchObject({ userId: expect.any(Number), deliveredTo: 'outbox' });
    const { userId } = body as UserFacts;
    expect(await read(userId)).toMatchObject({ ...ellen, permissions: 'Tours_Main', status: 'Active', loginCount: 0, lastLogin: null });
    const list = await dana.get('/Users/TenantUsers/1').set('X-Min-Position', (body as { position: string }).position);
    expect(list.body).toContainEqual(expect.objectContaining({ userId, name: 'Ellen Novak', tenantId: 1, status: 'Active', role: 'Receptionist', loginCount: 0 }));
  });

  it('is numbered by the server, whatever number a client sends (decisions.md A15)', async () => {
    const { body } = await dana.post('/Users/1', { ...ellen, userId: 1, email: 'numbered@example.com' }).expect(201);
    expect((body as UserFacts).userId).toBeGreaterThan(1);
  });

  it('is added once, however often the command comes', async () => {
    const key = randomUUID();
    const send = () => dana.post('/Users', { ...ellen, email: 'once@example.com' }).set('Idempotency-Key', key).expect(201);
    const [first, second] = [await send(), await send()];
    expect((second.body as UserFacts).userId).toBe((first.body as UserFacts).userId);
  });

  it.each([
    ['firstName', { firstName: ' ' }, 400],
    ['lastName', { lastName: undefined }, 400],
    ['email', { email: 'nobody' }, 400],
    ['email', { email: 'Executive@demo.example' }, 409],
    ['role', { role: 'Night_Watch' }, 400],
    ['homeRoute', { homeRoute: 'https://elsewhere.example/' }, 422],
    ['permissions', { permissions: ['Contracts Main'] }, 400],
  ])('is refused at the field: %s %j', async (field, fault, status) => {
    const { body } = await dana.post('/Users', { ...ellen, email: 'refused@example.com', ...fault }).expect(status);
    expect(body).toMatchObject({ field });
  });

  it('leaves its address to somebody else when it was refused', async () => {
    await dana.post('/Users', { ...ellen, email: 'again@example.com', homeRoute: '/nowhere' }).expect(422);
    await dana.post('/Users', { ...ellen, email: 'again@example.com' }).expect(201);
  });

  it('has an address to itself, also when two are added at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => dana.post('/Users', { ...ellen, email: 'together@example.com' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is added by holders of Users_New, with no more than they hold', async () => {
    const grace = await signInWith(app, 'closing-manager', 'Users_New,Tours_Main');
    await grace.post('/Users', { ...ellen, email: 'by-grace@example.com' }).expect(201);
    const { body } = await grace.post('/Users', { ...ellen, email: 'by-grace-2@example.com', permissions: 'Tours_Main,Settings_Main' }).expect(403);
    expect(body).toMatchObject({ field: 'permissions' });
  });

  it('is not added by somebody from whom Users_New was taken while they waited for their turn', async () => {
    const grace = await signInWith(app, 'closing-manager', 'Users_New,Tours_Main');
    const { userId } = await me(grace);
    const answer = await app.nest.get(DatabaseMutex).run('users', async () => {
      const status = grace.post('/Users', { ...ellen, email: 'too-late@example.com' }).then((added) => added.status);
      await pause(300);
      const commandId = randomUUID();
      const issued = { actor: { kind: 'user', id: '1', name: 'Dana Kim' }, commandId, correlationId: commandId, at: new Date().toISOString(), today: '2026-11-21', permissions: new Set(['Users_Edit', 'Settings_Main']) } as const;
      await app.nest.get(CommandExecutor).execute(send(user, userId, commandOf(UpdateUser, { taken: ['Users_New'] })), issued);
      return { status };
    });
    expect(await answer.status).toBe(403);
  });
});

describe('Changing a user', () => {
  it('writes one event for each section, and nothing when nothing differs', async () => {
    const before = await add({ permissions: ['Tours_Main', 'Something_Unknown'] });
    const revision = await revisionOf(before.userId);
    await dana.put(`/Users/${before.userId}`, before).expect(200);
    expect(await revisionOf(before.userId)).toBe(revision);
    await dana.put(`/Users/${before.userId}`, { ...before, lastName: 'Brooks', status: 'Inactive', permissions: 'Gifts_Main' }).expect(200);
    const { entries } = (await dana.get(`/Users/${before.userId}/History`).expect(200)).body as { entries: { type: string; title: string; by: { name: string } }[] };
    expect(entries.map(({ type }) => type)).toEqual(['UserPermissionsChanged', 'UserStatusChanged', 'UserRevised', 'UserAdded']);
    expect(entries[0]).toMatchObject({ title: 'Gave Gifts: Main; took Tours: Main', by: { name: 'Dana Kim' } });
    expect((await read(before.userId)).permissions).toBe('Something_Unknown,Gifts_Main');
  });

  it('over what somebody else changed meanwhile tells what and who (412), and changes nothing', async () => {
    const before = await add();
    const revision = await revisionOf(before.userId);
    const stale = `"${revision}"`;
    await dana.put(`/Users/${before.userId}`, { given: ['Gifts_Main'] }).set('If-Match', stale).expect(200);
    const { body } = await dana.put(`/Users/${before.userId}`, { taken: ['Tours_Main'] }).set('If-Match', stale).expect(412);
    expect(body).toMatchObject({ revision: revision + 1, changes: [{ field: 'Gifts_Main', from: false, to: true, by: { name: 'Dana Kim' } }] });
    expect((await read(before.userId)).permissions).toBe('Tours_Main,Gifts_Main');
  });

  it('is undone by nobody who changed something else: what comes and what goes is sent by name', async () => {
    const { userId } = await add();
    await Promise.all([dana.put(`/Users/${userId}`, { given: ['Gifts_Main'] }), dana.put(`/Users/${userId}`, { given: ['Leads_Main'] }), dana.put(`/Users/${userId}`, { taken: ['Tours_Main'] })]);
    expect((await read(userId)).permissions.split(',').sort()).toEqual(['Gifts_Main', 'Leads_Main']);
  });

  it('can be looked at as it was, and compared', async () => {
    const { userId } = await add();
    const revision = await revisionOf(userId);
    await dana.put(`/Users/${userId}`, { given: ['Gifts_Main'], lastName: 'Brooks' }).expect(200);
    expect((await dana.get(`/Users/${userId}?asOf=${revision}`).expect(200)).body).toMatchObject({ lastName: 'Novak', permissions: 'Tours_Main' });
    const { body } = await dana.get(`/Users/${userId}/Compare?from=${revision}&to=${revision + 2}`).expect(200);
    expect((body as { changes: { field: string }[] }).changes.map(({ field }) => field)).toEqual(['lastName', 'Gifts_Main']);
  });

  it.each(['Users_Edit', 'Settings_Main'])('never takes %s from oneself', async (permission) => {
    const { userId } = await me(dana);
    const { body } = await dana.put(`/Users/${userId}`, { taken: [permission] }).expect(422);
    expect(body).toMatchObject({ field: 'permissions' });
    expect((await dana.put(`/Users/${userId}`, { status: 'Inactive' }).expect(422)).body).toMatchObject({ field: 'status' });
  });

  it('that nobody here knows answers 404', async () => {
    await dana.put('/Users/999999', { lastName: 'Brooks' }).expect(404);
    await dana.get('/Users/999999/Compare?from=0&to=0').expect(404);
    await dana.get('/Users/TenantUsers/2').expect(404);
  });
});

describe('Somebody who may edit users without being an administrator', () => {
  let grace: Person;
  beforeAll(async () => {
    grace = await signInWith(app, 'closing-manager', 'Users_Edit,Tours_Main,Gifts_Main');
  });

  it('gives what they hold, and nothing else', async () => {
    const { userId } = await add();
    await grace.put(`/Users/${userId}`, { given: ['Gifts_Main'] }).expect(200);
    expect((await grace.put(`/Users/${userId}`, { given: ['Contracts_Main'] }).expect(403)).body).toMatchObject({ field: 'permissions' });
  });

  it('gives themselves nothing', async () => {
    const { userId } = await me(grace);
    await grace.put(`/Users/${userId}`, { given: ['Settings_Main'] }).expect(403);
  });

  it('does not get at the account of somebody who holds more, be it by the mail address', async () => {
    const { userId } = await me(dana);
    await grace.put(`/Users/${userId}`, { email: 'mine@example.com' }).expect(403);
    await grace.put(`/Users/${userId}`, { status: 'Inactive' }).expect(403);
  });
});

it('Two administrators who take it from each other at the same moment: one remains', async () => {
  const twins = ['receptionist', 'epic-manager'];
  const [one, other] = await Promise.all(twins.map((name) => signInWith(app, name, 'Users_Edit,Settings_Main')));
  const [oneId, otherId] = [(await me(one!)).userId, (await me(other!)).userId];
  const taken = { taken: ['Users_Edit', 'Settings_Main'] };
  const answers = await Promise.all([one!.put(`/Users/${otherId}`, taken), other!.put(`/Users/${oneId}`, taken)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const held = [await read(oneId), await read(otherId)].map(({ permissions }) => permissions);
  expect(held.sort()).toEqual(['', 'Users_Edit,Settings_Main']);
});

it('Somebody who is deactivated is out at once', async () => {
  const rosa = await signIn(app, 'inventory-manager');
  const { userId } = await me(rosa);
  await dana.put(`/Users/${userId}`, { status: 'Inactive' }).expect(200);
  await rosa.get('/Users/Me').expect(401);
  await expect(signIn(app, 'inventory-manager')).rejects.toThrow();
  await dana.put(`/Users/${userId}`, { status: 'Active' }).expect(200);
  await signIn(app, 'inventory-manager');
});

it('Somebody who is deactivated while signing in has no session, not even once they are active again', async () => {
  const { userId } = await me(await signIn(app, 'inventory-tablet'));
  const sessions = app.nest.get(Sessions);
  const open = sessions.open.bind(sessions);
  const meanwhile = jest.spyOn(sessions, 'open').mockImplementation(async (...session) => {
    meanwhile.mockRestore();
    await dana.put(`/Users/${userId}`, { status: 'Inactive' }).expect(200);
    return open(...session);
  });
  await expect(signIn(app, 'inventory-tablet')).rejects.toThrow('204');
  await dana.put(`/Users/${userId}`, { status: 'Active' }).expect(200);
  expect(await sessions.ofUser(userId)).toEqual([]);
});
