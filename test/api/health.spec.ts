import { createServer } from 'node:net';
import { CannotStart } from '../../backend/platform/config/cannot-start.js';
import { FrontDoor } from '../../backend/platform/http/front-door.js';
import { administrator, startApp, type TestApp } from '../support/start-app.js';

describe('the health of the product', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is 200 with the event store, the database and each projection once it can serve', async () => {
    const answer = await fetch(`${app.url}/api/health`);
    expect(answer.status).toBe(200);
    const { status, missing, parts } = (await answer.json()) as { status: string; missing: string[]; parts: Record<string, object> };
    expect({ status, missing }).toEqual({ status: 'ok', missing: [] });
    expect(parts.eventStore).toMatchObject({ ready: true, kind: 'postgres', head: { position: expect.any(String) } });
    expect(parts.database).toEqual({ ready: true });
    const administrators = await (await app.signIn(administrator.email)).get<{ parts: Record<string, object> }>('/api/health');
    expect(administrators.parts.database).toEqual({ ready: true, version: expect.any(String) });
    expect(parts.projections).toMatchObject({
      ready: true,
      'user-list': { position: expect.any(String), head: expect.any(String), lag: { amount: expect.any(Number) }, parked: 0 },
    });
  });

  it('shows nobody an address or a password', async () => {
    const text = await (await fetch(`${app.url}/api/health`)).text();
    const { hostname, port, password, pathname } = new URL(app.databaseUrl);
    expect(password).not.toBe('');
    expect([hostname, port, password, pathname.slice(1)].filter((part) => text.includes(part))).toEqual([]);
    expect(text).not.toMatch(/postgres(ql)?:\/\//);
  });

  it('shows nobody what stands in an event', async () => {
    const { parts } = (await (await fetch(`${app.url}/api/health`)).json()) as { parts: Record<string, object> };
    expect(parts.eventStore).toEqual({ ready: true, kind: 'postgres', head: { position: expect.any(String), recordedAt: expect.any(String) } });
  });

  it('sends browsers the headers that keep other scripts out', async () => {
    const { headers } = await fetch(`${app.url}/api/health`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('before it can serve', () => {
  it('listens already and says what is missing', async () => {
    const door = new FrontDoor();
    const port = await door.listen(0, '127.0.0.1');
    door.stillMissing('database', 'projections');
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ status: 'starting', missing: ['database', 'projections'] });
    expect((await fetch(`http://127.0.0.1:${port}/api/Contracts`)).status).toBe(503);
    await door.close();
  });

  it('says in one sentence that its port is busy', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    await expect(new FrontDoor().listen(port, '127.0.0.1')).rejects.toThrow(
      new CannotStart(`Port ${port} on 127.0.0.1 is busy: stop what uses it, or set PORT to another one.`),
    );
    other.close();
  });
});
