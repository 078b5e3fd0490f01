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
      ground.carrier.mishaps = [mishap];
      await sent(leadId);
      expect(ground.carrier.taken.length - before).toBe(1);
    }
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
    expect(night.detail).toMatch(/^Texts go out from 8 am to 9 pm where the guest is: it is [23]:30 am there/);
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
    expect((await asked({ leadId, messageContent: 'Hello' })).status).toBe(201);
  });
});
