import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { colleague, visitor } from './support/office.js';
import { typesCard } from './support/types-card.js';

const DIST = new URL('../../dist/frontend/', import.meta.url);
const MOST_JAVASCRIPT = 90_000;
const PHONE = { width: 390, height: 844 };
const [GOOD, DECLINED, STEP] = ['4242424242424242', '4000000000000002', '4000002500003155'];

interface Bought {
  readonly epicAdvantageContractId: number;
  readonly checkoutUrl: string;
}

async function memberWithPoints(): Promise<number> {
  const dana = await colleague('executive');
  const members = (await dana.sends('GET', '/api/Members/')) as { memberId: number; memberStatus: string; currentYearEpicAdvPointsAvail: number }[];
  return members.findLast((one) => one.memberStatus === 'Active' && one.currentYearEpicAdvPointsAvail >= 20_000)!.memberId;
}

async function bought(): Promise<Bought> {
  const dana = await colleague('executive');
  return (await dana.sends('POST', '/api/EpicAdvantageContracts/', { epicMemberId: await memberWithPoints(), pointsPurchased: 5_000 })) as Bought;
}

/** As it stands in the mail, on whatever port the product listens. */
function pathOf({ checkoutUrl }: Bought): string {
  return checkoutUrl.replace(/^https?:\/\/[^/]+/, '');
}

async function atCheckout(purchase: Bought, size?: typeof PHONE): Promise<Colleague> {
  const member = await visitor('a member');
  if (size) await member.page.setViewportSize(size);
  await member.page.goto(pathOf(purchase));
  await member.page.getByRole('button', { name: 'Pay $129.00' }).waitFor();
  return member;
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $129.00' }).click();

describe('The checkout page', () => {
  it('stands alone: no back office code, and less than 90 kB of JavaScript', () => {
    const manifest = JSON.parse(readFileSync(new URL('.vite/checkout-manifest.json', DIST), 'utf8')) as Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }>;
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry)!;
    expect([entry.imports ?? [], entry.dynamicImports ?? []]).toEqual([[], []]);
    const code = readFileSync(new URL(entry.file, DIST));
    expect(gzipSync(code).length).toBeLessThan(MOST_JAVASCRIPT);
    for (const word of ['/admin/', 'bp6-', 'blueprint', 'socket.io', 'authToken']) expect([word, code.toString().replaceAll('bp6-dark', '').includes(word)]).toEqual([word, false]);
    expect(readFileSync(new URL('epic-advantage-secure-checkout.html', DIST), 'utf8').match(/<script/g)).toHaveLength(1);
  });

  it('says what is bought, for whom and how long it is held, with the names that browsers fill cards in by', async () => {
    const { page } = await atCheckout(await bought());
    await page.getByText('5,000 advantage points', { exact: true }).waitFor();
    await page.getByText(/^Held for you, (30:00|29:\d\d) left$/).waitFor();
    expect(await page.evaluate(`[...document.querySelectorAll('input')].map((input) => input.autocomplete)`)).toEqual(['email', 'cc-number', 'cc-exp', 'cc-csc', 'cc-name']);
  });

  it('keeps all but the security code when a card is declined on a phone, and is paid by another one after the bank has asked', async () => {
    const purchase = await bought();
    const { page } = await atCheckout(purchase, PHONE);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByText('Use the test card 4242 4242 4242 4242 to pay').locator('visible=true').waitFor();
    await typesCard(page, DECLINED);
    await pay(page);
    await page.getByRole('alert').getByText('Your bank declined this card').waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('cc-number');
    expect([await page.getByLabel('Expires, month and year').inputValue(), await page.getByLabel('Security code').inputValue()]).toEqual(['09 / 30', '']);
    await typesCard(page, STEP);
    await pay(page);
    await page.getByRole('dialog').getByRole('button', { name: 'It is not me' }).click();
    await page.getByRole('alert').getByText('Your bank did not get your confirmation').waitFor();
    await typesCard(page, STEP);
    await pay(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
    await page.getByText('ends in 3155').waitFor();
    expect(sent.filter((request) => request.replace(/\D/g, '').includes(STEP) || request.includes(DECLINED))).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
  });

  it('says at each field what is missing, and that a real card has no place in a sandbox', async () => {
    const { page } = await atCheckout(await bought());
    await pay(page);
    for (const words of [/Check the card number/, /Enter month and year/, /Enter the 3 digits/, /Enter the name on the card/]) await page.getByText(words).waitFor();
    await typesCard(page, '5555555555554444');
    await pay(page);
    await page.getByRole('alert').getByText('This is a sandbox').waitFor();
  });

  it('says at the field that an address for the receipt is refused, and loses nothing of the card', async () => {
    const member = await atCheckout(await bought());
    member.expectsTrouble(/400/);
    const { page } = member;
    await page.getByLabel('Email for the receipt').fill('aisha@home.x');
    await typesCard(page, GOOD);
    await pay(page);
    await page.getByRole('alert').getByText('Check the email for the receipt').waitFor();
    await page.getByText('Enter an email address such as name@example.com').waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('email');
    expect([await page.getByLabel('Card number').inputValue(), await page.getByLabel('Security code').inputValue()]).toEqual(['4242 4242 4242 4242', '123']);
    await page.getByLabel('Email for the receipt').fill('aisha@home.example');
    await pay(page);
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
  });

  it('loses nothing when the network goes, and shows the receipt in a second window that would pay again', async () => {
    const purchase = await bought();
    const [first, second] = [await atCheckout(purchase), await atCheckout(purchase)];
    for (const one of [first, second]) one.expectsTrouble(/Failed to load resource|failed: net::ERR_INTERNET_DISCONNECTED|409|503/);
    await typesCard(first.page, GOOD);
    await first.page.context().setOffline(true);
    await pay(first.page);
    await first.page.getByRole('alert').getByText('There is no connection').waitFor();
    await first.page.context().setOffline(false);
    await typesCard(first.page, '4000000000000341');
    await pay(first.page);
    await first.page.getByRole('alert').getByText('The card company does not answer').waitFor();
    await typesCard(first.page, GOOD);
    await pay(first.page);
    await first.page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
    await second.page.bringToFront();
    await typesCard(second.page, GOOD).then(() => pay(second.page), () => undefined);
    await second.page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
  });

  it('gives the points back, and has nothing to pay any more', async () => {
    const { page } = await atCheckout(await bought());
    await page.getByRole('button', { name: 'Give the points back' }).click();
    await page.getByRole('button', { name: 'Give them back' }).click();
    await page.getByRole('heading', { name: 'The points were given back' }).waitFor();
    expect(await page.getByLabel('Card number').count()).toBe(0);
  });

  it('closes when the time is over, by the server’s clock', async () => {
    const purchase = await bought();
    const member = await visitor('a member');
    let asked = 0;
    await member.page.route(`**/api/Checkout/${purchase.epicAdvantageContractId}`, async (route) => {
      const answer = (await (await route.fetch()).json()) as { heldUntil: string };
      const told = asked++ === 0 ? { now: new Date(Date.parse(answer.heldUntil) - 3_000).toISOString() } : { now: answer.heldUntil, status: 'over' };
      await route.fulfill({ json: { ...answer, ...told } });
    });
    await member.page.goto(pathOf(purchase));
    await member.page.getByText(/^Held for you, 0:0\d left$/).waitFor();
    await member.page.getByRole('heading', { name: 'The time is over' }).waitFor();
    await member.page.getByText(/Nothing was charged/).waitFor();
  });

  it('opens nothing by a link that is not whole', async () => {
    const { checkoutUrl } = await bought();
    const stranger = await visitor('a stranger');
    stranger.expectsTrouble(/404/);
    await stranger.page.goto(pathOf({ checkoutUrl: checkoutUrl.slice(0, -1), epicAdvantageContractId: 0 }));
    await stranger.page.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
    // Without its number no purchase is asked for.
    await stranger.page.goto(pathOf({ checkoutUrl: checkoutUrl.replace(/\?.*$/, ''), epicAdvantageContractId: 0 }));
    await stranger.page.getByText('Please open the link whole, as it stands in the mail or text.').waitFor();
  });

  it('can be used by everybody, in light and in dark: before and after a decline, and its receipt', async () => {
    const { page } = await atCheckout(await bought());
    expect(await barriersOn(page)).toEqual([]);
    await typesCard(page, DECLINED);
    await pay(page);
    await page.getByRole('alert').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await typesCard(page, GOOD);
    await pay(page);
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  it('fits 320 pixels, dark as well', async () => {
    const { page } = await atCheckout(await bought(), { width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });
});
