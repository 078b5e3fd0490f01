import type { OutgoingOverview } from '../../backend/platform/outgoing/outgoing-reader.js';
import { soon } from '../support/mailed-links.js';
import type { SignedIn } from '../support/start-app.js';
import type { Mishap } from '../support/twilio-stand-in.js';
import { somebody } from './access/people.js';
import { TextsGround } from './texts-ground.js';

describe('a text to a guest', () => {
  let ground: TextsGround;
  beforeAll(async () => {
    ground = await TextsGround.start();
  });
  afterAll(() => ground?.stop());

  const problem = async (answer: Response): Promise<{ status: number; field: string | undefined; detail: string }> => {
    const { detail, field } = (await answer.json()) as { detail: string; field?: string };
    return { status: answer.status, field, detail };
  };
  const sent = async (leadId: number) => {
    expect((await ground.ask({ leadId, tourId: await ground.tour(leadId), template: 'Tour Reminder' })).status).toBe(201);
    return ground.text(leadId, 'sent');
  };

  const rowOf = async (guest: number) => (await ground.me.get<OutgoingOverview>('/api/Operations/Outgoing')).open.find(({ about }) => about === `lead-${guest}`);
  const tryAgain = async (guest: number, who = ground.me) => who.fetch(`/api/Operations/Outgoing/${(await rowOf(guest))!.id}/TryAgain`, { method: 'POST' });
  /** Nobody waits for the queue’s next time; one that is being tried at this moment is left alone. */
  const tryNow = (guest: number) => soon('another try', async () => ((await tryAgain(guest)).status === 202 ? true : undefined));
  /** Waits until the carrier was asked. @returns how often it was by then */
  const askedAmid = async (leadId: number, mishap: Mishap): Promise<number> => {
    const before = ground.carrier.asked;
    ground.carrier.mishaps = [mishap];
    expect((await ground.ask({ leadId, tourId: await ground.tour(leadId), template: 'Tour Reminder' })).status).toBe(201);
    await soon('the first try', () => (ground.carrier.asked > before ? true : undefined));
    return before + 1;
  };

  it('goes out in the company’s own words, and its lead tells when the phone has it', async () => {
    const leadId = await ground.guest({ firstName: 'Sofia' });
    const { Note, Type, CreatedBy, message, toPhoneNumber } = await sent(leadId);
    expect({ Note, Type, CreatedBy }).toEqual({ Note: 'Hello Sofia, we look forward to seeing you for your tour on 03/09/2027 at 10:15 am.', Type: 'Text Message', CreatedBy: 'Some Body' });
    expect({ message, toPhoneNumber }).toEqual({ message: Note, toPhoneNumber: ground.carrier.taken.at(-1)!.to });
    expect(await ground.report('delivered')).toBe(204);
    expect((await ground.text(leadId, 'delivered')).text!.reason).toBe('');
  });

  it('is not changed by a report that comes twice, late, or from somebody else', async () => {
    const leadId = await ground.guest();
    await sent(leadId);
    await ground.text(leadId, 'planned');
    for (const status of ['delivered', 'delivered', 'sent', 'queued']) expect(await ground.report(status)).toBe(204);
    expect(await ground.report('failed', { ErrorCode: '30003' })).toBe(204);
    await ground.settled();
    const revision = await ground.me.revision(`/api/Leads/${leadId}`);
    expect(await ground.post(`/api/Texts/Status?lead=${leadId}&text=x`, { MessageStatus: 'failed' }, 'another token')).toBe(403);
    expect((await fetch(`${ground.app.url}/api/Texts/Incoming`, { method: 'POST', body: new URLSearchParams({ MessageSid: 'SM1', From: '+13055550174', Body: 'STOP' }) })).status).toBe(403);
    await ground.settled();
    expect((await ground.said(leadId)).map(({ text }) => text!.state).toSorted()).toEqual(['delivered', 'planned']);
    expect(await ground.me.revision(`/api/Leads/${leadId}`)).toBe(revision);
  });

  it('that a phone did not take says why, and is sent again by hand', async () => {
    const leadId = await ground.guest();
    await sent(leadId);
    await ground.report('undelivered', { ErrorCode: '30003' });
    const failed = await ground.text(leadId, 'failed');
    expect(failed.text!.reason).toBe('phone off');
    const again = `/api/Communications/ForLead/${leadId}/Texts/${failed.text!.textId}/TryAgain`;
    expect((await ground.me.fetch(again, { method: 'POST' })).status).toBe(201);
    expect((await ground.text(leadId, 'sent')).Note).toBe(failed.Note);
    expect((await ground.me.fetch(again, { method: 'POST' })).status).toBe(409);
  });

  it('that the carrier refuses has failed at once', async () => {
    const leadId = await ground.guest();
    ground.carrier.mishaps = [{ status: 400, code: 21614 }];
    await ground.ask({ leadId, tourId: await ground.tour(leadId), template: 'Tour Reminder' });
    expect((await ground.text(leadId, 'failed')).text!.reason).toBe('the number cannot take texts');
  });

  it('whose sending was cut off goes out once, whether or not it was taken', async () => {
    for (const mishap of ['taken and cut off', 'cut off'] as const) {
      const leadId = await ground.guest();
      const before = ground.carrier.taken.length;
      await askedAmid(leadId, mishap);
      ground.later(61);
      await ground.text(leadId, 'sent');
      expect(ground.carrier.taken.length - before).toBe(1);
    }
  });

  it('that the carrier took and does not show yet is looked for, and not sent again within a minute', async () => {
    const leadId = await ground.guest();
    const looked = ground.carrier.lookedFor;
    const asked = await askedAmid(leadId, 'taken unseen');
    await soon('a look', () => (ground.carrier.lookedFor > looked ? true : undefined));
    ground.carrier.shows();
    await tryNow(leadId);
    await ground.text(leadId, 'sent');
    expect(ground.carrier.asked).toBe(asked);
  });

  it('of which nobody knows whether it went is looked for also when somebody says to try again', async () => {
    const leadId = await ground.guest();
    const asked = await askedAmid(leadId, 'taken unseen');
    const { textId } = (await ground.text(leadId, 'waiting')).text!;
    expect(await ground.post(`/api/Texts/Status?lead=${leadId}&text=${textId}`, { MessageStatus: 'failed' })).toBe(204);
    await ground.text(leadId, 'failed');
    const looked = ground.carrier.lookedFor;
    expect((await ground.me.fetch(`/api/Communications/ForLead/${leadId}/Texts/${textId}/TryAgain`, { method: 'POST' })).status).toBe(201);
    await soon('a look', () => (ground.carrier.lookedFor > looked ? true : undefined));
    ground.carrier.shows();
    await tryNow(leadId);
    await ground.text(leadId, 'sent');
    expect(ground.carrier.asked).toBe(asked);
  });

  it('that failed is sent again from Operations as another text, or it is said why not', async () => {
    const [leadId, other] = [await ground.guest(), await ground.guest()];
    ground.carrier.mishaps = [{ status: 400, code: 21614 }, { status: 400, code: 21614 }];
    for (const guest of [leadId, other]) {
      await ground.ask({ leadId: guest, tourId: await ground.tour(guest), template: 'Tour Reminder' });
      await ground.text(guest, 'failed');
    }
    await soon('the failures', async () => ((await rowOf(leadId))?.state === 'failed' && (await rowOf(other))?.state === 'failed' ? true : undefined));
    expect((await tryAgain(leadId)).status).toBe(202);
    await ground.text(leadId, 'sent');
    expect(await rowOf(leadId)).toBeUndefined();
    expect((await tryAgain(other, await somebody(ground.app, 'Executive', ['Settings_Main']))).status).toBe(403);
    await ground.me.fetch(`/api/Leads/${other}`, { method: 'PUT', body: { smsOptIn: '' } });
    expect(await problem(await tryAgain(other))).toEqual({ status: 422, field: 'smsOptIn', detail: 'The guest has not opted in to texts' });
    expect((await rowOf(other))?.state).toBe('failed');
  });

  it('and what else was said is seen and added to by who opens leads, or a tour of this very lead', async () => {
    const [toured, untoured] = [await ground.guest(), await ground.guest()];
    const { tourId, position } = (await (await ground.me.fetch('/api/Tours', { method: 'POST', body: { leadId: toured, tourDate: '2027-03-09', scheduledStartTime: '10:15 AM' } })).json()) as { tourId: number; position: string };
    expect(tourId).toBeGreaterThan(0);
    const host = await somebody(ground.app, 'Receptionist', ['Tours_Detail', 'Other_Beta']);
    const desk = await somebody(ground.app, 'Receptionist', ['Leads_Detail', 'Other_Beta']);
    const answers = async (who: SignedIn, leadId: number) => {
      const at = `/api/Communications/ForLead/${leadId}`;
      const headers = { 'X-Min-Position': position };
      const asked = [who.fetch(at, { headers }), who.fetch(`${at}/Texting`, { headers }), who.fetch(at, { method: 'POST', body: { Type: 'Phone Call', Note: 'Late' }, headers })];
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect(await answers(host, toured)).toEqual([200, 200, 201]);
    expect(await answers(host, untoured)).toEqual([404, 404, 404]);
    expect(await answers(desk, untoured)).toEqual([200, 200, 201]);
    expect((await ground.said(untoured)).map(({ Note }) => Note)).toEqual(['Late']);
    const again = await host.fetch(`/api/Communications/ForLead/${untoured}/Texts/11111111-1111-4111-8111-111111111111/TryAgain`, { method: 'POST' });
    expect((await problem(again)).detail).toBe(`There is no lead ${untoured}`);
  });

  it('goes to nobody who has not said the very word, has no number, or sleeps', async () => {
    const yes = await ground.guest({ smsOptIn: 'yes' });
    expect(await problem(await ground.ask({ leadId: yes, tourId: await ground.tour(yes), template: 'Tour Reminder' }))).toMatchObject({ status: 422, field: 'smsOptIn' });
    const abroad = await ground.guest({ mobilePhone: '407-555-0125 x12' });
    expect(await problem(await ground.ask({ leadId: abroad, tourId: await ground.tour(abroad), template: 'Tour Reminder' }))).toMatchObject({ status: 422, field: 'mobilePhone' });
    const asleep = await ground.guest();
    ground.itIs('T07:30:00.000Z');
    const night = await problem(await ground.ask({ leadId: asleep, tourId: await ground.tour(asleep), template: 'Tour Reminder' }));
    ground.itIs('T18:30:00.000Z');
    expect(night).toMatchObject({ status: 422, field: 'mobilePhone' });
    expect(night.detail).toMatch(/^Texts go out from 8 am to 9 pm where the guest is: it is [23]:30AM there/);
  });

  it('does not go out twice within its template’s hours', async () => {
    const leadId = await ground.guest();
    await sent(leadId);
    expect(await problem(await ground.ask({ leadId, tourId: await ground.tour(leadId), template: 'Tour Reminder' }))).toEqual({ status: 422, field: 'template', detail: 'Tour Reminder was sent already: not again within 20 hours' });
    expect((await ground.ask({ leadId, tourId: await ground.tour(leadId), template: 'Late for Tour' })).status).toBe(201);
  });

  it('is asked for in a body, never in an address, by the documented names too', async () => {
    const mobilePhone = '+14075550188';
    const leadId = await ground.guest({ mobilePhone });
    expect((await ground.me.fetch(`/tocapi/sendmessage?mobileNumber=${encodeURIComponent(mobilePhone)}&messageContent=Hello`, { method: 'POST' })).status).toBe(400);
    expect((await ground.ask({ mobileNumber: '(407) 555-0188', messageContent: 'We are at gate 2' })).status).toBe(201);
    expect((await ground.text(leadId, 'sent')).Note).toBe('We are at gate 2');
    expect(await problem(await ground.ask({ mobileNumber: '(407) 555-0199', messageContent: 'Hello' }))).toMatchObject({ status: 422, field: 'mobileNumber' });
  });

  it('tells nobody whose phone it is who may not read phones', async () => {
    const mobilePhone = '+14075550177';
    const leadId = await ground.guest({ mobilePhone });
    const blind = await somebody(ground.app, 'Sales_Administrator', ['Other_Beta', 'Tours_Detail']);
    const asked = async (body: object) => problem(await blind.fetch('/tocapi/sendmessage', { method: 'POST', body }));
    for (const whom of [{}, { leadId }]) expect(await asked({ ...whom, mobileNumber: mobilePhone, messageContent: 'Hello' })).toMatchObject({ status: 403, field: 'mobileNumber' });
    expect(await asked({ messageContent: 'Hello' })).toMatchObject({ status: 422, field: 'leadId' });
  });

  it('goes from who opens tours alone to nobody but leads with a tour, by whatever they are named; to others it is as if they were not there', async () => {
    const mobilePhone = '+14075550178';
    const leadId = await ground.guest({ mobilePhone });
    await ground.listed(leadId);
    const host = await somebody(ground.app, 'Receptionist', ['Other_Beta', 'Tours_Detail', 'Leads_Sensitive']);
    const asked = async (whom: object) => problem(await host.fetch('/tocapi/sendmessage', { method: 'POST', body: { ...whom, messageContent: 'Hello' }, headers: { 'X-Min-Position': ground.saved } }));
    expect(await asked({ leadId })).toMatchObject({ status: 404, detail: `There is no lead ${leadId}` });
    expect(await asked({ mobileNumber: mobilePhone })).toMatchObject({ status: 422, detail: 'No lead has this mobile phone' });
    await ground.tour(leadId);
    expect((await asked({ leadId })).status).toBe(201);
    expect(await asked({ mobileNumber: mobilePhone })).toMatchObject({ status: 422, detail: 'The same text was sent already: not again within 24 hours' });
  });
});
