import { jest } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import type { IncomingRow } from '../../backend/platform/incoming/incoming-reader.js';
import { ReadyLists } from '../../backend/platform/projections/ready-lists.js';
import { soon } from '../support/mailed-links.js';
import { TextsGround } from './texts-ground.js';

describe('a phone number that answered STOP', () => {
  let ground: TextsGround;
  beforeAll(async () => {
    ground = await TextsGround.start();
  });
  afterAll(() => ground?.stop());

  const lead = (leadId: number) => ground.me.get<{ smsOptIn: string; textsStopped: { word: string } | null }>(`/api/Leads/${leadId}`);
  const stopped = (leadId: number) => soon('the opt-out', async () => ((await lead(leadId)).textsStopped ? true : undefined));
  const allowed = (leadId: number) => soon('the opt-in', async () => ((await lead(leadId)).textsStopped === null ? true : undefined));
  const remind = async (leadId: number) => ground.ask({ leadId, tourId: await ground.tour(leadId), template: 'Tour Reminder' });
  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { detail?: string }).detail];
  const leadsAway = () =>
    jest.spyOn(ground.app.nest.get(ReadyLists), 'require').mockImplementation((list) => {
      if (list === 'lead-list') throw new ServiceUnavailableException('The list is being made');
    });
  const open = () => ground.me.get<readonly IncomingRow[]>('/api/Operations/Incoming');

  /** Until all is handled; nobody waits for the queue’s next time. */
  const triedAgain = () =>
    soon('an end', async () => {
      for (const { id } of await open()) await ground.me.fetch(`/api/Operations/Incoming/${id}/TryAgain`, { method: 'POST' });
      return (await open()).length === 0 ? true : undefined;
    });

  it('is stopped for whoever has it next, whose page says so, until the phone itself takes it back', async () => {
    const mobilePhone = '+14075550161';
    const first = await ground.guest({ mobilePhone });
    await ground.listed(first);
    await ground.answer(mobilePhone, 'STOP');
    await stopped(first);
    const next = await ground.guest({ mobilePhone });
    expect(await refusal(await remind(next))).toEqual([422, 'The guest answered STOP. Only START from the same phone takes it back']);
    await stopped(next);
    const other = await ground.guest();
    await ground.me.fetch(`/api/Leads/${other}`, { method: 'PUT', body: { mobilePhone } });
    await stopped(other);
    await ground.listed(next, other);
    await ground.answer(mobilePhone, 'START');
    await Promise.all([first, next, other].map(allowed));
    expect((await remind(next)).status).toBe(201);
  });

  it('stays stopped when nobody has it, and is asked for by who had it before and gets it back', async () => {
    const mobilePhone = '+14075550162';
    const leadId = await ground.guest();
    await ground.answer(mobilePhone, 'STOP');
    await ground.settled();
    await ground.me.fetch(`/api/Leads/${leadId}`, { method: 'PUT', body: { mobilePhone } });
    expect((await remind(leadId)).status).toBe(422);
  });

  it('is stopped though the list of leads is away, also for a text that waits; its leads are told when the list is back', async () => {
    const mobilePhone = '+14075550163';
    const leadId = await ground.guest({ mobilePhone });
    await ground.listed(leadId);
    ground.carrier.mishaps = ['busy'];
    await remind(leadId);
    await soon('the first try', () => (ground.carrier.asked > 0 && ground.carrier.mishaps.length === 0 ? true : undefined));
    const before = ground.carrier.taken.length;
    const away = leadsAway();
    try {
      for (const sid of ['SM1', 'SM1']) expect(await ground.answer(mobilePhone, 'STOP', sid)).toBe(200);
      expect(await soon('a try', async () => (await open()).find(({ state }) => state === 'tries again'))).toMatchObject({ what: 'Answer by text', reason: 'Something that it needs was away' });
      expect((await ground.text(leadId, 'taken back')).text!.reason).toBe('The guest answered STOP. Only START from the same phone takes it back');
      expect((await lead(leadId)).textsStopped).toBeNull();
    } finally {
      away.mockRestore();
    }
    await triedAgain();
    await stopped(leadId);
    expect(ground.carrier.taken).toHaveLength(before);
    expect((await ground.me.get<{ entries: { title: string }[] }>(`/api/Leads/${leadId}/History`)).entries.filter(({ title }) => title === 'Answered STOP: no texts any more')).toHaveLength(1);
  });

  it('has the last word that it said, whichever of them is handled last', async () => {
    const mobilePhone = '+14075550164';
    const leadId = await ground.guest({ mobilePhone });
    await ground.listed(leadId);
    const away = leadsAway();
    try {
      await ground.answer(mobilePhone, 'STOP', 'SM2');
      await soon('a try', async () => (await open()).find(({ state }) => state === 'tries again'));
    } finally {
      away.mockRestore();
    }
    await ground.answer(mobilePhone, 'START', 'SM3');
    await triedAgain();
    expect(await lead(leadId)).toMatchObject({ smsOptIn: 'true', textsStopped: null });
    expect((await remind(leadId)).status).toBe(201);
  });
});
