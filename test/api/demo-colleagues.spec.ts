import type { ColleaguesAnswer } from '../../demo-company/days/at-work/demo-colleagues.controller.js';
import { DEMO_REASON } from '../../demo-company/days/at-work/contract-desk.js';
import { EventStore } from '../../events/store/event-store.js';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('colleagues of the demo at work', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  it('come when somebody asks, and only where there is a demo', async () => {
    expect(await dana.get('/api/Demo/Colleagues')).toEqual({ mayCome: true, atWork: null });
    const empty = await startApp();
    const administrator = await empty.signIn('first@example.com');
    expect(await administrator.get('/api/Demo/Colleagues')).toEqual({ mayCome: false, atWork: null });
    expect((await administrator.fetch('/api/Demo/Colleagues', { method: 'POST', body: {} })).status).toBe(404);
    await empty.stop();
  });

  it('edit contracts as people do, under their own names, and go when they are sent home', async () => {
    const came = (await (await dana.fetch('/api/Demo/Colleagues', { method: 'POST', body: {} })).json()) as ColleaguesAnswer;
    expect(came.atWork?.names).toEqual(['Grace Oyelaran', 'Ellen Brooks']);
    expect(await firstToSave(app)).toBe('Grace Oyelaran');
    expect(await (await dana.fetch('/api/Demo/Colleagues', { method: 'DELETE', body: {} })).json()).toEqual({ mayCome: true, atWork: null });
    expect(await dana.get('/api/Demo/Colleagues')).toEqual({ mayCome: true, atWork: null });
  });
});

/** Who saves a contract first, from now on. */
async function firstToSave(app: TestApp): Promise<string> {
  const store = app.nest.get(EventStore);
  const end = new AbortController();
  const { position } = await store.head();
  for await (const { events } of store.subscribe(position, { signal: end.signal })) {
    const saved = events.find(({ data }) => (data as { reason?: string }).reason === DEMO_REASON);
    if (!saved) continue;
    end.abort();
    return (saved.metadata as EventMetadata).actor.name;
  }
  throw new Error('Nobody saved anything');
}
