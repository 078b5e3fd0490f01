import { TourReminderPlanned } from '../../events/leads/lead-communications.events.js';
import type { TextingAnswer } from '../../backend/leads/texts/texts-by-staff.js';
import { EventStore } from '../../events/store/event-store.js';
import { asNewEvent } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import type { SignedIn } from '../support/start-app.js';
import { somebody } from './access/people.js';
import { TextsGround } from './texts-ground.js';

const MOBILE = '+13055550174';

describe('what a guest’s phone answers', () => {
  let ground: TextsGround;
  beforeAll(async () => {
    ground = await TextsGround.start();
  });
  afterAll(() => ground?.stop());

  const lead = (leadId: number) => ground.me.get<{ smsOptIn: string; textsStopped: { word: string } | null }>(`/api/Leads/${leadId}`);
  const stopped = (leadId: number) => soon('the opt-out', async () => ((await lead(leadId)).textsStopped ? true : undefined));
  const listed = (...leadIds: number[]) => ground.listed(...leadIds);

  it('STOP opts out every lead with that number, and takes back what still waits', async () => {
    const [one, other] = [await ground.guest({ mobilePhone: MOBILE }), await ground.guest({ mobilePhone: MOBILE })];
    await listed(one, other);
    ground.carrier.mishaps = ['busy'];
    await ground.ask({ leadId: one, tourId: await ground.tour(one), template: 'Tour Reminder' });
    await soon('the first try', () => (ground.carrier.asked > 0 ? true : undefined));
    expect(await ground.answer(MOBILE, ' Stop. ', 'SM1')).toBe(200);
    expect((await ground.text(one, 'taken back')).text!.reason).toBe('Answered STOP');
    await stopped(other);
    expect([await lead(one), await lead(other)]).toMatchObject([{ smsOptIn: 'false' }, { smsOptIn: 'false' }]);
    // The queue tries again after some seconds.
    await soon('an empty queue', async () => ((await ground.me.get<{ counts: { sent: number } }>('/api/Operations/Outgoing')).counts.sent === 1 ? true : undefined));
    expect(ground.carrier.taken).toEqual([]);
    const revision = await ground.me.revision(`/api/Leads/${one}`);
    await ground.answer(MOBILE, 'STOP', 'SM1');
    await ground.settled();
    expect(await ground.me.revision(`/api/Leads/${one}`)).toBe(revision);
  });

  it('is read once, with the lead that stays, where the one that has the phone was merged into it', async () => {
    const [own, shared] = ['+14075550143', '+14075550144'];
    const stays = await ground.guest({ mobilePhone: shared });
    const merged = [await ground.guest({ mobilePhone: own }), await ground.guest({ mobilePhone: shared })];
    await listed(stays, ...merged);
    for (const leadId of merged) expect((await ground.me.fetch(`/api/Leads/${stays}/Merge`, { method: 'POST', body: { leadId, take: [] } })).ok).toBe(true);
    for (const phone of [own, shared]) await ground.answer(phone, 'We are late');
    await ground.settled();
    expect((await ground.said(stays)).map(({ Note }) => Note)).toEqual(['We are late', 'We are late']);
  });

  it('nobody but the phone takes a STOP back', async () => {
    const mobilePhone = '+14075550142';
    const leadId = await ground.guest({ mobilePhone });
    await listed(leadId);
    await ground.answer(mobilePhone, 'UNSUBSCRIBE');
    await stopped(leadId);
    await ground.me.fetch(`/api/Leads/${leadId}`, { method: 'PUT', body: { smsOptIn: 'true' } });
    const tourId = await ground.tour(leadId);
    const texting = (who: SignedIn) => who.get<TextingAnswer>(`/api/Communications/ForLead/${leadId}/Texting`);
    expect(await texting(ground.me)).toMatchObject({ offered: false, stop: { word: 'UNSUBSCRIBE', at: expect.stringMatching(/^20/), number: mobilePhone } });
    expect((await texting(await somebody(ground.app, 'Sales_Administrator', ['Other_Beta', 'Leads_Detail']))).stop).toMatchObject({ word: 'UNSUBSCRIBE', number: '' });
    const refused = await ground.ask({ leadId, tourId, template: 'Tour Reminder' });
    expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([422, 'The guest answered UNSUBSCRIBE. Only START from the same phone takes it back']);
    await ground.answer(mobilePhone, 'start');
    await ground.settled();
    expect(await lead(leadId)).toMatchObject({ smsOptIn: 'true', textsStopped: null });
    expect((await ground.ask({ leadId, tourId, template: 'Tour Reminder' })).status).toBe(201);
  });

  it('anything else is part of the conversation', async () => {
    const mobilePhone = '+14075550143';
    const leadId = await ground.guest({ mobilePhone });
    await listed(leadId);
    for (const sid of ['SM7', 'SM7']) await ground.answer(mobilePhone, 'Yes, in 5 minutes', sid);
    await ground.settled();
    expect((await ground.said(leadId)).map(({ CreatedBy, Type, Note }) => ({ CreatedBy, Type, Note }))).toEqual([{ CreatedBy: 'The guest’s phone', Type: 'Text Message', Note: 'Yes, in 5 minutes' }]);
  });
});

describe('the reminder of a tour', () => {
  let ground: TextsGround;
  beforeAll(async () => {
    ground = await TextsGround.start();
  });
  afterAll(() => ground?.stop());

  const plans = async (leadId: number) => (await ground.said(leadId)).flatMap(({ text }) => (text?.planned ? [`${text.planned.at} ${text.state}`] : []));
  const planned = (leadId: number, expected: readonly string[]) =>
    soon(`the plan ${expected.join()}`, async () => ((await plans(leadId)).join() === expected.join() ? true : undefined)).catch(async () => expect(await plans(leadId)).toEqual(expected));

  it('is planned for 10 am of the day before, moves with the tour over a change of daylight saving, and is taken back when that is canceled', async () => {
    const leadId = await ground.guest({ mobilePhone: '+13125550123' });
    const tourId = await ground.tour(leadId, '2027-03-09');
    await planned(leadId, ['2027-03-08T16:00:00.000Z planned']);
    await ground.me.fetch(`/api/Tours/${tourId}`, { method: 'PUT', body: { tourDate: '2027-03-16' } });
    await planned(leadId, ['2027-03-15T15:00:00.000Z planned']);
    await ground.me.fetch(`/api/Tours/${tourId}/Status`, { method: 'PUT', body: { tourStatus: 'Canceled' } });
    await planned(leadId, []);
    await ground.me.fetch(`/api/Tours/${tourId}/Status`, { method: 'PUT', body: { tourStatus: 'Confirmed' } });
    await planned(leadId, ['2027-03-15T15:00:00.000Z planned']);
  });

  it('is taken back when a result is recorded before its day, and planned anew when that is taken back', async () => {
    const leadId = await ground.guest({ mobilePhone: '+14075550156' });
    const tourId = await ground.tour(leadId, '2027-03-09');
    const at = '2027-03-08T15:00:00.000Z planned';
    await planned(leadId, [at]);
    for (const [tourResult, plan] of [['Rescheduled', [at]], ['No Buy', []], ['', [at]]] as const) {
      expect((await ground.me.fetch(`/api/Tours/${tourId}/Result`, { method: 'PUT', body: { tourResult } })).status).toBe(200);
      await planned(leadId, plan);
    }
  });

  it('is there for who opts in later, and for nobody who has not', async () => {
    const leadId = await ground.guest({ smsOptIn: '', mobilePhone: '+14075550151' });
    await ground.tour(leadId, '2027-06-02');
    await ground.me.fetch(`/api/Leads/${leadId}`, { method: 'PUT', body: { smsOptIn: 'true' } });
    await planned(leadId, ['2027-06-01T14:00:00.000Z planned']);
    await ground.me.fetch(`/api/Leads/${leadId}`, { method: 'PUT', body: { smsOptIn: '' } });
    await planned(leadId, []);
  });

  it('goes out once when it is due, by the rules of any other text', async () => {
    const leadId = await ground.guest({ mobilePhone: '+14075550152' });
    const tourId = await ground.tour(leadId, '2027-03-09');
    await planned(leadId, ['2027-03-08T15:00:00.000Z planned']);
    const due = (textId: string) =>
      asNewEvent(TourReminderPlanned({ textId, tourId, tourDate: '2027-03-09', tourTime: '10:15 AM', at: new Date(Date.now() - 1_000).toISOString() }));
    const append = async (textId: string) => ground.app.nest.get(EventStore).append(`lead-${leadId}`, await ground.me.revision(`/api/Leads/${leadId}`), [due(textId)]);
    await append('11111111-1111-4111-8111-111111111111');
    const { CreatedBy, Note } = await ground.text(leadId, 'sent');
    expect([CreatedBy, Note]).toEqual(['Tour reminder', 'Hello Sofia, we look forward to seeing you for your tour on 03/09/2027 at 10:15 am.']);
    await append('22222222-2222-4222-8222-222222222222');
    expect((await ground.text(leadId, 'taken back')).text!.reason).toBe('Tour Reminder was sent already: not again within 20 hours');
    expect(ground.carrier.taken).toHaveLength(1);
  });
});
