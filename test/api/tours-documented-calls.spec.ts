import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

type Answer = Readonly<Record<string, unknown>>;

/** The calls of document 3, section 7, that tours are booked, read and changed by: what existing clients send, and what they go by. */
describe('The documented calls of tours', () => {
  let app: TestApp;
  let receptionist: SignedIn;
  let tourId: number;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    receptionist = await app.signIn('receptionist');
    tourId = Number((await booked(whole))['tourId']);
  }, 120_000);

  afterAll(() => app.stop());

  /** As the old screens send it: names, a status and who booked beside the numbers. */
  const whole = {
    leadId: 12,
    leadFirstName: 'Rob',
    leadLastName: 'Cruz',
    assignedEmployeeId: 35,
    marketingEmployeeId: 30,
    marketingSource: 'OPC',
    tourStatus: 'Ended',
    giftNames: 'Spa Credit,Spa Credit',
    createdBy: 999,
    tourDate: '12/01/2026',
    scheduledStartTime: '09:15 AM',
  };

  async function booked(body: object): Promise<Answer> {
    const response = await receptionist.fetch('/api/Tours', { method: 'POST', body });
    return { status: response.status, ...((await response.json()) as Answer) };
  }

  const ours = (rows: readonly Answer[]) => rows.find((row) => row['tourId'] === tourId);

  it('book a tour as Scheduled, by who is signed in, under the names that its people have', async () => {
    expect(await receptionist.get(`/api/Tours/${tourId}`)).toMatchObject({
      ...{ leadId: 12, leadFirstName: 'Robert', leadLastName: 'de la Cruz', assignedEmployeeFirstName: 'Emma', assignedEmployeeLastName: 'Tanaka' },
      ...{ marketingEmployeeFirstName: 'Emma', marketingEmployeeLastName: 'Rossi', marketingSource: 'OPC', giftNames: 'Spa Credit,Spa Credit' },
      ...{ tourDate: '2026-12-01', scheduledStartTime: '09:15 AM', tourStatus: 'Scheduled', tourResult: '', qualified: 'Qualified' },
    });
    const { createdBy } = (await receptionist.get<Answer>(`/api/Tours/${tourId}`)) as { createdBy: number };
    expect(createdBy).toBe((await receptionist.get<{ userId: number }>('/api/Users/Me')).userId);
  });

  it.each([
    ['/api/Tours/'],
    ['/api/Tours/From/2026-12-01/To/2026-12-01'],
    ['/api/Tours/ForLead/12'],
  ])('answer it whole in a bare array: GET %s', async (path) => {
    const row = await soon('the tour in its list', async () => ours(await receptionist.get<Answer[]>(path)));
    // What the record knows beyond the documents stands in it alone.
    const one = Object.entries(await receptionist.get<Answer>(`/api/Tours/${tourId}`)).filter(([field]) => !['gifts', 'cameWith', 'otherLeads'].includes(field));
    expect(row).toMatchObject(Object.fromEntries(one));
  });

  it('take the whole tour back, with what was changed in it', async () => {
    const tour = await receptionist.get<Answer>(`/api/Tours/${tourId}`);
    const sent = { ...tour, tourDate: '12/02/2026', scheduledStartTime: '10:00 AM', tourStatus: 'Confirmed', notes: 'Brings two children' };
    const response = await receptionist.fetch(`/api/Tours/${tourId}`, { method: 'PUT', body: sent });
    expect(response.status).toBe(200);
    expect(await receptionist.get(`/api/Tours/${tourId}`)).toEqual({ ...sent, tourDate: '2026-12-02' });
  });

  it.each([
    ['SalesReps', { isSalesRep: 'Yes', status: 'Active' }, 21],
    ['MarketingReps', { isMarketingRep: 'Yes', status: 'Active' }, 9],
  ])('offer the people that a tour can have: GET /api/Employees/%s', async (part, all, count) => {
    const people = await receptionist.get<Answer[]>(`/api/Employees/${part}`);
    expect(people).toHaveLength(count);
    for (const one of people) expect(one).toMatchObject({ employeeId: expect.any(Number), fullName: expect.any(String), ...all });
  });

  it('offer the gifts that are given still: GET /api/GiftTypes/AvailableGifts', async () => {
    const gifts = await receptionist.get<Answer[]>('/api/GiftTypes/AvailableGifts');
    expect(gifts.length).toBeGreaterThan(0);
    for (const gift of gifts) expect(gift).toMatchObject({ giftTypeId: expect.any(Number), giftName: expect.any(String), status: 'Active' });
  });

  it.each([
    ['leadId', { leadId: 0 }, 'Please choose a lead'],
    ['leadId', { leadId: 99_999 }, 'There is no lead 99999'],
    ['assignedEmployeeId', { assignedEmployeeId: 30 }, 'Emma Rossi is not among the sales reps'],
    ['marketingEmployeeId', { marketingEmployeeId: 35 }, 'Emma Tanaka is not among the marketing reps'],
    ['assignedEmployeeId', { assignedEmployeeId: 4_000 }, 'There is no employee 4000'],
    ['scheduledStartTime', { scheduledStartTime: '03:15 PM' }, 'Tours start every 15 minutes from 09:00 AM to 03:00 PM'],
    ['tourDate', { tourDate: '' }, 'Please select a tour date'],
  ])('refuse a tour for its %s, and say so: %p', async (field, wrong, detail) => {
    expect(await booked({ ...whole, ...wrong })).toMatchObject({ status: 422, field, detail });
  });

  it('book a tour for who became a lead a moment ago, and none for who is deleted', async () => {
    const executive = await app.signIn('executive');
    const added = await executive.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Nina', lastName: 'Newcomer' } });
    const { leadId } = (await added.json()) as Answer;
    expect(await booked({ ...whole, leadId })).toMatchObject({ status: 201 });
    const other = await executive.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Gus', lastName: 'Gone' } });
    const { leadId: gone } = (await other.json()) as Answer;
    const deleted = await executive.fetch(`/api/Leads/${String(gone)}`, { method: 'DELETE' });
    const { position } = (await deleted.json()) as Answer;
    await executive.fetch('/api/lists/lead-list?limit=1', { headers: { 'X-Min-Position': String(position) } });
    expect(await booked({ ...whole, leadId: gone })).toMatchObject({ status: 422, field: 'leadId', detail: `There is no lead ${String(gone)}` });
  });

  it('tell whom a rep has at a time already; who canceled takes no time', async () => {
    const at = '/api/Tours/InSlot?assignedEmployeeId=35&tourDate=2026-12-03&scheduledStartTime=11:00 AM';
    const told = async () => (await receptionist.get<{ tours: Answer[] }>(at)).tours;
    expect(await told()).toEqual([]);
    const { tourId: second, position } = await booked({ ...whole, tourDate: '2026-12-03', scheduledStartTime: '11:00 am' });
    await receptionist.fetch('/api/lists/tour-list?limit=1', { headers: { 'X-Min-Position': String(position) } });
    expect(await told()).toEqual([{ tourId: second, leadName: 'Robert de la Cruz', tourStatus: 'Scheduled' }]);
    const canceled = await receptionist.fetch(`/api/Tours/${String(second)}/Status`, { method: 'PUT', body: { tourStatus: 'Canceled' } });
    const { position: after } = (await canceled.json()) as Answer;
    await receptionist.fetch('/api/lists/tour-list?limit=1', { headers: { 'X-Min-Position': String(after) } });
    expect(await told()).toEqual([]);
    expect((await receptionist.fetch('/api/Tours/InSlot?assignedEmployeeId=x')).status).toBe(400);
  });
});
