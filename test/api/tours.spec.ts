import { tourResults, tourSlots, tourStatuses } from '../../events/tours/tour.enums.js';
import fc from 'fast-check';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface TourAnswer {
  readonly tourId: number;
  readonly tourDate: string;
  readonly tourStatus: string;
  readonly notes: string;
}

interface Answer {
  readonly tourId: number;
  readonly revision: number;
  readonly position: string;
  readonly changed: boolean;
}

describe('the tours API', () => {
  let app: TestApp;
  let administrator: SignedIn;
  let receptionist: SignedIn;
  let inventoryManager: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    administrator = await app.signIn('sales-administrator');
    receptionist = await app.signIn('receptionist');
    inventoryManager = await app.signIn('inventory-manager');
  }, 120_000);

  afterAll(() => app.stop());

  async function send(
    who: SignedIn,
    method: string,
    path: string,
    body: unknown,
    headers = {},
  ): Promise<{ status: number; answer: Answer }> {
    const response = await who.fetch(path, { method, body, headers });
    return { status: response.status, answer: (await response.json()) as Answer };
  }

  it('answers all tours as one bare array, with the fields that existing clients know', async () => {
    const tours = await receptionist.get<TourAnswer[]>('/api/Tours/');
    expect(tours).toHaveLength(1199);
    expect(tours[0]).toMatchObject({
      tourId: 1,
      leadId: 1320,
      leadFirstName: 'Ivan',
      giftNames: 'Breakfast for Two',
      scheduledStartTime: '10:00 AM',
    });
  });

  it('answers the tours of a window, both ends included, and those of a lead', async () => {
    const all = await receptionist.get<(TourAnswer & { leadId: number })[]>('/api/Tours/');
    const [from, to] = ['2026-10-01', '2026-10-31'];
    const between = await receptionist.get<TourAnswer[]>(`/api/Tours/From/${from}/To/${to}`);
    expect(between).toEqual(all.filter(({ tourDate }) => tourDate >= from && tourDate <= to));
    expect(await receptionist.get('/api/Tours/ForLead/1211')).toEqual(all.filter(({ leadId }) => leadId === 1211));
  });

  it('refuses a window that is none', async () => {
    expect((await receptionist.fetch('/api/Tours/From/2026-02-30/To/soon')).status).toBe(400);
  });

  it('books a tour as Scheduled, and shows it to a read that waits for it', async () => {
    const body = {
      leadId: 12,
      leadFirstName: 'Robert',
      leadLastName: 'de la Cruz',
      assignedEmployeeId: 35,
      tourDate: '12/01/2026',
      scheduledStartTime: '09:15 AM',
    };
    const { status, answer } = await send(administrator, 'POST', '/api/Tours', body);
    expect({ status, tourId: answer.tourId }).toEqual({ status: 201, tourId: 1201 });
    const ofLead = await administrator.fetch('/api/Tours/ForLead/12', { headers: { 'X-Min-Position': answer.position } });
    expect(await ofLead.json()).toContainEqual(
      expect.objectContaining({
        tourId: 1201,
        tourStatus: 'Scheduled',
        tourDate: '2026-12-01',
        assignedEmployeeLastName: 'Tanaka',
      }),
    );
  });

  it('refuses a new tour outside the slots, and says which field is at fault', async () => {
    const response = await administrator.fetch('/api/Tours', {
      method: 'POST',
      body: { tourDate: '2026-12-01', scheduledStartTime: '03:15 PM' },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ field: 'scheduledStartTime' });
  });

  it('changes a status once, however often the same command is sent', async () => {
    const headers = { 'Idempotency-Key': '8f14e45f-0000-4000-8000-000000000001' };
    const first = await send(administrator, 'PUT', '/api/Tours/20/Status', { tourStatus: 'No Show' }, headers);
    const again = await send(administrator, 'PUT', '/api/Tours/20/Status', { tourStatus: 'No Show' }, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.answer.revision).toBe(first.answer.revision);
  });

  it('keeps an old time when the whole tour is sent back, and appends nothing for it', async () => {
    const tour = await administrator.get<TourAnswer>('/api/Tours/6');
    const { answer } = await send(administrator, 'PUT', '/api/Tours/6', tour);
    expect(answer).toMatchObject({ changed: false, revision: await administrator.revision('/api/Tours/6') });
  });

  it('tells who changed what, and opens the tour as it was', async () => {
    await send(administrator, 'PUT', '/api/Tours/21/Result', { tourResult: 'Rescheduled' });
    const { entries } = await administrator.get<{ entries: { title: string; by: { name: string } }[] }>('/api/Tours/21/History');
    expect(entries.map(({ title }) => title)).toEqual(['Result', 'Taken over from the old system']);
    expect(entries[0]?.by.name).toBe('Priya Shah');
    const [now, then] = [await administrator.get('/api/Tours/21'), await administrator.get('/api/Tours/21?asOf=0')];
    expect(now).toMatchObject({ tourResult: 'Rescheduled' });
    expect(then).not.toMatchObject({ tourResult: 'Rescheduled' });
    const { changes } = await administrator.get<{ changes: { field: string }[] }>('/api/Tours/21/Compare?from=0&to=1');
    expect(changes.map(({ field }) => field)).toEqual(['tourResult']);
  });

  it('answers a tour alone: its revision and its position are said beside it', async () => {
    const answer = await administrator.fetch('/api/Tours/23');
    expect(answer.headers.get('etag')).toBe('"0"');
    expect(answer.headers.get('x-position')).toMatch(/.+/);
    const body = (await answer.json()) as object;
    expect(body).toMatchObject({ tourId: 23 });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(revision|position)$/)]));
  });

  it('answers a stale If-Match with 412', async () => {
    const before = await administrator.revision('/api/Tours/22');
    await send(administrator, 'PUT', '/api/Tours/22', { notes: 'Running late' });
    const { status } = await send(
      administrator,
      'PUT',
      '/api/Tours/22',
      { notes: 'On time' },
      { 'If-Match': `"${before}"` },
    );
    expect(status).toBe(412);
  });

  it('keeps out who may not', async () => {
    expect((await fetch(`${app.url}/api/Tours/`)).status).toBe(401);
    expect((await inventoryManager.fetch('/api/Tours/')).status).toBe(403);
    expect((await send(inventoryManager, 'PUT', '/api/Tours/20/Status', { tourStatus: 'Ended' })).status).toBe(403);
    expect((await administrator.fetch('/api/Tours/')).status).toBe(200);
    expect((await send(administrator, 'PUT', '/api/Tours/20/Status', { tourStatus: 'Ended' })).status).toBe(200);
    expect((await administrator.fetch('/api/Tours/999999')).status).toBe(404);
  });

  it('never breaks on a body, and never half-writes one', async () => {
    const known = fc.record(
      {
        tourDate: fc.oneof(fc.constantFrom('2026-12-01', '02/30/2026', ''), fc.string()),
        scheduledStartTime: fc.oneof(fc.constantFrom<string>(...tourSlots), fc.string({ unit: 'binary' })),
        tourStatus: fc.oneof(fc.constantFrom<string>(...tourStatuses), fc.string()),
        tourResult: fc.oneof(fc.constantFrom<string>(...tourResults), fc.jsonValue()),
        leadId: fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
        notes: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof({ weight: 4, arbitrary: known }, fc.dictionary(fc.string(), fc.jsonValue()));
    const route = fc.constantFrom(
      ['PUT', '/api/Tours/30'],
      ['PUT', '/api/Tours/30/Status'],
      ['PUT', '/api/Tours/30/Result'],
      ['POST', '/api/Tours'],
    );
    await fc.assert(
      fc.asyncProperty(route, body, async ([method, path], sent) => {
        const before = await administrator.get<TourAnswer>('/api/Tours/30');
        const { status } = await send(administrator, method!, path!, sent);
        const after = await administrator.get<TourAnswer>('/api/Tours/30');
        expect(status).toBeLessThan(500);
        if (status >= 400) expect(after).toEqual(before);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});
