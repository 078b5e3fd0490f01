import { Reflector } from '@nestjs/core';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { areas } from '../../backend/areas.js';
import { ACCESS } from '../../backend/platform/auth/permission.decorator.js';
import { TAKES_UPLOAD } from '../../backend/platform/uploads/takes-upload.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface UserFacts {
  readonly userId: number;
  readonly permissions: string;
}

describe('permissions', () => {
  let app: TestApp;
  let executive: SignedIn;
  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  const change = async (who: UserFacts, body: object) => {
    const answer = await executive.fetch(`/api/Users/${who.userId}`, { method: 'PUT', body });
    expect(answer.status).toBe(200);
  };

  it('are declared by every route', () => {
    expect(routesOf(app).length).toBeGreaterThan(50);
    const undeclared = routesOf(app).filter(({ access }) => access === undefined);
    expect(undeclared.map(({ route }) => route)).toEqual([]);
  });

  it('are asked of the server: without a session 401, without the permission 403 that names it', async () => {
    expect((await fetch(`${app.url}/api/Contracts`)).status).toBe(401);
    const tablet = await app.signIn('inventory-tablet');
    const refused = await tablet.fetch('/api/Contracts');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ permission: 'Contracts_Main', detail: 'This needs the permission Contracts: Main' });
    expect((await executive.fetch('/api/Contracts')).status).toBe(200);
  });

  it('take effect on the next request when they are changed', async () => {
    const receptionist = await app.signIn('receptionist');
    const me = await receptionist.get<UserFacts>('/api/Users/Me');
    expect((await receptionist.fetch('/api/Contracts')).status).toBe(403);
    await change(me, { permissions: `${me.permissions},Contracts_Main` });
    expect((await receptionist.fetch('/api/Contracts')).status).toBe(200);
    await change(me, { permissions: me.permissions });
    expect((await receptionist.fetch('/api/Contracts')).status).toBe(403);
  });

  it('tell who gave whom what', async () => {
    const tablet = await (await app.signIn('inventory-tablet')).get<UserFacts>('/api/Users/Me');
    await change(tablet, { permissions: `${tablet.permissions},Something_Unknown` });
    const { entries } = await executive.get<{ entries: unknown[] }>(`/api/Users/${tablet.userId}/History`);
    expect(entries[0]).toMatchObject({
      title: 'Gave Something_Unknown',
      by: { name: 'Dana Kim' },
      changes: [{ field: 'Something_Unknown', label: 'Something_Unknown', from: false, to: true }],
    });
  });

  it('end with the account: a deactivated user is out at once', async () => {
    const closing = await app.signIn('closing-manager');
    const me = await closing.get<UserFacts>('/api/Users/Me');
    await change(me, { status: 'Inactive' });
    expect((await closing.fetch('/api/Users/Me')).status).toBe(401);
    await expect(app.signIn('closing-manager')).rejects.toThrow('204');
  });

  it('reach other processes within a second', async () => {
    const other = await startApp({ demo: true, databaseUrl: app.databaseUrl });
    try {
      const epic = await app.signIn('epic-manager');
      const elsewhere = (path: string) => fetch(`${other.url}${path}`, { headers: { cookie: epic.cookie } });
      const me = await epic.get<UserFacts>('/api/Users/Me');
      expect((await elsewhere('/api/Contracts')).status).toBe(403);
      await change(me, { permissions: `${me.permissions},Contracts_Main` });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect((await elsewhere('/api/Contracts')).status).toBe(200);
    } finally {
      await other.stop();
    }
  });

  it('take a file where their area says so, and nowhere else', () => {
    const taking = routesOf(app).filter(({ takesUpload }) => takesUpload).map(({ path }) => path);
    expect(taking.sort()).toEqual(areas.flatMap(({ uploadPaths = [] }) => uploadPaths).sort());
    expect(taking).not.toEqual([]);
  });

  it('never show another tenant', async () => {
    expect((await executive.fetch('/api/Users/TenantUsers/2')).status).toBe(404);
    const users = await executive.get<{ email: string }[]>('/api/Users/TenantUsers/1');
    expect(users.map(({ email }) => email)).toContain('executive@demo.example');
  });
});

/** Every route that Nest knows, with what it says about who may call it. */
function routesOf({ nest }: TestApp): { route: string; path: string; access: unknown; takesUpload: boolean }[] {
  const reflector = new Reflector();
  const scanner = new MetadataScanner();
  const controllers = new DiscoveryService(nest.get(ModulesContainer)).getControllers();
  return controllers.flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner
      .getAllMethodNames(prototype)
      .map((name) => prototype[name]!)
      .filter((handler) => reflector.get<unknown>('path', handler) !== undefined)
      .map((handler) => ({
        route: `${metatype?.name}.${handler.name}`,
        path: ['/api', reflector.get<string>('path', metatype as () => unknown), reflector.get<string>('path', handler)].join('/'),
        takesUpload: reflector.get<unknown>(TAKES_UPLOAD, handler) === true,
        access: reflector.getAllAndOverride<unknown>(ACCESS, [handler, metatype as () => unknown]),
      }));
  });
}
