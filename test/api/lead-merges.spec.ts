import { setTimeout } from 'node:timers/promises';
import { LeadRelations } from '../../backend/leads/lead-relations.js';
import { LeadMerged } from '../../events/leads/lead-merge.events.js';
import { LeadDeleted } from '../../events/leads/lead.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { TourBooked } from '../../events/tours/tour.events.js';
import { happened } from '../support/happened.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface LeadAnswer {
  readonly leadId: number;
  readonly firstName: string;
  readonly mobilePhone: string;
  readonly mergedInto: number;
  readonly merged: readonly { readonly leadId: number }[];
  readonly interests: readonly { readonly interestId: number }[];
}

describe('Leads that are the same person', () => {
  let app: TestApp;
  let desk: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    desk = await app.signIn('sales-administrator');
  }, 120_000);

  afterAll(() => app.stop());

  async function sent(who: SignedIn, method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await who.fetch(path, { method, ...(body !== undefined && { body }) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async function created(fields: object): Promise<number> {
    const { status, body } = await sent(desk, 'POST', '/api/Leads', fields);
    expect(status).toBe(201);
    await desk.fetch('/api/lists/lead-list?limit=1', { headers: { 'x-min-position': String(body.position) } });
    return body.leadId as number;
  }

  const lead = (id: number) => desk.get<LeadAnswer>(`/api/Leads/${id}`);

  /** What a reaction does comes after the answer. */
  async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
    for (let attempt = 0; attempt < 200; attempt++) {
      const value = await read();
      if (isSo(value)) return value;
      await setTimeout(50);
    }
    throw new Error('It did not come to be so');
  }

  const pair = async (phone: string) => {
    const stays = await created({ firstName: 'Sofia', lastName: 'Rossi', homePhone: phone, zipcode: `6${phone.slice(-4)}`, interest: { resort: 'Magnolia Springs' } });
    const goes = await created({ firstName: 'S.', lastName: 'Rossi', mobilePhone: phone, interest: { resort: 'Harbour Point' } });
    return { stays, goes };
  };

  it('are found by what they share, as it is typed and as they stand, by who sees it', async () => {
    const { stays, goes } = await pair('(312) 555-0141');
    const typed = await desk.get<object[]>(`/api/Leads/Duplicates?workPhone=${encodeURIComponent('312.555.0141')}`);
    expect(typed).toMatchObject([
      { leadId: goes, name: 'S. Rossi', lastTour: null, matches: [{ kind: 'phone', value: '+13125550141' }] },
      { leadId: stays, name: 'Sofia Rossi', matches: [{ kind: 'phone' }] },
    ]);
    expect(await desk.get(`/api/Leads/Duplicates?leadId=${stays}`)).toMatchObject([{ leadId: goes }]);
    expect(await desk.get('/api/Leads/Duplicates?firstName=SOFIA&lastName=rossi&zipcode=60141-1234')).toMatchObject([{ leadId: stays, matches: [{ kind: 'home', value: '' }] }]);
    const manager = await app.signIn('receptionist');
    const sees = (await manager.get<{ permissions: readonly string[] }>('/api/Users/Me')).permissions.includes('Leads_Sensitive');
    expect(await manager.get<object[]>('/api/Leads/Duplicates?workPhone=3125550141')).toHaveLength(sees ? 2 : 0);
  });

  it('are found by every phone of theirs, also those of a lead that was merged into them', async () => {
    const { stays, goes } = await pair('(312) 555-0151');
    await sent(desk, 'PUT', `/api/Leads/${goes}`, { workPhone: '(312) 555-0152' });
    const [other, third] = [await created({ lastName: 'Other', homePhone: '(312) 555-0152' }), await created({ lastName: 'Third', spouseWorkPhone: '(312) 555-0151' })];
    expect((await sent(desk, 'POST', `/api/Leads/${stays}/Merge`, { leadId: goes, take: [] })).status).toBe(200);
    const like = () => desk.get<{ leadId: number; matches: object[] }[]>(`/api/Leads/Duplicates?leadId=${stays}`);
    const found = await until(like, (rows) => rows.length === 2 && !rows.some(({ leadId }) => leadId === goes));
    expect(found).toMatchObject([
      { leadId: third, matches: [{ kind: 'phone', value: '+13125550151' }] },
      { leadId: other, matches: [{ kind: 'phone', value: '+13125550152' }] },
    ]);
    expect((await sent(desk, 'PUT', `/api/Leads/${stays}/ToldApart/${other}`, { reason: 'Her sister' })).status).toBe(200);
    expect(await until(like, ({ length }) => length === 1)).toMatchObject([{ leadId: third }]);
  });

  it('that are not the same are no more shown as such, until that is taken back', async () => {
    const { stays, goes } = await pair('(312) 555-0142');
    const like = () => desk.get<object[]>(`/api/Leads/Duplicates?leadId=${stays}`);
    expect(await like()).toHaveLength(1);
    expect((await sent(desk, 'PUT', `/api/Leads/${goes}/ToldApart/${stays}`, { reason: 'Mother and daughter' })).status).toBe(200);
    await until(like, ({ length }) => length === 0);
    await until(() => desk.get<{ entries: readonly { title: string; reason?: string }[] }>(`/api/Leads/${stays}/History`), ({ entries }) => entries[0]!.title === `Not the same as lead ${goes}` && entries[0]!.reason === 'Mother and daughter');
    expect((await sent(desk, 'DELETE', `/api/Leads/${stays}/ToldApart/${goes}`)).status).toBe(200);
    await until(like, ({ length }) => length === 1);
    expect((await sent(desk, 'PUT', `/api/Leads/${stays}/ToldApart/999999`, {})).status).toBe(404);
  });

  it('come together under one number and apart again', async () => {
    const { stays, goes } = await pair('(312) 555-0143');
    const [before, gone] = [await lead(stays), await lead(goes)];
    const booked = await sent(desk, 'POST', '/api/Tours', { leadId: goes, tourDate: '2026-12-01', scheduledStartTime: '10:00 AM' });
    await desk.fetch('/api/lists/tour-list?limit=1', { headers: { 'x-min-position': String(booked.body.position) } });
    expect((await sent(desk, 'POST', `/api/Leads/${stays}/Merge`, { leadId: goes, take: ['mobilePhone'] })).status).toBe(200);
    const both = await until(() => lead(stays), ({ merged }) => merged.length === 1);
    expect(both).toMatchObject({ firstName: 'Sofia', mobilePhone: '+13125550143', merged: [{ leadId: goes }], interests: [{}, {}] });
    expect(await lead(goes)).toMatchObject({ mergedInto: stays });
    expect(await app.nest.get(LeadRelations).mergedWith(stays)).toEqual([goes]);
    const toursOf = (id: number) => desk.get<{ tourId: number; leadFirstName: string }[]>(`/api/Tours/ForLead/${id}`);
    expect(await until(() => toursOf(stays), ({ length }) => length === 1)).toMatchObject([{ tourId: booked.body.tourId, leadFirstName: 'Sofia' }]);

    const found = await desk.get<{ rows: { leadId: number }[] }>('/api/lists/lead-list?search=3125550143');
    expect(found.rows.map(({ leadId }) => leadId)).toEqual([stays]);
    const refused = await sent(desk, 'PUT', `/api/Leads/${goes}`, { firstName: 'Zoe' });
    expect(refused).toMatchObject({ status: 409, body: { detail: `Lead ${goes} was merged into lead ${stays}`, code: 'merged' } });
    expect((await desk.get<{ total: number }>(`/api/Leads/${goes}/History`)).total).toBeGreaterThan(2);
    const interest = both.interests[1]!.interestId;
    expect((await sent(desk, 'PUT', `/api/Interests/${interest}`, { resort: 'Coral Reef Club' })).status).toBe(200);

    expect((await sent(desk, 'POST', `/api/Leads/${goes}/TakeApart`, { reason: 'Two people' })).status).toBe(200);
    await until(() => lead(stays), ({ merged }) => merged.length === 0);
    expect(withoutRevision(await lead(stays))).toEqual(withoutRevision(before));
    const { entries } = await desk.get<{ entries: readonly { by: { name: string } }[] }>(`/api/Leads/${stays}/History`);
    expect(entries[0]!.by.name).toMatch(/^Leads were taken apart, for /);
    const [own] = gone.interests;
    expect(withoutRevision(await lead(goes))).toEqual({ ...withoutRevision(gone), interests: [{ ...own, resort: 'Coral Reef Club' }] });
    expect(await until(() => desk.get<{ resort: string }[]>(`/api/Interests/ForLead/${goes}`), ([first]) => first !== undefined)).toMatchObject([{ resort: 'Coral Reef Club' }]);
    expect(await until(() => toursOf(goes), ({ length }) => length === 1)).toMatchObject([{ leadFirstName: 'S.' }]);
  });

  it('are merged once, by whoever is first, and never into each other', async () => {
    const { stays, goes } = await pair('(312) 555-0144');
    const third = await created({ firstName: 'Sofi', lastName: 'Rossi', mobilePhone: '(312) 555-0144' });
    const other = await app.signIn('executive');
    const answers = await Promise.all([
      sent(desk, 'POST', `/api/Leads/${stays}/Merge`, { leadId: goes, take: [] }),
      sent(other, 'POST', `/api/Leads/${goes}/Merge`, { leadId: stays, take: [] }),
      sent(other, 'POST', `/api/Leads/${third}/Merge`, { leadId: goes, take: [] }),
      sent(desk, 'POST', `/api/Leads/${goes}/Merge`, { leadId: third, take: [] }),
    ]);
    const heads = await Promise.all([stays, goes, third].map(lead));
    expect(heads.filter(({ mergedInto }) => mergedInto === 0).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBe(heads.filter(({ mergedInto }) => mergedInto !== 0).length);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('that is deleted in the moment of a booking, or of a merge into it, is there again, whichever comes first', async () => {
    const store = app.nest.get(EventStore);
    const [booked, gone, into] = [await created({ lastName: 'Booked' }), await created({ lastName: 'Gone' }), await created({ lastName: 'Into' })];
    expect((await sent(desk, 'POST', '/api/Tours', { leadId: booked, tourDate: '2026-12-01', scheduledStartTime: '10:00 AM' })).status).toBe(201);
    await happened(store, `lead-${booked}`, LeadDeleted({ lastName: 'Booked' }));
    const admin = await app.signIn('executive');
    expect((await sent(admin, 'DELETE', `/api/Leads/${gone}`)).status).toBe(200);
    await happened(store, 'tour-99001', TourBooked({ tourId: 99_001, leadId: gone, createdBy: 7, tourStatus: 'Scheduled' }));
    expect((await sent(admin, 'DELETE', `/api/Leads/${into}`)).status).toBe(200);
    const goes = await created({ lastName: 'Goes' });
    await happened(store, `lead-${goes}`, LeadMerged({ mergeId: 'late', into, take: [] }));
    for (const leadId of [booked, gone, into]) await until(() => admin.get<{ deleted: boolean }>(`/api/Leads/${leadId}`), ({ deleted }) => !deleted);
    expect((await admin.get<{ entries: readonly { title: string; actor: { name: string } }[] }>(`/api/Leads/${gone}/History`)).entries[0]).toMatchObject({ title: 'Brought back' });
    expect(await lead(into)).toMatchObject({ merged: [{ leadId: goes }] });
  });

  it('are not merged on what somebody has changed meanwhile', async () => {
    const { stays, goes } = await pair('(312) 555-0145');
    const revision = await desk.revision(`/api/Leads/${stays}`);
    const otherRevision = await desk.revision(`/api/Leads/${goes}`);
    await sent(desk, 'PUT', `/api/Leads/${stays}`, { firstName: 'Sofie' });
    const merge = (body: object) => sent(desk, 'POST', `/api/Leads/${stays}/Merge`, { leadId: goes, take: [], ...body });
    expect(await merge({ revision, otherRevision })).toMatchObject({ status: 412, body: { since: [{ changes: [{ field: 'firstName' }] }] } });
    expect((await merge({ revision: revision + 1, otherRevision: otherRevision - 1 })).status).toBe(412);
    expect((await merge({ revision: revision + 1, otherRevision })).status).toBe(200);
  });
});

function withoutRevision<Answer extends object>(answer: Answer): object {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => name !== 'revision' && name !== 'position'));
}
