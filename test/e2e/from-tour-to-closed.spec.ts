import { jest } from '@jest/globals';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { rolePresets } from '../../backend/users/permissions/role-presets.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';
import { choose, history } from './support/screens.js';
import { PHONE, signsHere } from './support/signs-here.js';

jest.setTimeout(180_000);

const TOUR = 1180;
const yesterday = addDays(newYorkDay(new Date()), -1);
const deed = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% signed by hand\nstartxref\n9\n%%EOF\n');
const people = { buyer: 'buyer.of.the.tour@example.com', seller: 'seller.of.the.unit@example.com' };
/** Documents 1 and decisions.md C8, in the order in which they are checked. */
const blocking = {
  'Contract date': 'You must enter a valid contract date.',
  'Funds in escrow by': 'You must enter a valid funds in escrow by date.',
  'Seller signs by': 'You must enter a valid seller sign by date.',
  'Closing date': 'You must enter a valid closing date.',
};

describe('From the tour of a lead to a closed sale', () => {
  let dana: Colleague;
  let marcus: Colleague;
  let unit: string;
  let contract: string;

  it('is done in the browser without anybody retyping anything, while somebody else looks on', async () => {
    dana = await colleague('executive');
    // A manager who sees where a unit stands, which not everybody does.
    marcus = await browserOf(await newcomer(dana, rolePresets.Executive, 'Executive'));
    await searchesForAUnit();
    await begins();
    await answersEveryCheck();
    await makesDocuments();
    await sendsThem();
    await signs('buyer', PHONE);
    await signs('seller', { width: 1440, height: 900 });
    await bringsTheDeed();
    await closes();
    await readsTheStory();
  });

  async function searchesForAUnit(): Promise<void> {
    const { page } = dana;
    await dana.opens(`/admin/tours-detail/${TOUR}`, /^Tour /);
    await page.getByRole('region', { name: 'Purchase Options' }).getByRole('link', { name: 'Resale', exact: true }).click();
    await page.getByRole('region', { name: 'Available Inventory' }).getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('link', { name: 'Purchase', exact: true }).waitFor();
    unit = /for-purchase\/(\d+)/.exec(page.url())![1]!;
    await marcus.opens(`/admin/inventory-detail/${unit}`, /\S/);
    await marcus.page.getByRole('button', { name: /^Status: Available/ }).waitFor();
  }

  async function begins(): Promise<void> {
    const { page } = dana;
    await page.getByRole('link', { name: 'Purchase', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'New Contract' }).waitFor();
    // The lead's name and the unit's seller came along.
    for (const label of ['Buyer last name', 'Resort']) expect(await page.getByLabel(label, { exact: true }).inputValue()).not.toBe('');
  }

  async function answersEveryCheck(): Promise<void> {
    const { page } = dana;
    const days = Object.keys(blocking);
    const filled = await Promise.all(days.map((label) => page.getByRole('textbox', { name: label, exact: true }).inputValue()));
    for (const label of days) await page.getByRole('textbox', { name: label, exact: true }).fill('');
    await page.keyboard.press('Control+Enter');
    const missing = page.getByRole('region', { name: /^Before it can be saved/ });
    const said = [...Object.values(blocking), 'You must enter a closing agent.'];
    await eventually(async () => expect(await missing.getByRole('listitem').getByRole('button').allInnerTexts()).toEqual(said));
    for (const [place, label] of days.entries()) await page.getByRole('textbox', { name: label, exact: true }).fill(filled[place]!);
    await page.getByLabel('Closing agent', { exact: true }).selectOption({ index: 1 });
    await missing.waitFor({ state: 'detached' });
    await page.getByLabel('Buyer email', { exact: true }).fill(people.buyer);
    await page.getByLabel('Seller email', { exact: true }).fill(people.seller);
    await page.getByLabel('Deposit', { exact: true }).fill('1,000.00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Contract \d+/ }).waitFor();
    contract = /contracts-detail\/(\d+)/.exec(page.url())![1]!;
    await marcus.page.getByRole('button', { name: /^Status: Sale Pending/ }).waitFor();
    await marcus.opens(`/admin/contracts-detail/${contract}`, `Contract ${contract}`);
  }

  const documents = ({ page }: Colleague) => page.getByRole('region', { name: 'Documents', exact: true });

  async function makesDocuments(): Promise<void> {
    for (const made of ['Buyer contract', 'Seller contract']) {
      await documents(dana).getByTitle(made, { exact: true }).click();
      await documents(dana).getByText('Done', { exact: true }).waitFor();
    }
    await eventually(async () => expect(await documents(marcus).getByRole('link', { name: /\.pdf$/ }).count()).toBe(2));
    await documents(dana).getByRole('button', { name: 'Set to Documents Generated' }).click();
    await marcus.page.getByRole('button', { name: /^Status: Documents Generated/ }).waitFor();
  }

  async function sendsThem(): Promise<void> {
    for (const who of ['buyer', 'seller']) {
      await documents(dana).getByTitle(`Send the ${who} contract to be signed`).click();
      const dialog = dana.page.getByRole('dialog', { name: `Send the ${who} contract to be signed` });
      await dialog.getByText(people[who as keyof typeof people]).waitFor();
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await marcus.page.getByRole('region', { name: `Signing ${who} contract 1` }).getByText('Delivered', { exact: true }).first().waitFor();
    }
  }

  /** Both documents are signed by one person each. */
  async function signs(who: 'buyer' | 'seller', size: typeof PHONE): Promise<void> {
    await signsHere(people[who], who, dana, size, async (signer) => {
      await marcus.page.getByRole('region', { name: `Signing ${who} contract 1` }).getByText('Viewed', { exact: true }).first().waitFor();
      if (size.width < 960) await readsItsText(signer);
    });
    await eventually(async () => expect(await documents(marcus).getByText('Completed', { exact: true }).count()).toBe(who === 'buyer' ? 1 : 2));
  }

  /** The phone begins with the text: what is signed for, and after it the place to sign. */
  async function readsItsText({ page }: Colleague): Promise<void> {
    const text = page.getByRole('tabpanel', { name: 'Text' });
    await text.getByRole('heading', { level: 2, name: '1. Parties' }).waitFor();
    await text.getByRole('row', { name: /^Contract sales price [\d,]+\.\d\d$/ }).waitFor();
    expect(await text.innerText()).toMatch(/Your right to cancel[^]*I have read this contract and agree to it\.\s+Sign here[^]*, buyer/);
    expect(await barriersOn(page)).toEqual([]);
  }

  async function bringsTheDeed(): Promise<void> {
    const paper = ({ page }: Colleague) => page.getByRole('region', { name: 'Signed paper' });
    await paper(dana).locator('input[type=file][aria-label="Deed"]').setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: deed });
    await paper(marcus).getByRole('link', { name: 'deed.pdf' }).waitFor();
  }

  async function closes(): Promise<void> {
    for (const status of ['Signed', 'Preparing To Close', 'Closed']) {
      await choose(dana, 'Status', status);
      // It was signed today: the buyer can still rescind, where the days to are known.
      if (status === 'Closed' && (await mayBeRescinded())) await dana.page.getByRole('alertdialog').getByRole('button', { name: 'Set to Closed' }).click();
      await marcus.page.getByRole('button', { name: new RegExp(`^Status: ${status}`) }).waitFor();
    }
    // The unit and the contract were each opened once; whatever followed came by itself.
    expect(marcus.pageLoads).toBe(2);
  }

  async function mayBeRescinded(): Promise<boolean> {
    return ((await dana.sends('GET', `/api/Contracts/${contract}`)) as { lastDayToRescind: string | null }).lastDayToRescind !== null;
  }

  async function readsTheStory(): Promise<void> {
    await marcus.page.getByRole('region', { name: 'History' }).waitFor();
    // Each of the two signings is one entry that opens.
    const signings = marcus.page.getByRole('button', { name: /earlier steps$/ });
    expect(await signings.count()).toBe(2);
    for (const left of [1, 0]) {
      await signings.first().click();
      await eventually(async () => expect(await signings.count()).toBe(left));
    }
    await eventually(async () => {
      const told = (await history(marcus).allInnerTexts()).join('\n');
      for (const words of [/Closed/, /Preparing To Close/, /deed/i, /Seller contract 1: signed/i, /Buyer contract 1: signed/i]) expect(told).toMatch(words);
    });
    await marcus.page.goto(`/admin/inventory-detail/${unit}?asOf=${yesterday}`);
    await marcus.page.locator('main').getByText('Available', { exact: true }).first().waitFor();
    await dana.page.goto('/admin/changes');
    const ours = dana.page.getByRole('listitem').filter({ has: dana.page.getByRole('link', { name: new RegExp(`Contract ${contract}`) }) });
    await ours.filter({ hasText: 'Closed' }).first().waitFor();
  }
});
