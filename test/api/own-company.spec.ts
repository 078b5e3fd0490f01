import { jest } from '@jest/globals';
import type { AgentsPoints } from '../../backend/points/agents/agents-points.dto.js';
import type { OutboxTexts } from '../../backend/platform/texts/outbox-texts.js';
import { TextClock } from '../../backend/platform/texts/text-clock.js';
import { Texts } from '../../backend/platform/texts/texts.js';
import { permissionNames } from '../../events/users/permission.enums.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { hasPoppler, readPdf } from '../support/pdf-text.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

const CONTRACT = 1042;
/** Came by lead 600, who can be sent texts. */
const MEMBER = 508;
const LEAD = 600;
const poppler = hasPoppler ? it : it.skip;

const before = { companyName: 'Vacation Resales', companyPhone: '(407) 555-0100', companyAddress: '1200 Lake Avenue', companyCity: 'Orlando', companyState: 'FL', companyZipcode: '32801' };
const after = { companyName: 'Harbor & Sons “Resales”', companyPhone: '1-800-CLOSING', companyAddress: '9 Pier Road', companyCity: 'Miami', companyState: 'FL', companyZipcode: '33101' };

interface Bought {
  readonly epicAdvantageContractId: number;
  readonly checkoutUrl: string;
}

describe('the name, phone and address of the company', () => {
  let app: TestApp;
  let dana: SignedIn;
  let receptionist: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await somebody(app, 'Executive', permissionNames);
    receptionist = await app.signIn('receptionist');
    jest.spyOn(app.nest.get(TextClock), 'now').mockReturnValue(new Date('2026-11-27T18:00:00Z'));
  }, 120_000);
  afterAll(() => app.stop());

  const set = (body: object, who = dana) => who.fetch('/api/CompanySettings/Facts', { method: 'PUT', body });
  const page = async (at: string) => (await fetch(`${app.url}${at}`)).text();
  const paper = async (version: number | 'Preview', who = dana) => (await readPdf(Buffer.from(await (await who.fetch(`/api/Contracts/${CONTRACT}/Documents/buyer/${version}`)).arrayBuffer()))).text.replace(/\s+/g, ' ');
  const make = async () => expect((await dana.fetch(`/api/Contracts/PrintContract/${CONTRACT}`, { method: 'POST' })).status).toBe(200);
  const buy = async () => (await (await dana.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId: MEMBER, pointsPurchased: 5_000 } })).json()) as Bought;
  const pages = () => Promise.all(['/', '/auth/login-page', '/auth/rci', '/sign', '/epic-advantage-secure-checkout.html'].map(page));

  it('are those of always until somebody sets them', async () => {
    expect(await dana.get('/api/CompanySettings/Facts')).toMatchObject(before);
    for (const html of await pages()) expect(html).toContain('&quot;name&quot;:&quot;Vacation Resales&quot;,&quot;phone&quot;:&quot;(407) 555-0100&quot;,&quot;place&quot;:&quot;Orlando, FL&quot;');
    expect(await page('/')).toContain('<title>Vacation Resales</title>');
    await make();
  });

  it('are set by who keeps the company’s settings alone, are refused at their field, and have their history', async () => {
    expect((await set(after, receptionist)).status).toBe(403);
    const refused = await set({ companyPhone: 'by the pool' });
    expect([refused.status, await refused.json()]).toEqual([422, expect.objectContaining({ field: 'companyPhone', detail: 'This is no phone number' })]);
    expect((await set({ companyName: 'x'.repeat(61) })).status).toBe(400);
    expect((await set(after)).status).toBe(200);
    const { entries } = await dana.get<{ entries: { changes: { label: string; from: string; to: string }[] }[] }>('/api/CompanySettings/Facts/History?limit=1');
    expect(entries[0]!.changes[0]).toMatchObject({ label: 'Name', from: before.companyName, to: after.companyName });
    const { ownCompany } = await soon('forms to be told', async () => {
      const told = await receptionist.get<{ ownCompany: { name: string } }>('/api/CompanySettings');
      return told.ownCompany.name === after.companyName ? told : undefined;
    });
    expect(ownCompany).toEqual({ name: after.companyName, phone: '1-800-CLOSING', address: '9 Pier Road, Miami, FL 33101', place: 'Miami, FL' });
  });

  it('stand on the pages that nobody signs in for, which are told nothing else of the settings', async () => {
    await set({ dealPlatformName: 'Secret Desk' });
    for (const html of await pages()) {
      expect(html).toContain('Harbor &amp; Sons “Resales”&quot;,&quot;phone&quot;:&quot;1-800-CLOSING&quot;,&quot;place&quot;:&quot;Miami, FL&quot;');
      for (const word of ['Vacation Resales', '%COMPANY%', 'Secret Desk', 'Pier Road']) expect([word, html.includes(word)]).toEqual([word, false]);
    }
  });

  poppler('stand on the papers that are made from then on; one that was made keeps its own, in a copy too', async () => {
    await make();
    expect(await paper(1)).toContain('Vacation Resales, 1200 Lake Avenue, Orlando, FL 32801');
    expect(await paper(2)).toContain('made between the buyer named below and Harbor & Sons “Resales”');
    expect(await paper(2)).toContain('9 Pier Road, Miami, FL 33101');
    expect(await paper('Preview')).toContain('Harbor & Sons');
    const copies = await somebody(app, 'Receptionist', ['Contracts_Detail', 'Other_AllowRemoteLogin']);
    const copy = await paper(1, copies);
    expect(copy).toContain('Copy.');
    expect(copy).toContain('Vacation Resales, 1200 Lake Avenue, Orlando, FL 32801');
    expect(copy).not.toContain('Harbor');
  });

  it('stand in mails and texts, and in what agents of the exchange company see', async () => {
    await dana.fetch(`/api/Leads/${LEAD}`, { method: 'PUT', body: { smsOptIn: 'true' } });
    const bought = await buy();
    const link = `/api/EpicAdvantageContracts/${bought.epicAdvantageContractId}/CheckoutLink`;
    await soon('texts to be offered', async () => ((await dana.get<{ textOffered: boolean }>(link)).textOffered ? true : undefined));
    expect((await dana.fetch(`${link}/Text`, { method: 'POST' })).status).toBe(202);
    const sent = await soon('the text', async () => (await (app.nest.get(Texts) as OutboxTexts).entries()).find(({ body }) => body.includes(bought.checkoutUrl)));
    expect(sent.body).toMatch(/^Harbor & Sons “Resales”: 5,000 points/);
    expect((await dana.fetch(link, { method: 'POST' })).status).toBe(202);
    const { email, rciMemberNumber, lastName } = await dana.get<{ email: string; rciMemberNumber: string; lastName: string }>(`/api/Members/${MEMBER}`);
    const mail = await soon('the mail', async () => (await mailsTo(dana, email)).find(({ text }) => text.includes('Questions: ')));
    expect(mail.text).toContain('Questions: 1-800-CLOSING.\n\nHarbor & Sons “Resales”\n');
    const found = await fetch(`${app.url}/api/Members/Rci`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ rciNumber: rciMemberNumber, memberLastName: lastName }) });
    const points = (await (await fetch(`${app.url}/api/Portal/Points`, { headers: { cookie: found.headers.getSetCookie()[0]!.split(';')[0]! } })).json()) as AgentsPoints;
    expect(points.purchases[0]).toMatchObject({ by: 'Harbor & Sons “Resales”' });
    await fetch(`${app.url}/api/Users/ResetPassword`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: 'receptionist@demo.example' }) });
    await soon('the link to a password', async () => (await mailsTo(dana, 'receptionist@demo.example')).find(({ subject }) => subject === 'Your new password for Harbor & Sons “Resales”'));
  });
});
