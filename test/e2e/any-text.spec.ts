import type { Locator } from 'playwright-core';
import { anyTexts } from '../support/any-texts.js';
import type { Colleague } from './support/colleague.js';
import { colleague, lastingColleague } from './support/office.js';
import { sampleAddress, screenPaths } from './support/sample-ids.js';

const texts = anyTexts(400);
/** On each screen, one after the other through all texts. */
const MOST_BOXES = 4;
const IN_EACH = 3;

describe('Whatever is typed, a page stays', () => {
  let taken = 0;

  it.each(screenPaths)('%s', async (path) => {
    const dana = await lastingColleague('executive');
    // What cannot be looked for is refused in words.
    dana.expectsTrouble(/answered 4\d\d/, /status of 4\d\d/);
    const address = await sampleAddress(path, dana);
    // One with something typed asks before a link leaves it.
    await ((await asksBeforeItIsLeft(dana)) ? dana.page.goto(address) : dana.follows(address));
    for (const box of await boxesOf(dana)) {
      for (let time = 0; time < IN_EACH; time += 1) {
        const text = texts[taken++ % texts.length]!.replaceAll(/[\n\u0000]/g, ' ');
        await box.fill(text, { timeout: 5_000 }).catch(() => undefined);
        await box.blur({ timeout: 5_000 }).catch(() => undefined);
      }
    }
    await dana.page.locator('h1').first().waitFor();
    expect([path, await dana.page.getByText('This page broke').count()]).toEqual([path, 0]);
  });
});

function asksBeforeItIsLeft({ page }: Colleague): Promise<boolean> {
  return page.evaluate(`!dispatchEvent(new Event('beforeunload', { cancelable: true }))`);
}

async function boxesOf({ page }: Colleague): Promise<readonly Locator[]> {
  const boxes = await page.locator('main :is(input:not([type]), input[type=text], input[type=search], input[type=email], textarea):visible:enabled:not([readonly])').all();
  return boxes.slice(0, MOST_BOXES);
}

describe('A page that breaks', () => {
  it('keeps what was typed, and the shell around it; Retry brings it back', async () => {
    const dana = await colleague('executive');
    dana.expectsTrouble(/map|undefined|React|matches/);
    await dana.opens('/admin/leads-new', 'New lead');
    const { page } = dana;
    await page.getByLabel('First name', { exact: true }).first().fill("Sinéad O'Brien");
    // An answer that nobody foresaw.
    await page.route('**/api/Leads/Duplicates?*', (route) => route.fulfill({ json: [{ leadId: 1 }] }));
    await page.getByLabel('Last name', { exact: true }).first().fill('Quimby');
    await page.getByRole('heading', { name: 'This page broke' }).waitFor();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Tours' }).waitFor();
    await page.getByText('What you typed is kept').waitFor();
    await page.unroute('**/api/Leads/Duplicates?*');
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'New lead' }).waitFor();
    expect(await page.getByLabel('First name', { exact: true }).first().inputValue()).toBe("Sinéad O'Brien");
    expect(await page.getByLabel('Last name', { exact: true }).first().inputValue()).toBe('Quimby');
  });

  it('gives what was typed to nobody who comes to it later', async () => {
    const dana = await colleague('executive');
    dana.expectsTrouble(/map|undefined|React|matches/);
    await dana.opens('/admin/leads-new', 'New lead');
    const { page } = dana;
    await page.route('**/api/Leads/Duplicates?*', (route) => route.fulfill({ json: [{ leadId: 1 }] }));
    await page.getByLabel('First name', { exact: true }).first().fill('Sinéad');
    await page.getByLabel('Last name', { exact: true }).first().fill('Quimby');
    await page.getByRole('heading', { name: 'This page broke' }).waitFor();
    await page.unroute('**/api/Leads/Duplicates?*');
    await dana.follows('/admin/leads-new');
    await page.getByRole('heading', { level: 1, name: 'New lead' }).waitFor();
    expect(await page.getByLabel('Last name', { exact: true }).first().inputValue()).toBe('');
  });
});
