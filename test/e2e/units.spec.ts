import { randomUUID } from 'node:crypto';
import type { Locator, Route } from 'playwright-core';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { choose } from './support/screens.js';

const TOUR = 1180;
/** Document 3, section 5, both spaces included. */
const MORE = 'Your search matched more than 15 records and only the first 15 are shown below.  Please refine your search.';
const ERROR = 'Error - Please Contact Support';
const today = newYorkDay(new Date());

const newResort = () => `Sunset Cove ${randomUUID().slice(0, 8)}`;
const box = ({ page }: Colleague, name: string) => page.getByRole('search', { name: 'Units' }).getByLabel(name, { exact: true });
const fact = ({ page }: Colleague, card: string, label: string) => page.getByRole('region', { name: card }).getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }).locator('+ dd');

it('A unit of a new resort is added once it is known not to be here, found by every way to search, and followed by a colleague', async () => {
  const [rosa, dana] = await Promise.all([colleague('inventory-manager'), colleague('executive')]);
  const resort = newResort();
  await dana.opens(`/admin/inventory?resortName.is=${encodeURIComponent(resort)}`, 'Inventory');
  await dana.page.getByText('No inventory matches your search. Please try again.').waitFor();
  await rosa.opens('/admin/inventory-new', 'New inventory');
  await looksForIt();
  await addsIt();
  await isFollowed();
  await findsIt();
  await findsItBeforeAddingAnother();
  await addsOneWithoutNumberAndNoTwin();

  async function looksForIt(): Promise<void> {
    const search = rosa.page.getByRole('region', { name: 'Search for existing inventory' });
    await search.getByLabel('Resort', { exact: true }).selectOption('Add New Resort');
    await rosa.page.getByRole('dialog').getByLabel('Resort name').fill(resort);
    await rosa.page.getByRole('dialog').getByRole('button', { name: 'Add resort' }).click();
    await eventually(async () => expect(await search.getByLabel('Resort', { exact: true }).inputValue()).toBe(resort));
    await search.getByLabel('Unit number').fill('A-10');
    await search.getByLabel('Week').fill('7');
    await search.getByLabel('Use year type').selectOption('Even');
    expect(await rosa.page.getByRole('button', { name: 'Add New Inventory' }).count()).toBe(0);
    await search.getByRole('button', { name: 'Search' }).click();
    await search.getByText('No matching inventory found. Please add new inventory.').waitFor();
    await rosa.page.getByRole('button', { name: 'Add New Inventory' }).click();
  }

  async function addsIt(): Promise<void> {
    const field = (label: string) => rosa.page.getByLabel(label, { exact: true });
    expect([await field('Resort').inputValue(), await field('Unit number').inputValue(), await field('Listing status').inputValue()]).toEqual([resort, 'A-10', 'Available']);
    await field('Bedrooms').selectOption('4');
    await rosa.page.getByRole('button', { name: 'Save', exact: true }).click();
    await rosa.page.getByRole('heading', { level: 1, name: `${resort} A-10` }).waitFor();
    expect(rosa.page.url()).toMatch(/\/admin\/inventory-detail\/\d+$/);
    expect([await fact(rosa, 'Unit Details', 'Bedrooms').innerText(), await fact(rosa, 'Unit Details', 'Use year type').innerText()]).toEqual(['4', 'Even']);
  }

  async function isFollowed(): Promise<void> {
    const row = dana.page.getByRole('row').filter({ hasText: resort });
    await row.getByText('Available').waitFor();
    await choose(rosa, 'Status', 'Canceled');
    await row.getByText('Canceled').waitFor();
    expect(dana.pageLoads).toBe(1);
  }

  /** A search runs on Enter, when a box is left and when a resort is chosen (document 3, section 5). */
  async function findsIt(): Promise<void> {
    await rosa.opens('/admin/inventory', 'Inventory');
    await box(rosa, 'Unit Number').fill('a-10');
    await box(rosa, 'Unit Number').press('Enter');
    await rosa.page.getByRole('button', { name: 'Remove Unit number: a-10' }).waitFor();
    await box(rosa, 'Bed').selectOption('4');
    await rosa.page.getByRole('button', { name: 'Remove Bedrooms: 4' }).waitFor();
    await box(rosa, 'Resort').selectOption(resort);
    await rosa.page.getByRole('button', { name: `Remove Resort: ${resort}` }).waitFor();
    await eventually(async () => expect(await rosa.page.getByRole('grid').getByRole('row').filter({ has: rosa.page.getByRole('gridcell') }).allInnerTexts()).toEqual([expect.stringContaining(resort)]));
  }

  async function findsItBeforeAddingAnother(): Promise<void> {
    await rosa.page.getByRole('link', { name: 'New Inventory' }).click();
    await rosa.page.getByRole('heading', { level: 1, name: 'New inventory' }).waitFor();
    await rosa.page.getByLabel('Resort', { exact: true }).selectOption(resort);
    await rosa.page.getByRole('button', { name: 'Search', exact: true }).click();
    await rosa.page.getByText('This unit is here already:').waitFor();
    expect(await rosa.page.getByRole('row').last().getByRole('cell').allInnerTexts()).toEqual([resort, 'A-10', '7', 'Even', 'Canceled']);
    expect(await rosa.page.getByRole('button', { name: 'Add New Inventory' }).count()).toBe(0);
  }

  /** What was looked for may be typed anew in the form: the server alone says what is a twin. */
  async function addsOneWithoutNumberAndNoTwin(): Promise<void> {
    rosa.expectsTrouble(/\b409\b/);
    await rosa.page.getByLabel('Unit number', { exact: true }).fill('B-20');
    await rosa.page.getByRole('button', { name: 'Search', exact: true }).click();
    await rosa.page.getByRole('button', { name: 'Add New Inventory' }).click();
    const field = (label: string) => rosa.page.getByLabel(label, { exact: true });
    await field('Unit number').fill('A-10');
    await field('Week').fill('7');
    await field('Use year type').selectOption('Even');
    await rosa.page.getByRole('button', { name: 'Save', exact: true }).click();
    await rosa.page.getByText('This unit is here already:').first().waitFor();
    await field('Unit number').fill('');
    await field('Week').fill('');
    await rosa.page.getByRole('button', { name: 'Save', exact: true }).click();
    await rosa.page.getByRole('heading', { level: 1, name: resort }).waitFor();
    expect(rosa.page.url()).toMatch(/\/admin\/inventory-detail\/\d+$/);
  }
});

it('A unit is looked for on a tour: fifteen at most, past a slip of the pen, kept, and looked at without losing the search', async () => {
  const marcus = await colleague('sales-manager');
  const { page } = marcus;
  const units = page.getByRole('region', { name: 'Available Inventory' }).getByRole('row').filter({ has: page.getByRole('cell') });
  marcus.expectsTrouble(/\b400\b/);
  await marcus.opens(`/admin/inventory-search-for-tour/${TOUR}?retailPrice=6k`, 'Inventory search');
  await page.getByText('Enter an amount, like 5,000').waitFor();
  await page.getByText('This could not be loaded').waitFor();
  await box(marcus, 'Retail Price below').fill('');
  await box(marcus, 'Retail Price below').press('Enter');
  await eventually(async () => expect(await page.locator('.unit-cap').textContent()).toBe(MORE));
  expect(await units.count()).toBe(15);
  await mendsASlip();
  const kept = await looksAtOneAndComesBack();
  await looksAtWhatWasKept(kept);

  async function mendsASlip(): Promise<void> {
    const price = box(marcus, 'Retail Price below');
    await price.fill('6k');
    await price.press('Enter');
    await page.getByText('Enter an amount, like 5,000').waitFor();
    expect(await units.count()).toBe(15);
    await price.fill('6,000');
    await price.press('Enter');
    await eventually(() => pricesBelow(6_000));
  }

  async function pricesBelow(most: number): Promise<void> {
    const prices = (await units.allInnerTexts()).map((unit) => Number(unit.split('\t')[6]!.replaceAll(',', '')));
    expect(prices).not.toEqual([]);
    expect(prices.filter((price) => !(price < most))).toEqual([]);
  }

  async function looksAtOneAndComesBack(): Promise<Locator> {
    const search = page.url();
    const link = page.getByRole('link', { name: /^Kept as search \d+$/ });
    await link.waitFor();
    const words = await link.innerText();
    await units.first().getByRole('link').click();
    await page.getByRole('link', { name: 'Purchase', exact: true }).waitFor();
    expect(page.url()).toMatch(new RegExp(`/admin/inventory-detail-for-purchase/\\d+/for-tour/${TOUR}\\?retailPrice=`));
    await page.getByRole('link', { name: 'Back to the search' }).click();
    await units.first().waitFor();
    expect([page.url(), await box(marcus, 'Retail Price below').inputValue()]).toEqual([search, '6,000']);
    // It is kept once, however often somebody comes back.
    expect(await link.innerText()).toBe(words);
    return link;
  }

  async function looksAtWhatWasKept(kept: Locator): Promise<void> {
    const number = /\d+/.exec(await kept.innerText())![0];
    await kept.click();
    await page.getByRole('heading', { level: 1, name: `Search ${number}` }).waitFor();
    await units.first().waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Resort', 'Week Number', 'Unit Number', 'Use Type', 'Bedrooms', 'Bathrooms', 'Retail Price', 'Financing Eligible']);
    expect(await units.count()).toBe(10);
    await units.last().getByRole('link').click();
    await page.getByRole('link', { name: 'Purchase', exact: true }).waitFor();
    expect(page.url()).toMatch(new RegExp(`/admin/inventory-tour/\\d+/tour/${TOUR}\\?`));
    expect(marcus.pageLoads).toBe(1);
  }
});

it('A listing takes the company’s price, is found among the newest, and its agreement is made and sent by buttons that say how it goes', async () => {
  const [rosa, dana] = await Promise.all([colleague('inventory-manager'), colleague('executive')]);
  const { page } = rosa;
  const resort = newResort();
  await dana.sends('POST', '/api/Resort', { resortName: resort });
  await dana.sends('POST', '/api/CompanySettings/Lists/retailPrices/Items', { name: resort, price: '7300' });
  rosa.expectsTrouble(/\b500\b/);
  const listing = await adds();
  await filtersQuickly();
  await page.getByRole('grid').getByRole('link', { name: listing, exact: true }).click();
  const card = page.getByRole('region', { name: 'Listing Agreement', exact: true });
  await card.getByText('Not created yet').waitFor();
  expect(await card.getByRole('button').allInnerTexts()).toEqual(['Create Listing Agreement']);
  await saysHowItGoes('Create Listing Agreement', '**/api/Inventories/GenerateListingAgreement/*', 'Recreate Listing Agreement');
  await card.getByRole('link', { name: `listing-agreement-${listing}-v1.pdf` }).waitFor();
  await card.getByText(/^Updated .+ by Rosa /).waitFor();
  await saysHowItGoes('Request DocuSign', '**/api/Inventories/SendListingAgreementToDocusign/*', undefined, () => page.getByRole('dialog').getByRole('button', { name: 'Request DocuSign' }).click());
  await page.getByRole('region', { name: 'Signing listing agreement 1' }).getByRole('button', { name: 'Resend DocuSign' }).waitFor();
  expect(await card.getByRole('button', { name: /DocuSign/ }).count()).toBe(0);
  const { docuSignId } = (await rosa.sends('GET', `/api/Inventories/${listing}`)) as { docuSignId: string };
  await card.getByText(docuSignId, { exact: true }).waitFor();

  async function adds(): Promise<string> {
    await rosa.opens('/admin/listings-new', 'New listing');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('Resort').selectOption(resort);
    await page.getByRole('button', { name: 'Look Up Retail Price' }).click();
    await page.locator('output').filter({ hasText: '7,300.00' }).waitFor();
    expect(await page.getByRole('button', { name: 'Look Up Retail Price' }).count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'Retail price', exact: true }).count()).toBe(0);
    // With an amount left blank it would be asked before the agreement is sent.
    const said = { 'Listing price': '7,000', 'Maintenance fee': '450', Listed: `${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)}`, 'Seller first name': 'Olga', 'Seller last name': 'Meyer', 'Seller email': 'olga@example.com' };
    for (const [label, text] of Object.entries(said)) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: resort }).waitFor();
    expect(await fact(rosa, 'Financial', 'Retail price').innerText()).toBe('7,300.00');
    return /listings-detail\/(\d+)/.exec(page.url())![1]!;
  }

  async function filtersQuickly(): Promise<void> {
    await rosa.opens('/admin/listings', 'Listings');
    const rows = page.getByRole('grid').getByRole('row').filter({ has: page.getByRole('gridcell') });
    const place = (await page.getByRole('columnheader').allInnerTexts()).indexOf('Listed');
    const fit = async () => {
      const days = await rows.evaluateAll((shown, column) => shown.map((row) => row.querySelectorAll('[role=gridcell]')[column]!.textContent!), place);
      const listed = days.map((day) => `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`);
      return listed.every((day) => day >= addDays(today, -30) && day <= today);
    };
    await page.getByRole('grid').getByRole('link', { name: listing, exact: true }).waitFor();
    expect(await fit()).toBe(false);
    await page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: 'Recently Listed' }).click();
    await eventually(async () => expect(await fit()).toBe(true));
  }

  /** It fails first, and is pressed once more. @param confirms what is asked before it goes */
  async function saysHowItGoes(idle: string, call: string, then: string | undefined, confirms = () => Promise.resolve()): Promise<void> {
    const button = (text: string) => card.getByRole('button', { name: text, exact: true });
    const fails = (route: Route) => route.fulfill({ status: 500, json: { title: 'Something went wrong' } });
    const goesOn = (route: Route) => route.continue();
    for (const [pressed, answered, said] of [[idle, fails, ERROR], [ERROR, goesOn, 'Done!']] as const) {
      let seen = (): void => undefined;
      const waited = new Promise<void>((resolve) => (seen = resolve));
      await page.route(call, async (route) => (await waited, answered(route)));
      await button(pressed).click();
      await confirms();
      await button('Please wait...').waitFor();
      seen();
      await button(said).waitFor();
      await page.unroute(call);
    }
    await button('Done!').waitFor({ state: 'detached' });
    if (then) await button(then).waitFor();
  }
});
