import pg from 'pg';
import { TourBooked } from '../../events/tours/tour.events.js';
import { LeadMerged } from '../../events/leads/lead-merge.events.js';
import type { LeadErasure } from '../../backend/leads/erasure/lead-erasure.js';
import { Erasures } from '../../backend/platform/personal/erasures.js';
import { readModels } from '../../backend/read-models.js';
import { EventStore } from '../../events/store/event-store.js';
import type { SealingEventStore } from '../../events/store/personal/sealing.event-store.js';
import { somebody } from './access/people.js';
import { eventsOf, reactionStatus } from './reacting.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { happened } from '../support/happened.js';
import { eventually } from '../faults/support/eventually.js';
import { patient } from '../support/patient.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { soon } from '../support/mailed-links.js';

/** By hand on a real EventStoreDB, an empty one (docs/operations.md); else the events stand in Postgres. */
const EVENTSTORE_URL = process.env['EVENTSTORE_URL'];
const SLOW = 180_000;
const PHONE = '+18635550173';
const zelda = {
  firstName: 'Zeldamira',
  lastName: 'Quillfeather',
  email: 'zeldamira@quillfeather.example',
  mobilePhone: '(863) 555-0173',
  address1: '77 Wombat Crescent',
  city: 'Ybbsitz',
  marketingSource: 'Walk-in',
  age: 44,
  creditScore: 711,
  incomeTier: '$60,000',
  maritalStatus: 'Widowed',
  occupation: 'Lighthouse keeper',
  guestVacationLocation: 'Her sister’s lodge in Zwettl',
  marketingCampaign: 'Knows Zeldamira’s brother',
};

describe('A lead who asks to be forgotten', () => {
  let app: TestApp;
  let admin: SignedIn;
  let sql: pg.Pool;
  let leadId: number;
  let tourId: number;
  let other: number;
  let searchId: number;
  let viewId: number;

  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await admin.fetch(path, { method: 'POST', body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  /** Every row of every table, as text. */
  const everything = async (): Promise<string[]> => {
    const { rows: tables } = await sql.query<{ name: string }>(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const texts = await Promise.all(tables.map(async ({ name }) => (await sql.query<{ text: string }>(`SELECT row_to_json(t)::text AS text FROM ${name} t`)).rows.map(({ text }) => `${name} ${text}`)));
    return texts.flat();
  };
  /** As the store keeps it. */
  const storedIn = async (stream: string): Promise<string[]> => {
    const texts: string[] = [];
    for await (const event of (app.nest.get(EventStore) as SealingEventStore).inner.read(stream)) texts.push(JSON.stringify(event));
    return texts;
  };
  const rowsSaying = async (words: RegExp): Promise<string[]> => (await everything()).filter((row) => words.test(row));
  const erasureOf = async (id: number): Promise<LeadErasure | null> => (await admin.get<{ erasure: LeadErasure | null }>(`/api/Leads/${id}`)).erasure;

  beforeAll(async () => {
    app = await startApp(EVENTSTORE_URL ? { environment: { EVENTSTORE_URL } } : {});
    sql = new pg.Pool({ connectionString: app.databaseUrl, max: 4 });
    admin = patient(await app.signIn(administrator.email));
    ({ leadId } = await post<{ leadId: number }>('/api/Leads', { ...zelda, interest: { resort: 'Zeldamira’s aunt’s resort', unitNumber: 'Zed 77', notes: 'Wants a quiet corner unit' } }));
    ({ leadId: other } = await post<{ leadId: number }>('/api/Leads', { firstName: 'Omar', lastName: 'Other', mobilePhone: zelda.mobilePhone }));
    ({ tourId } = await post<{ tourId: number }>('/api/Tours', { leadId, tourDate: '2027-03-05', scheduledStartTime: '09:00 AM', notes: 'Zeldamira walks with a stick' }));
    // A search is refused until the list knows its tour.
    const search = { searchType: 'inventory', tourId, searchCriteria: 'resort=The one of Zeldamira’s aunt' };
    ({ searchId } = await soon('the tour in its list', () => post<{ searchId: number }>('/api/Searches', search).catch(() => undefined)));
    ({ viewId } = await post<{ viewId: number }>('/api/ListViews', { list: 'lead-list', name: 'By trade', arrangement: { search: 'lighthouse keeper', filters: [], sort: '-createdAt', columns: [{ field: 'leadId' }] } }));
    await post('/api/Searches', { searchType: 'leads', searchCriteria: 'phone=863.555.0174' });
    const revised = await admin.fetch(`/api/Leads/${leadId}`, { method: 'PUT', body: { workPhone: '(863) 555-0174', city: 'Krumbach' } });
    expect(revised.status).toBe(200);
    await mergedAndTakenApart();
  }, SLOW);

  /** By mistake they were one for a while: the other's stream tells of it for ever. */
  async function mergedAndTakenApart(): Promise<void> {
    const { interests } = await admin.get<{ interests: { interestId: number }[] }>(`/api/Leads/${leadId}`);
    await post(`/api/Leads/${other}/Merge`, { leadId, take: ['email', 'city'] });
    await eventually('what the merge brought', async () => (await admin.get<{ leadId: number }>(`/api/Tours/${tourId}`)).leadId === other, 60_000);
    const edit = (path: string, body: object) => admin.fetch(path, { method: 'PUT', body });
    await edit(`/api/Interests/${interests[0]!.interestId}`, { notes: 'Wants a quiet corner unit, says Zeldamira' });
    await edit(`/api/Leads/${other}`, { city: 'Orlando' });
    await post(`/api/Leads/${leadId}/TakeApart`, { reason: 'Omar is not Zeldamira' });
    expect((await edit(`/api/Leads/${other}/ToldApart/${leadId}`, { reason: 'Not Zeldamira, says Omar' })).status).toBe(200);
    await eventually('what goes back', async () => (await admin.get<{ leadId: number }>(`/api/Tours/${tourId}`)).leadId === leadId, 60_000);
  }

  afterAll(async () => {
    await sql.end();
    await app.stop();
  }, SLOW);

  it('stands sealed in the log from the beginning, and is read plainly by who may', async () => {
    const stored = [...(await storedIn(`lead-${leadId}`)), ...(await storedIn(`tour-${tourId}`))];
    expect(stored.length).toBeGreaterThan(3);
    expect(stored.filter((text) => /Zeldamira|Quillfeather|8635550173|Wombat|Ybbsitz|corner unit|stick/.test(text))).toEqual([]);
    expect(await admin.get(`/api/Leads/${leadId}`)).toMatchObject({ firstName: 'Zeldamira', mobilePhone: PHONE, city: 'Krumbach', erasure: null });
  });

  it('is held in full, as a file for who asks what is known of them', async () => {
    const held = await admin.get<Record<string, unknown[]>>(`/api/Leads/${leadId}/Held`);
    const said = JSON.stringify(held);
    for (const value of ['Zeldamira', 'Quillfeather', PHONE, '77 Wombat Crescent', 'Ybbsitz', 'Krumbach', 'Wants a quiet corner unit', 'Zeldamira walks with a stick']) expect(said).toContain(value);
    expect(Object.keys(held)).toEqual(expect.arrayContaining(['Lead', 'Tour list', 'Resale contract list', `History of lead ${leadId}`, `History of tour ${tourId}`]));
    const page = await admin.fetch(`/api/Leads/${leadId}/Held?format=html`);
    expect(await page.text()).toContain('<dd>77 Wombat Crescent</dd>');
    expect((await admin.fetch('/api/Leads/999999/Held')).status).toBe(404);
    expect(said).not.toContain('Omar');
    expect(JSON.stringify(await admin.get(`/api/Leads/${other}/Held`))).not.toMatch(/Zeldamira|quillfeather|Ybbsitz|Krumbach|corner unit/);
  });

  it('is erased by who may, is asked for proof of who they are, and cannot be changed afterwards', async () => {
    const receptionist = await somebody(app, 'Receptionist', ['Leads_Main', 'Leads_Detail', 'Leads_Edit']);
    expect((await receptionist.fetch(`/api/Leads/${leadId}/Erase`, { method: 'POST', body: {} })).status).toBe(403);
    await post(`/api/Leads/${leadId}/Erase`, {});
    expect(await admin.get(`/api/Leads/${leadId}`)).toMatchObject({ firstName: '', mobilePhone: '', city: '', age: null, creditScore: null, incomeTier: '', maritalStatus: '', guestVacationLocation: '', marketingCampaign: '', marketingSource: 'Walk-in', interests: [{ notes: '', resort: '', unitNumber: '' }] });
    const tried = [
      ['PUT', `/api/Leads/${leadId}`, { firstName: 'Zeldamira' }],
      ['POST', '/api/Interests', { leadId, resort: 'Coral Reef Club' }],
      ['POST', `/api/Communications/ForLead/${leadId}`, { Type: 'Other', Note: 'Called' }],
      ['DELETE', `/api/Leads/${leadId}`, undefined],
    ] as const;
    for (const [method, path, body] of tried) expect([path, (await admin.fetch(path, { method, body })).status]).toEqual([path, 409]);
    const booked = await admin.fetch('/api/Tours', { method: 'POST', body: { leadId, tourDate: '2027-03-06', scheduledStartTime: '09:00 AM' } });
    expect(booked.ok).toBe(false);
    expect(await booked.json()).toMatchObject({ field: 'leadId' });
  });

  it('is proved to be gone: no row of any table says who it was, the other holder of the phone stays', async () => {
    const until = Date.now() + 120_000;
    for (;;) {
      const erasure = await erasureOf(leadId);
      if (erasure?.proof) break;
      if (Date.now() > until) throw new Error('Not proved in time');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    const erasure = await erasureOf(leadId);
    expect(erasure).toMatchObject({ together: [leadId], proof: { found: [], unsealed: 0 } });
    expect(erasure!.proof!.values).toBeGreaterThan(8);
    expect(await rowsSaying(/Zeldamira|Quillfeather|8635550174|Wombat|Ybbsitz|Krumbach|corner unit|with a stick|Zwettl|brother|Not Zeldamira/i)).toEqual([]);
    const phones = await rowsSaying(/8635550173/);
    expect(phones.length).toBeGreaterThan(0);
    expect(phones.filter((row) => !row.includes(`${other}`))).toEqual([]);
    expect((await sql.query('SELECT criteria FROM stored_search')).rows).toEqual([]);
    expect((await sql.query('SELECT key FROM person_key WHERE person = $1', [`lead-${leadId}`])).rows).toEqual([{ key: null }]);
    expect((await sql.query('SELECT key IS NULL AS gone FROM person_key WHERE person = $1', [`lead-${other}`])).rows).toEqual([{ gone: false }]);
  }, SLOW);

  it('has left nothing in what colleagues looked for on the tour; a view that one of them saved stays, and the proof names where', async () => {
    expect(await admin.get(`/api/Searches/${searchId}`)).toMatchObject({ tourId, leadId, searchCriteria: '' });
    expect(JSON.stringify(await eventsOf(app, `search-${searchId}`))).not.toContain('aunt');
    expect(await admin.get(`/api/ListViews/${viewId}`)).toMatchObject({ search: 'lighthouse keeper' });
    const { elsewhere } = (await erasureOf(leadId))!.proof!;
    expect(elsewhere).toContainEqual({ table: 'read_model.list_view', rows: 1 });
    const named = new Set(elsewhere.map(({ table }) => table));
    expect((await rowsSaying(/lighthouse keeper/i)).map((row) => row.split(' ')[0]).filter((table) => !named.has(table!))).toEqual([]);
  });

  it('is proved by what was found, also where whoever searched ended before it was told', async () => {
    const { proof } = (await erasureOf(leadId))!;
    expect(await app.nest.get(Erasures).erase({ leadIds: [leadId], keptBy: { tables: [], streams: [] }, isOthers: () => Promise.resolve(false), signal: new AbortController().signal })).toEqual(proof);
  }, SLOW);

  it('keeps its place in tours and counts, and history says that it was erased and nothing of whom', async () => {
    expect(await admin.get(`/api/Tours/${tourId}`)).toMatchObject({ leadId, leadFirstName: '', notes: '', tourDate: '2027-03-05' });
    const history = JSON.stringify(await admin.get(`/api/Leads/${leadId}/History`));
    expect(history).toContain('Erased');
    expect(history).toContain('Erasure proved');
    expect(history).not.toMatch(/Zeldamira|Quillfeather|555-?0174/);
  });

  it('has left nothing that can be read with the other, whom it was merged into by mistake and taken apart from', async () => {
    const events = await eventsOf(app, `lead-${other}`);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['LeadTakenOver', 'LeadRevised', 'LeadGivenBack']));
    expect(JSON.stringify(events)).not.toMatch(/Zeldamira|Quillfeather|Krumbach|corner unit/i);
    expect(await admin.get(`/api/Leads/${other}`)).toMatchObject({ firstName: 'Omar', email: '', city: 'Orlando', mobilePhone: PHONE });
  });

  it('takes nobody along who was merged into it at that moment: they stand for themselves again', async () => {
    await happened(app.nest.get(EventStore), `lead-${other}`, LeadMerged({ mergeId: 'late', into: leadId, take: [] }));
    await eventually('the other by itself', async () => (await admin.get<{ entries: { title: string }[] }>(`/api/Leads/${other}/History`)).entries[0]!.title === `Taken apart from lead ${leadId}`, 60_000);
    expect(await admin.get(`/api/Leads/${other}`)).toMatchObject({ mergedInto: 0, erasure: null });
    expect((await admin.fetch(`/api/Leads/${leadId}/Merge`, { method: 'POST', body: { leadId: other, take: [] } })).status).toBe(409);
  });

  it('is there again, as erased, where a tour was booked in the moment in which it was deleted; nobody else brings it back', async () => {
    const { leadId: gone } = await post<{ leadId: number }>('/api/Leads', { firstName: 'Gone', mobilePhone: '(863) 555-0188' });
    expect((await admin.fetch(`/api/Leads/${gone}`, { method: 'DELETE' })).status).toBe(200);
    await post(`/api/Leads/${gone}/Erase`, {});
    expect((await admin.fetch(`/api/Leads/${gone}/Restore`, { method: 'POST', body: {} })).status).toBe(409);
    await happened(app.nest.get(EventStore), 'tour-987654', TourBooked({ tourId: 987_654, leadId: gone, tourDate: '2027-03-05', scheduledStartTime: '09:00 AM', createdBy: 0 }));
    await eventually('it is there', async () => (await admin.get<{ deleted: boolean }>(`/api/Leads/${gone}`)).deleted === false, 60_000);
    expect(await admin.get(`/api/Leads/${gone}`)).toMatchObject({ firstName: '', erasure: { together: [gone] } });
    expect(await reactionStatus(admin, 'bring-back-leads-that-are-needed')).toMatchObject({ parkedCount: 0, due: { refused: [] } });
    await eventually('its proof', async () => (await erasureOf(gone))?.proof?.found.length === 0, 120_000);
  }, SLOW);

  it('stays erased when every read model is built anew', async () => {
    const engine = app.nest.get(ProjectionEngine);
    for (const { name } of readModels.filter(({ name }) => /lead|tour|interest/.test(name))) expect([name, await engine.verify(name)]).toEqual([name, expect.objectContaining({ equal: true })]);
    expect(app.nest.get(EventStore).kind).toBe(EVENTSTORE_URL ? 'eventstoredb' : 'postgres');
  }, SLOW);
});
