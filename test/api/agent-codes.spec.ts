import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AccessPage } from '../../backend/platform/auth/access-log/access-log-reader.js';
import { Outgoing } from '../../backend/platform/outgoing/outgoing.js';
import { outgoingKind } from '../../backend/platform/outgoing/outgoing-kind.js';
import { Mail } from '../../backend/platform/mail/mail.js';
import type { AgentsPoints } from '../../backend/points/agents/agents-points.dto.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface MemberFacts {
  readonly memberId: number;
  readonly lastName: string;
  readonly email: string;
  readonly rciMemberNumber: string;
  readonly memberStatus: string;
  readonly currentYearEpicAdvPointsAvail: number;
}
interface Answered {
  readonly status: number;
  readonly detail?: string;
  readonly field?: string;
  readonly epicAdvantageContractId?: number;
}

describe('the code that an agent needs before they buy', () => {
  let app: TestApp;
  let executive: SignedIn;
  let members: readonly MemberFacts[];

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    members = (await executive.get<MemberFacts[]>('/api/Members/')).filter(({ memberStatus, rciMemberNumber, email, currentYearEpicAdvPointsAvail }) => memberStatus === 'Active' && rciMemberNumber !== '' && email !== '' && currentYearEpicAdvPointsAvail >= 15_000);
  }, 120_000);
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const need = async (agentsNeedCode: string) => (await executive.fetch('/api/CompanySettings/Facts', { method: 'PUT', body: { agentsNeedCode } })).status;

  async function found({ rciMemberNumber, lastName }: MemberFacts) {
    const response = await fetch(`${app.url}/api/Members/Rci`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ rciNumber: rciMemberNumber, memberLastName: lastName }) });
    const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
    const ask = (path: string, body?: object, key: string = randomUUID(), more: object = {}) => fetch(`${app.url}/api/Portal${path}`, { method: body ? 'POST' : 'GET', headers: { cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key, ...more }, body: body ? JSON.stringify(body) : null });
    const buy = async (code?: string, key?: string, pointsPurchased = 5_000): Promise<Answered> => {
      const answer = await ask('/Purchases', { pointsPurchased, ...(code !== undefined && { code }) }, key);
      return { ...((await answer.json()) as Answered), status: answer.status };
    };
    const points = async () => (await (await ask('/Points')).json()) as AgentsPoints;
    return { ask, buy, points };
  }
  /** @returns the newest one that is not known yet */
  const codeTo = ({ email }: MemberFacts, known: readonly string[] = []) =>
    soon('the code', async () => (await mailsTo(executive, email)).map(({ text }) => /if you want that: (\d{6})/.exec(text)?.[1]).find((code) => code !== undefined && !known.includes(code)));

  it('is off at first, and is Yes or No', async () => {
    const { buy, points } = await found(members[0]!);
    expect((await points()).codeBy).toBeNull();
    expect((await buy()).status).toBe(201);
    expect(await need('perhaps')).toBe(422);
    expect(await need('Yes')).toBe(200);
  });

  it('goes to the member by mail, is good for one purchase however often that is sent, and stands in no event or table', async () => {
    const member = members[1]!;
    const { ask, buy, points } = await found(member);
    await soon('the setting', async () => ((await points()).codeBy ? true : undefined));
    expect((await points()).codeBy).toEqual(['mail']);
    expect(await buy()).toMatchObject({ status: 422, field: 'code', detail: 'Send the member a code first' });
    expect((await ask('/Code', { by: 'text', pointsPurchased: 5_000 })).status).toBe(409);
    expect((await ask('/Code', { by: 'mail', pointsPurchased: 5_000 })).status).toBe(202);
    const code = await codeTo(member);
    expect(await buy('12')).toMatchObject({ status: 400 });
    const key = randomUUID();
    const [first, again] = [await buy(code, key), await buy(code, key)];
    expect([first.status, again.status, again.epicAdvantageContractId]).toEqual([201, 201, first.epicAdvantageContractId]);
    expect(await buy(code)).toMatchObject({ status: 422, field: 'code', detail: 'This code was used already: send another one' });
    const { rows } = await app.nest.get(pg.Pool).query<{ found: boolean }>(`SELECT EXISTS (SELECT FROM agent_code AS row WHERE strpos(row::text, $1) > 0) AS found`, [code]);
    expect(rows[0]!.found).toBe(false);
    const { entries } = await executive.get<AccessPage>('/api/AccessLog?limit=50');
    expect(entries.filter(({ kind }) => kind === 'agent-code-sent').map(({ detail }) => detail)).toEqual([expect.stringMatching(new RegExp(`^Member ${member.memberId}; by mail; session \\w{4}$`))]);
    expect(JSON.stringify(entries)).not.toContain(code);
  });

  it('is refused when it is wrong, five times at most, when it is old, and when it was for another session', async () => {
    const member = members[2]!;
    const { ask, buy } = await found(member);
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    const code = await codeTo(member);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time++) expect(await buy(wrong)).toMatchObject({ status: 422, detail: 'This is not the code that the member was sent for these points' });
    expect(await buy(code)).toMatchObject({ status: 422, detail: '5 codes were wrong: send another one' });
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    const next = await codeTo(member, [code]);
    expect((await (await found(members[3]!)).buy(next)).detail).toBe('Send the member a code first');
    await app.nest.get(pg.Pool).query(`UPDATE agent_code SET made_at = made_at - interval '11 minutes'`);
    expect(await buy(next)).toMatchObject({ status: 422, detail: 'This code is older than 10 minutes: send another one' });
    expect((await ask('/Code', { by: 'mail', pointsPurchased: 5_000 })).status).toBe(202);
    expect((await ask('/Code', { by: 'mail', pointsPurchased: 5_000 })).status).toBe(429);
  });

  it('is not used up by a purchase that was refused, however often', async () => {
    const member = members[4]!;
    const { ask, buy } = await found(member);
    await ask('/Code', { by: 'mail', pointsPurchased: 4_999 });
    const code = await codeTo(member);
    const refused = await buy(code, undefined, 4_999);
    expect([refused.status, refused.field]).not.toEqual([422, 'code']);
    for (let time = 0; time < 6; time++) expect(await buy(code, undefined, 4_999)).toMatchObject({ status: refused.status, detail: refused.detail });
  });

  it('is not used up by a purchase that was refused for its revision, or for its key of another one', async () => {
    const member = members[7]!;
    const { ask, buy } = await found(member);
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    const code = await codeTo(member);
    expect((await ask('/Purchases', { pointsPurchased: 5_000, code }, undefined, { 'If-Match': '"99"' })).status).toBe(412);
    const key = randomUUID();
    expect((await buy(code, key)).status).toBe(201);
    await ask('/Code', { by: 'mail', pointsPurchased: 10_000 });
    const next = await codeTo(member, [code!]);
    expect((await buy(next, key, 10_000)).status).toBe(409);
    expect((await buy(next, undefined, 10_000)).status).toBe(201);
  });

  it('that was asked for before codes said their points is dropped, and another one is sent', async () => {
    const member = members[3]!;
    const { ask, buy } = await found(member);
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const former = { kind: outgoingKind<object>('member-code', ''), recipient: 'Member', about: `member-${member.memberId}`, payload: { sessionId: 'gone', memberId: member.memberId, way: 'mail' } };
    await app.nest.get(Outgoing).ask(former, randomUUID(), 'RCI Agent');
    expect(await mailsTo(executive, member.email)).toEqual([]);
    expect(warned.mock.calls.flat().join()).toContain(`A code for member ${member.memberId} was not sent`);
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    expect((await buy(await codeTo(member))).status).toBe(201);
  });

  it('is the same one, and used up as it was, where it goes out again because the answer was cut off', async () => {
    const member = members[6]!;
    const { ask, buy } = await found(member);
    const mail = app.nest.get(Mail);
    const send = mail.send.bind(mail);
    const went = jest.spyOn(mail, 'send').mockImplementationOnce(async (message, call) => {
      await send(message, call);
      throw new Error('the answer was cut off');
    });
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    const code = (await codeTo(member))!;
    expect((await buy(code)).status).toBe(201);
    await soon('the second try', async () => (went.mock.calls.filter(([{ to }]) => to === member.email).length === 2 ? true : undefined));
    expect(went.mock.calls.every(([{ text }]) => text.includes(code))).toBe(true);
    expect(await buy(code)).toMatchObject({ status: 422, detail: 'This code was used already: send another one' });
  });

  it('never takes the place of one that was asked for since, where it goes out again', async () => {
    const member = members[8]!;
    const { ask, buy } = await found(member);
    const mail = app.nest.get(Mail);
    const send = mail.send.bind(mail);
    let cutOff: () => void = () => undefined;
    const went = jest.spyOn(mail, 'send').mockImplementationOnce(async (message, call) => {
      await send(message, call);
      await new Promise<void>((resolve) => (cutOff = resolve));
      throw new Error('the answer was cut off');
    });
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    const first = await soon('the first', async () => went.mock.calls.flatMap(([{ to, text }]) => (to === member.email ? (/if you want that: (\d{6})/.exec(text)?.[1] ?? []) : []))[0]);
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    cutOff();
    const second = await codeTo(member, [first]);
    const sent = () => went.mock.calls.filter(([{ to }]) => to === member.email).map(([{ text }]) => (text.includes(first) ? 'first' : 'second'));
    await soon('the end of both', async () => ((await app.nest.get(pg.Pool).query('SELECT FROM outgoing WHERE about = $1 AND sent_at IS NULL', [`member-${member.memberId}`])).rowCount === 0 ? true : undefined));
    expect(sent()).toEqual(['first', 'second']);
    expect((await buy(second)).status).toBe(201);
  });

  it('is known again for what an earlier version bought with it', async () => {
    const member = members[9]!;
    const { ask, buy } = await found(member);
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    const code = await codeTo(member);
    const key = randomUUID();
    const { epicAdvantageContractId } = await buy(code, key);
    await app.nest.get(pg.Pool).query('UPDATE agent_code SET used_by = $1 WHERE used_by IS NOT NULL', [key]);
    expect(await buy(code, key)).toMatchObject({ status: 201, epicAdvantageContractId });
  });

  it('is good for the points alone that the member was told, with what they cost', async () => {
    const member = members[5]!;
    const { ask, buy } = await found(member);
    expect((await ask('/Code', { by: 'mail' })).status).toBe(400);
    await ask('/Code', { by: 'mail', pointsPurchased: 5_000 });
    const code = await codeTo(member);
    expect((await mailsTo(executive, member.email)).map(({ text }) => text).join()).toContain('buy 5,000 advantage points for $129.00 in all');
    expect(await buy(code, undefined, 10_000)).toMatchObject({ status: 422, field: 'code', detail: 'This is not the code that the member was sent for these points' });
    expect((await buy(code)).status).toBe(201);
  });
});
