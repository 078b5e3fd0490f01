import { jest } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import pg from 'pg';
import type { LeadErasure } from '../../backend/leads/erasure/lead-erasure.js';
import { TextAnswers } from '../../backend/leads/texts/text-answers.js';
import { TextNumbers } from '../../backend/leads/texts/text-numbers.js';
import type { IncomingRow } from '../../backend/platform/incoming/incoming-reader.js';
import { HourlySweeps } from '../../backend/platform/sweeps/hourly-sweeps.js';
import { ReadyLists } from '../../backend/platform/projections/ready-lists.js';
import { soon } from '../support/mailed-links.js';
import { patient } from '../support/patient.js';
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

  it('is forgotten with what it said beside STOP when whose it is are erased, also where nobody had handled it; what others are known by stays theirs', async () => {
    const [own, shared, strange] = ['+14075550171', '+14075550172', '+14075550173'];
    const leadId = await ground.guest({ mobilePhone: shared, firstName: 'Zeldamira' });
    await ground.me.fetch(`/api/Leads/${leadId}`, { method: 'PUT', body: { workPhone: '(407) 555-0171' } });
    const other = await ground.guest({ mobilePhone: shared, firstName: 'Omar' });
    await ground.listed(leadId, other);
    const answers = jest.spyOn(ground.app.nest.get(TextAnswers), 'incoming').mockRejectedValue(new ServiceUnavailableException());
    const said = [[own, 'Zeldamira will be late'], [own, 'Stop'], [shared, 'See you then'], [strange, 'Who is Zeldamira?']] as const;
    for (const [from, body] of said) await ground.answer(from, body);
    await soon('a try of each', async () => ((await open()).filter(({ reason }) => reason !== null).length === said.length ? true : undefined));

    expect((await ground.me.fetch(`/api/Leads/${leadId}/Erase`, { method: 'POST', body: {} })).status).toBe(200);
    const proof = await soon('the proof', async () => (await patient(ground.me).get<{ erasure: LeadErasure | null }>(`/api/Leads/${leadId}`)).erasure?.proof ?? undefined, 90_000);
    expect(proof).toMatchObject({ opened: 2, found: [], elsewhere: expect.arrayContaining([{ table: 'public.incoming', rows: 2 }]) });
    const left = (await open()).map(({ id }) => `incoming:${id}`);
    const { rows: jobs } = await ground.app.nest.get(pg.Pool).query<{ key: string }>(`SELECT key FROM graphile_worker.jobs WHERE key LIKE 'incoming:%'`);
    expect([left.length, jobs.map(({ key }) => key).sort()]).toEqual([2, left.sort()]);
    expect((await ground.app.nest.get(TextNumbers).saidBy(own)).stopped).toBe('STOP');

    answers.mockRestore();
    await triedAgain();
    expect((await ground.said(other)).map(({ Note }) => Note)).toEqual(['See you then']);
    expect(JSON.stringify(await ground.said(leadId))).not.toContain('late');
  }, 120_000);

  it('keeps what nobody could handle for ninety days; then it is swept away with its job, which says why', async () => {
    const sql = ground.app.nest.get(pg.Pool);
    const answers = jest.spyOn(ground.app.nest.get(TextAnswers), 'incoming').mockRejectedValue(new ServiceUnavailableException());
    for (const from of ['+14075550181', '+14075550182']) await ground.answer(from, 'Hello');
    await soon('a try of each', async () => ((await open()).filter(({ reason }) => reason !== null).length === 2 ? true : undefined));
    const [old, young] = await open();
    await sql.query(`UPDATE incoming SET received_at = now() - interval '91 days' WHERE id = $1`, [old!.id]);
    // One that is being tried at this moment is left for the next hour.
    await soon('the sweep', async () => (await ground.app.nest.get(HourlySweeps).sweep(), (await open()).length === 1 ? true : undefined));
    const { rows } = await sql.query<{ key: string }>(`SELECT key FROM graphile_worker.jobs WHERE key LIKE 'incoming:%'`);
    expect(rows).toEqual([{ key: `incoming:${young!.id}` }]);
    answers.mockRestore();
    await triedAgain();
  });
});
