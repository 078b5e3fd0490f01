import { jest } from '@jest/globals';
import { WallLimits } from '../../backend/tours/wall/wall-limits.js';
import type { WallAnswer, WallLink } from '../../backend/tours/wall/tour-wall.dto.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('a board on the wall', () => {
  let app: TestApp;
  let executive: SignedIn;
  let receptionist: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [executive, receptionist] = await Promise.all([app.signIn('executive'), app.signIn('receptionist')]);
  }, 120_000);
  afterAll(() => app.stop());

  const asked = (token: string, after = '', signal?: AbortSignal) => fetch(`${app.url}/api/TourWall/ByLink${after && `?after=${after}`}`, { headers: { Authorization: `Wall ${token}` }, ...(signal && { signal }) });

  async function made(name: string): Promise<string> {
    const answer = await executive.fetch('/api/WallLinks', { method: 'POST', body: { name } });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { token: string }).token;
  }

  async function booked(): Promise<number> {
    const guest = await receptionist.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Wanda', lastName: 'Wallflower', spouseLastName: 'Secret' } });
    const { leadId } = (await guest.json()) as { leadId: number };
    const body = { tourDate: newYorkDay(new Date()), scheduledStartTime: '09:30 AM', leadId, marketingSource: 'OPC', notes: 'Not for passers-by' };
    const tour = await receptionist.fetch('/api/Tours', { method: 'POST', body });
    expect([guest.status, tour.status]).toEqual([201, 201]);
    return ((await tour.json()) as { tourId: number }).tourId;
  }

  /** As a wall asks: again and again with the place of the last answer. */
  async function showing(token: string, tourId: number, as: (tour: WallAnswer['tours'][number]) => boolean): Promise<WallAnswer> {
    let answer = (await (await asked(token)).json()) as WallAnswer;
    while (!answer.tours.some((tour) => tour.tourId === tourId && as(tour))) answer = (await (await asked(token, answer.position)).json()) as WallAnswer;
    return answer;
  }

  /** Asks until it has to wait: rows may be newer than the place that an answer names, and then the next comes at once. One that is always answered at once never gets here. */
  async function waitingWall(token: string, position: string): Promise<{ position: string; waiting: Promise<WallAnswer> }> {
    const waiting = asked(token, position).then((answer) => answer.json() as Promise<WallAnswer>);
    const answer = await Promise.race([waiting, new Promise<undefined>((resolve) => setTimeout(resolve, 400, undefined))]);
    return answer ? waitingWall(token, answer.position) : { position, waiting };
  }

  it('shows who comes today with nothing but a link, and of the guests the family name alone', async () => {
    const [token, tourId] = await Promise.all([made('Lobby'), booked()]);
    await receptionist.fetch(`/api/Tours/${tourId}/Status`, { method: 'PUT', body: { tourStatus: 'Started' } });
    const { tours } = await showing(token, tourId, ({ tourStatus }) => tourStatus === 'Started');
    const tour = tours.find((one) => one.tourId === tourId)!;
    expect(tour).toMatchObject({ leadLastName: 'Wallflower', lastStep: 'Started' });
    expect(tour.startedAt).toBe(tour.lastStepAt);
    expect(Object.keys(tour).sort()).toEqual(['lastStep', 'lastStepAt', 'lastStepBy', 'leadLastName', 'salesRep', 'scheduledStartTime', 'startedAt', 'tourDate', 'tourId', 'tourResult', 'tourStatus']);
    expect(JSON.stringify(tour)).not.toMatch(/Wanda|Secret|OPC|passers/);
  });

  it('is answered when something happens to a tour, and not before', async () => {
    const token = await made('Sales floor');
    const tourId = await booked();
    const { position, waiting } = await waitingWall(token, (await showing(token, tourId, () => true)).position);
    await receptionist.fetch(`/api/Tours/${tourId}/Status`, { method: 'PUT', body: { tourStatus: 'Confirmed' } });
    const answer = await waiting;
    expect(answer.position > position).toBe(true);
  });

  it('opens nothing else with its link', async () => {
    const token = await made('Break room');
    for (const Authorization of [`Wall ${token}`, `Bearer ${token}`]) {
      for (const path of ['/api/lists/tour-list', '/api/Tours', '/api/TourWall', '/api/WallLinks', '/api/Users/Me']) {
        expect([path, (await fetch(`${app.url}${path}`, { headers: { Authorization } })).status]).toEqual([path, 401]);
      }
    }
    expect((await fetch(`${app.url}/api/Tours/1/Status`, { method: 'PUT', headers: { Authorization: `Wall ${token}`, 'Content-Type': 'application/json' }, body: '{"tourStatus":"Ended"}' })).status).toBe(401);
  });

  it('goes dark when its link is taken back, also while it waits, and the access log tells of both', async () => {
    const token = await made('Parking');
    const { position } = (await (await asked(token)).json()) as WallAnswer;
    const waiting = asked(token, position);
    const { wallId, lastSeenAt } = (await executive.get<WallLink[]>('/api/WallLinks')).find(({ name }) => name === 'Parking')!;
    expect(lastSeenAt).not.toBeNull();
    expect((await executive.fetch(`/api/WallLinks/${wallId}`, { method: 'DELETE' })).status).toBe(204);
    await booked();
    expect((await waiting).status).toBe(404);
    expect((await asked(token)).status).toBe(404);
    expect((await executive.fetch(`/api/WallLinks/${wallId}`, { method: 'DELETE' })).status).toBe(404);
    const told = (await executive.get<{ entries: { kind: string; detail: string }[] }>('/api/AccessLog')).entries.filter(({ detail }) => detail === 'Parking');
    expect(told.map(({ kind }) => kind).sort()).toEqual(['wall-link-made', 'wall-link-taken-back']);
  });

  it('keeps the token to whoever made it', async () => {
    const token = await made('Office');
    expect(await (await executive.fetch('/api/WallLinks')).text()).not.toContain(token);
  });

  it('is named, by its place', async () => {
    expect((await executive.fetch('/api/WallLinks', { method: 'POST', body: { name: ' ' } })).status).toBe(422);
  });

  it('holds up who tries links, and no wall whose link is right', async () => {
    const token = await made('Bar');
    const statuses = new Set<number>();
    for (let tries = 0; tries < 25; tries++) statuses.add((await asked('x'.repeat(43))).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await asked(token)).status).toBe(200);
  });

  it('that is switched off while it waits for a place keeps none', async () => {
    const token = await made('Terrace');
    const { position } = (await (await asked(token)).json()) as WallAnswer;
    const entering = jest.spyOn(app.nest.get(WallLimits), 'enter');
    const walls = Array.from({ length: 5 }, () => new AbortController());
    const waiting: Promise<unknown>[] = [];
    // The last of them stands in line.
    for (const [place, wall] of walls.entries()) {
      waiting.push(asked(token, position, wall.signal).catch(() => undefined));
      await soon('the wall', () => (entering.mock.calls.length > place ? true : undefined));
    }
    walls[4]!.abort();
    await waiting[4];
    walls[0]!.abort();
    expect((await asked(token)).status).toBe(200);
    for (const wall of walls) wall.abort();
    await Promise.all(waiting);
  });

  it('is asked for so often and no more', async () => {
    const token = await made('Greedy');
    const statuses: number[] = [];
    // As often in a minute as two walls ask, and once more.
    for (let times = 0; times <= 300; times++) statuses.push((await asked(token)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});
