import { setTimeout as pause } from 'node:timers/promises';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

/** A page asks anew at every change that somebody makes, and breaks off what it has asked before. */
describe('An answer that is broken off while it is made', () => {
  let app: TestApp;
  let rosa: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    rosa = await app.signIn('inventory-manager');
  }, 120_000);

  afterAll(() => app?.stop());

  it('makes room for the next as soon as it is made, packed or not', async () => {
    const history = (signal?: AbortSignal) => fetch(`${app.url}/api/Inventories/3/History`, { headers: { Cookie: rosa.cookie, 'Accept-Encoding': 'gzip' }, ...(signal && { signal }) });
    // What is short is not packed.
    for (let week = 1; week < 15; week++) await rosa.fetch('/api/Inventories/3', { method: 'PUT', body: { useWeek: String(week) } });
    expect((await history()).headers.get('content-encoding')).toBe('gzip');
    for (let asked = 0; asked < 12; asked++) {
      const stop = new AbortController();
      const answer = history(stop.signal).catch(() => undefined);
      await pause(asked % 4);
      stop.abort();
      await answer;
    }
    const began = performance.now();
    expect((await history()).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
