import { jest } from '@jest/globals';
import type { AgentsPoints } from '../../backend/points/agents/agents-points.dto.js';
import type { OutboxTexts } from '../../backend/platform/texts/outbox-texts.js';
import { TextClock } from '../../backend/platform/texts/text-clock.js';
import { Texts } from '../../backend/platform/texts/texts.js';
import { permissionNames } from '../../events/users/permission.enums.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

/** Came by lead 600, with the same phone. */
const MEMBER = 508;
const LEAD = 600;
const PHONE = '+12145550111';
const [NOON, NIGHT] = [new Date('2026-11-27T18:00:00Z'), new Date('2026-11-27T09:00:00Z')];

interface Bought {
  readonly epicAdvantageContractId: number;
  readonly checkoutUrl: string;
}

describe('the link to a checkout, by text', () => {
  let app: TestApp;
  let dana: SignedIn;
  let now: Date;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await somebody(app, 'Executive', permissionNames);
    jest.spyOn(app.nest.get(TextClock), 'now').mockImplementation(() => now);
  }, 120_000);
  beforeEach(() => void (now = NOON));
  afterAll(() => app.stop());

  const buy = async (): Promise<Bought> => (await (await dana.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId: MEMBER, pointsPurchased: 5_000 } })).json()) as Bought;
  const url = ({ epicAdvantageContractId }: Bought) => `/api/EpicAdvantageContracts/${epicAdvantageContractId}/CheckoutLink`;
  const text = async (bought: Bought): Promise<{ status: number; detail?: string }> => {
    const answer = await dana.fetch(`${url(bought)}/Text`, { method: 'POST' });
    return { status: answer.status, ...(answer.status === 202 ? {} : ((await answer.json()) as object)) };
  };
  const optIn = (smsOptIn: string) => dana.fetch(`/api/Leads/${LEAD}`, { method: 'PUT', body: { smsOptIn } });
  const texts = () => (app.nest.get(Texts) as OutboxTexts).entries();

  it('goes to nobody who has not opted in', async () => {
    const bought = await buy();
    expect(await text(bought)).toMatchObject({ status: 409, detail: 'No text can go to this member: The guest has not opted in to texts.' });
    expect(await dana.get(url(bought))).toMatchObject({ textOffered: false });
  });

  it('goes to the phone that opted in, by day there, and to no other phone of theirs', async () => {
    await optIn('true');
    const bought = await buy();
    expect(await dana.get(url(bought))).toMatchObject({ textOffered: true, checkoutUrl: bought.checkoutUrl });
    now = NIGHT;
    expect((await text(bought)).detail).toContain('Texts go out from 8 am to 9 pm where the guest is');
    now = NOON;
    expect(await text(bought)).toEqual({ status: 202 });
    const sent = await soon('the text', async () => (await texts()).find(({ body }) => body.includes(bought.checkoutUrl)));
    expect(sent).toMatchObject({ to: PHONE, leadId: LEAD });
    expect(sent.body).toMatch(/^Vacation Resales: 5,000 points are held for you until \d+:\d\d [AP]M New York time\. Pay \$129\.00 here: /);
    expect(JSON.stringify(await dana.get('/api/Outbox/Texts'))).not.toContain(bought.checkoutUrl);
    const member = await dana.get<{ mobilePhone: string }>(`/api/Members/${MEMBER}`);
    await dana.fetch(`/api/Members/${MEMBER}`, { method: 'PUT', body: { mobilePhone: '+14075550199' } });
    expect((await soon('the new phone', async () => ((await text(bought)).status === 409 ? text(bought) : undefined))).detail).toContain('another one than that which opted in');
    await dana.fetch(`/api/Members/${MEMBER}`, { method: 'PUT', body: { mobilePhone: member.mobilePhone } });
  });

  it('is sent by an agent as the office sends it, once in five minutes, who learns no phone', async () => {
    await optIn('true');
    const { rciMemberNumber, lastName } = await dana.get<{ rciMemberNumber: string; lastName: string }>(`/api/Members/${MEMBER}`);
    const found = await fetch(`${app.url}/api/Members/Rci`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ rciNumber: rciMemberNumber, memberLastName: lastName }) });
    const cookie = found.headers.getSetCookie()[0]!.split(';')[0]!;
    const agent = (path: string, body?: object) => fetch(`${app.url}/api/Portal${path}`, { method: body ? 'POST' : 'GET', headers: { cookie, 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : null });
    const points = await soon('texts to be offered', async () => {
      const read = (await (await agent('/Points')).json()) as AgentsPoints;
      return read.textOffered ? read : undefined;
    });
    expect(JSON.stringify(points)).not.toContain('5550111');
    const bought = (await (await agent('/Purchases', { pointsPurchased: 5_000 })).json()) as Bought;
    expect((await agent(`/Purchases/${bought.epicAdvantageContractId}/CheckoutLink/Text`, {})).status).toBe(202);
    expect((await agent(`/Purchases/${bought.epicAdvantageContractId}/CheckoutLink`, {})).status).toBe(429);
    await soon('the text', async () => (await texts()).find(({ body }) => body.includes(bought.checkoutUrl)));
  });
});
