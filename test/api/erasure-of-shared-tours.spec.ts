import pg from 'pg';
import { personOf } from '../../events/store/personal/whose.js';
import { EventStore, type NewEvent } from '../../events/store/event-store.js';
import { TourDetailsRevised } from '../../events/tours/tour.events.js';
import type { LeadErasure } from '../../backend/leads/erasure/lead-erasure.js';
import type { OutgoingOverview } from '../../backend/platform/outgoing/outgoing-reader.js';
import { eventually } from '../faults/support/eventually.js';
import { asNewEvent } from '../support/happened.js';
import { patient } from '../support/patient.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const SLOW = 180_000;
const WORDS = /Zinnobergrau|Vermilliana|Quastenflosser/i;

describe('A tour that went from an erased lead to another', () => {
  let app: TestApp;
  let admin: SignedIn;
  let sql: pg.Pool;
  let erased: number;
  let other: number;
  const tours: number[] = [];

  const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const answer = await admin.fetch(path, { method, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const booked = async (leadId: number) => {
    const { tourId } = await send<{ tourId: number }>('POST', '/api/Tours', { leadId, tourDate: '2027-03-05', scheduledStartTime: '09:00 AM', notes: 'Zinnobergrau is her favourite colour' });
    tours.push(tourId);
    return tourId;
  };
  const erasure = async () => (await admin.get<{ erasure: LeadErasure | null }>(`/api/Leads/${erased}`)).erasure;

  /** As the server wrote it before values were sealed for whose they were: all of it for the lead of now. */
  const wroteBefore = async (tourId: number, changes: Parameters<typeof TourDetailsRevised>[0]['changes'], leadId: number) => {
    const store = app.nest.get(EventStore);
    const stream = `tour-${tourId}`;
    for await (const { revision } of store.read(stream, { direction: 'backward', limit: 1 })) {
      const event = asNewEvent(TourDetailsRevised({ changes }));
      const sealedForNow: NewEvent = { ...event, metadata: { ...(event.metadata as object), person: personOf(leadId) } };
      await store.append(stream, revision, [sealedForNow]);
    }
  };

  beforeAll(async () => {
    app = await startApp();
    sql = new pg.Pool({ connectionString: app.databaseUrl, max: 2 });
    admin = patient(await app.signIn(administrator.email));
    ({ leadId: erased } = await send<{ leadId: number }>('POST', '/api/Leads', { firstName: 'Vermilliana', lastName: 'Quastenflosser', mobilePhone: '(863) 555-0141' }));
    ({ leadId: other } = await send<{ leadId: number }>('POST', '/api/Leads', { firstName: 'Omar', lastName: 'Stays', mobilePhone: '(863) 555-0142' }));
    await wentOn(await booked(erased));
    await before(await booked(erased));
    await mergedAndTakenApart(await booked(erased));
    await sql.query('CREATE TABLE public.spreadsheet (lead_id integer, words text)');
    await sql.query('INSERT INTO public.spreadsheet VALUES ($1, $2)', [erased, 'called Vermilliana twice']);
  }, SLOW);

  /** Somebody booked it for the wrong person. */
  async function wentOn(tourId: number): Promise<void> {
    await send('PUT', `/api/Tours/${tourId}`, { leadId: other });
    await send('PUT', `/api/Tours/${tourId}`, { notes: 'Omar comes alone' });
  }

  async function before(tourId: number): Promise<void> {
    await send('PUT', `/api/Tours/${tourId}`, { leadId: other });
    await wroteBefore(tourId, { notes: { from: 'Zinnobergrau is her favourite colour', to: 'Omar comes late' } }, other);
  }

  async function mergedAndTakenApart(tourId: number): Promise<void> {
    await send('POST', `/api/Leads/${other}/Merge`, { leadId: erased, take: ['lastName'] });
    const at = (leadId: number) => eventually(`the tour of lead ${leadId}`, async () => (await admin.get<{ leadId: number }>(`/api/Tours/${tourId}`)).leadId === leadId, 60_000);
    await at(other);
    await bookedByTheOthersName();
    await send('PUT', `/api/Tours/${tourId}`, { notes: 'Omar sits by the window' });
    await send('POST', `/api/Leads/${erased}/TakeApart`, {});
    await at(erased);
    await send('PUT', `/api/Tours/${tourId}`, { leadId: other });
  }

  /** A tour of the one who stays copies the name that the merge has brought. */
  async function bookedByTheOthersName(): Promise<void> {
    const { tourId } = await send<{ tourId: number }>('POST', '/api/Tours', { leadId: other, tourDate: '2027-03-06', scheduledStartTime: '10:00 AM', notes: 'Omar brings a friend' });
    tours.push(tourId);
    expect(await admin.get(`/api/Tours/${tourId}`)).toMatchObject({ leadFirstName: 'Omar', leadLastName: 'Quastenflosser' });
  }

  afterAll(async () => {
    await sql.end();
    await app.stop();
  }, SLOW);

  it('is not proved while something of theirs is found: the key stays, and the request says where', async () => {
    await send('POST', `/api/Leads/${erased}/Erase`, {});
    const waiting = async () => (await admin.get<OutgoingOverview>('/api/Operations/Outgoing')).open.find(({ what }) => what === 'Erasure of a lead');
    await eventually('what was found', async () => Boolean((await waiting())?.reason), 120_000);
    expect((await waiting())!.reason).toContain('public.spreadsheet (1)');
    expect((await erasure())!.proof).toBeNull();
    expect((await sql.query('SELECT key IS NULL AS gone FROM person_key WHERE person = $1', [`lead-${erased}`])).rows).toEqual([{ gone: false }]);
    await sql.query('DROP TABLE public.spreadsheet');
    await eventually('another try', async () => (await admin.fetch(`/api/Operations/Outgoing/${(await waiting())!.id}/TryAgain`, { method: 'POST', body: {} })).ok, 60_000);
    await eventually('its proof', async () => (await erasure())?.proof?.found.length === 0, 120_000);
  }, SLOW);

  it('says nothing of theirs in history, comparisons, files, Changes and what is held about the other', async () => {
    for (const tourId of tours) {
      const { entries } = await admin.get<{ entries: unknown[] }>(`/api/Tours/${tourId}/History`);
      const answers = await Promise.all(
        [`/api/Tours/${tourId}`, `/api/Tours/${tourId}/History`, `/api/Tours/${tourId}/Compare?from=0&to=${entries.length - 1}`, `/api/Histories/tour-${tourId}/Export`, ...entries.map((_, revision) => `/api/Tours/${tourId}?asOf=${revision}`)].map((path) => said(path)),
      );
      expect(answers.filter((text) => WORDS.test(text))).toEqual([]);
      expect(answers[1]).toContain('Omar');
    }
    for (const path of [`/api/Leads/${other}/Held`, `/api/Leads/${erased}/Held`, '/api/Changes', '/api/Changes/Export', `/api/Histories/lead-${other}/Export`]) expect([path, WORDS.exec(await said(path))]).toEqual([path, null]);
    expect(await said(`/api/Leads/${other}/Held`)).toContain('Omar comes late');
  }, SLOW);

  const said = async (path: string): Promise<string> => {
    const answer = await admin.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
});
