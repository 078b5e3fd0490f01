import { randomUUID } from 'node:crypto';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { rolePresets } from '../../backend/users/permissions/role-presets.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';
import { choose, chooseEarly, history } from './support/screens.js';

const tomorrow = addDays(newYorkDay(new Date()), 1);
const inTwoDays = addDays(tomorrow, 1);
/** Nobody in the old system's rows lives in Alaska or Puerto Rico, and texts go out from 8 am to 9 pm where the guest is. */
const utc = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
const shared = utc >= 12 * 60 && utc < 18 * 60 ? '(787) 555-0147' : '(907) 555-0147';
/** From here to there on the world's clock somebody is asleep wherever a text can go. */
const everybodySleeps = utc >= 4 * 60 + 45 && utc < 12 * 60 + 5;
const family = `Quimby-${randomUUID().slice(0, 6)}`;

/** MM/DD/YYYY, as people type it. */
const typed = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

describe('A receptionist’s morning', () => {
  let nora: Colleague;
  let marcus: Colleague;
  let leadId: number;
  let doubleId: number;

  beforeAll(async () => {
    const dana = await colleague('executive');
    const desk = await newcomer(dana, [...rolePresets.Receptionist, 'Leads_Sensitive', 'Other_Beta', 'Gifts_Edit'], 'Receptionist');
    nora = await browserOf(desk);
    marcus = await colleague('sales-manager');
    const guest = { lastName: family, mobilePhone: shared, marketingSource: 'Mailout', country: 'US' };
    ({ leadId } = (await nora.sends('POST', '/api/Leads', { ...guest, firstName: 'Wilma', smsOptIn: 'true', interest: { resort: 'Harbour Point', bedrooms: '2' } })) as { leadId: number });
    ({ leadId: doubleId } = (await nora.sends('POST', '/api/Leads', { ...guest, firstName: 'W.', spouseFirstName: 'Fred', reason: 'Called from a colleague’s desk', interest: { resort: 'Coral Reef Club' } })) as { leadId: number });
  });

  it('is done in the browser, step by step, while somebody else looks on', async () => {
    await findsByHalfAPhone();
    await merges();
    const [first] = await booksTwoTours();
    await moves(first!);
    await gives();
    await talks();
    await textsTheReminder();
    await printsTheManifest();
    await recordsTheResult();
    await readsTheStory();
  });

  async function findsByHalfAPhone(): Promise<void> {
    await nora.opens('/admin/leads', 'Leads');
    await nora.page.getByRole('searchbox').fill('5550147');
    const found = nora.page.getByRole('link', { name: `Wilma ${family}` });
    await nora.opens((await found.getAttribute('href'))!, `Wilma ${family}`);
    await marcus.opens(`/admin/leads-detail/${leadId}`, `Wilma ${family}`);
  }

  async function merges(): Promise<void> {
    await nora.page.getByText(/^1 other shares/).waitFor();
    await nora.page.getByRole('button', { name: 'Merge…' }).click();
    const dialog = nora.page.getByRole('dialog');
    await dialog.getByText('2 interests').waitFor();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const { page } of [nora, marcus]) {
      await page.getByText(`Lead ${doubleId} was merged into this one`).waitFor();
      await page.getByRole('region', { name: 'Interests' }).getByText('Coral Reef Club').waitFor();
    }
  }

  async function booksTwoTours(): Promise<readonly string[]> {
    for (const [day, slot] of [[tomorrow, '09:15 AM'], [inTwoDays, '01:30 PM']] as const) await books(day, slot);
    const links = marcus.page.getByRole('region', { name: 'Tours' }).getByRole('link', { name: /\d\d:\d\d [ap]m/i });
    await eventually(async () => expect(await links.count()).toBe(2));
    return Promise.all((await links.all()).toReversed().map(async (link) => (await link.getAttribute('href'))!));
  }

  async function books(day: string, slot: string): Promise<void> {
    await nora.page.getByRole('button', { name: 'Book New Tour' }).click();
    const form = nora.page.getByRole('region', { name: 'Book New Tour' });
    await form.getByLabel('Sales rep', { exact: true }).selectOption({ index: 1 });
    await form.getByLabel('Tour date', { exact: true }).fill(typed(day));
    await form.getByLabel('Time', { exact: true }).selectOption(slot);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
  }

  async function moves(tour: string): Promise<void> {
    await nora.opens(tour, /^Tour /);
    await marcus.opens(tour, /^Tour /);
    await nora.page.getByRole('button', { name: 'Edit', exact: true }).click();
    await nora.page.getByLabel('Time', { exact: true }).selectOption('10:45 AM');
    await nora.page.getByRole('button', { name: 'Save', exact: true }).click();
    await marcus.page.getByText('10:45 am').first().waitFor();
  }

  async function gives(): Promise<void> {
    const card = nora.page.getByRole('region', { name: 'Gifts' });
    await card.getByLabel('Gift', { exact: true }).selectOption({ index: 1 });
    await card.getByLabel('How many').selectOption('2');
    await card.getByRole('button', { name: 'Give' }).click();
    await marcus.page.getByRole('region', { name: 'Gifts' }).getByText(/ x2$/).waitFor();
  }

  /** The reminder of the other tour waits in what was said, and a note goes before it. */
  async function talks(): Promise<void> {
    const said = nora.page.getByRole('region', { name: 'Lead Communications' });
    await said.getByText('Tour Reminder').first().waitFor();
    await said.getByRole('button', { name: 'Phone Call' }).click();
    await said.getByLabel('Note').fill('Comes by bus, needs the map.');
    await said.getByRole('button', { name: 'Save' }).click();
    await marcus.page.getByRole('region', { name: 'Lead Communications' }).getByText('Comes by bus, needs the map.').waitFor();
  }

  async function textsTheReminder(): Promise<void> {
    const said = nora.page.getByRole('region', { name: 'Lead Communications' });
    await said.getByRole('button', { name: 'Text Message' }).click();
    await said.getByLabel('Template').selectOption('Tour Reminder');
    const words = await said.getByLabel('Preview').innerText();
    expect(words).toMatch(new RegExp(`^Hello Wilma, .* ${typed(tomorrow)} at 10:45 am`));
    const send = said.getByRole('button', { name: 'Send Text Message' });
    if (everybodySleeps) return expect(await send.isVisible()).toBe(true);
    await send.click();
    const seen = marcus.page.getByRole('region', { name: 'Lead Communications' }).getByRole('listitem').filter({ hasText: words });
    await seen.getByText('Sent', { exact: true }).waitFor();
  }

  async function printsTheManifest(): Promise<void> {
    const tour = nora.page.url();
    await nora.opens(`/admin/tours-manifest?day=${tomorrow}`, 'Tour manifest');
    await nora.page.getByRole('table').getByText(family).first().waitFor();
    await nora.page.emulateMedia({ media: 'print' });
    const paper = await nora.page.locator('body').innerText();
    for (const words of ['10:45 am', `Wilma ${family}`, ' x2', 'Signature', 'Printed by']) expect(paper).toContain(words);
    expect(paper).not.toContain('Day board');
    await nora.page.emulateMedia({ media: null });
    await nora.page.goto(tour);
    await nora.page.getByRole('heading', { level: 1, name: /^Tour / }).waitFor();
  }

  async function recordsTheResult(): Promise<void> {
    await chooseEarly(nora, 'Status', 'Ended');
    await choose(nora, 'Result', 'Be Back');
    await marcus.page.getByText('Result: Be Back ▾').waitFor();
    expect(marcus.pageLoads).toBe(2);
  }

  async function readsTheStory(): Promise<void> {
    await eventually(async () => {
      const told = (await history(marcus).allInnerTexts()).join('\n');
      for (const words of [/Be Back/, /Ended/, /x2|2 /, /10:45/]) expect(told).toMatch(words);
    });
    await marcus.opens(`/admin/leads-detail/${leadId}`, `Wilma ${family}`);
    await eventually(async () => expect((await history(marcus).allInnerTexts()).join('\n')).toMatch(/needs the map[\s\S]*merged/i));
  }
});
