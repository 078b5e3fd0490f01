import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

async function openPalette({ page }: Colleague) {
  await page.keyboard.press('Control+k');
  const words = page.getByRole('combobox', { name: 'Find or go to' });
  await words.waitFor();
  return words;
}

/** What Enter would open, as a screen reader hears it. */
function active({ page }: Colleague): Promise<string | null> {
  return page.evaluate('document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.textContent ?? null');
}

describe('The palette', () => {
  it('opens a record by its number, even when Enter comes before the answer', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/tours', 'Tour Waves');
    const [contract] = await contractsThatAre('Draft', dana);
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await dana.page.route('**/api/lists/resale-contract-list?*', async (route) => {
      await asked;
      await route.continue();
    });
    await openPalette(dana);
    await dana.page.keyboard.type(`contract ${contract!.contractId}`);
    await dana.page.getByText('Searching…').waitFor();
    await dana.page.keyboard.press('Enter');
    answer();
    await dana.page.waitForURL(`**/admin/contracts-detail/${contract!.contractId}`);
    await eventually(async () => expect(await dana.page.evaluate('document.activeElement.tagName')).toBe('H1'));
  });

  it('finds people by name, marks what was typed, and shows what is chosen', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/contracts', 'Contracts');
    await openPalette(dana);
    await dana.page.keyboard.type('silva');
    const members = dana.page.getByRole('group', { name: 'Epic Members' });
    await members.getByRole('option').first().waitFor();
    expect(await members.locator('mark').first().textContent()).toBe('Silva');
    const first = await active(dana);
    await dana.page.keyboard.press('ArrowDown');
    expect(await active(dana)).not.toBe(first);
    await dana.page.keyboard.press('ArrowUp');
    expect(await active(dana)).toBe(first);
  });

  it('takes any text that people type, and leaves the form behind it as it was', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/leads-new', 'New Lead');
    await dana.page.getByLabel('First name', { exact: true }).first().fill("Sinéad O'Brien");
    const words = await openPalette(dana);
    for (const typed of ["o'brien", "barefoot'n", 'wilma@', '555-', '1,000', '#1018', '\\', '[(*+?', '👍🏽', 'x'.repeat(60)]) {
      await words.fill(typed);
      const palette = dana.page.getByRole('dialog', { name: 'Find or go to' });
      await palette.getByText(/Searching…|Nothing/).or(palette.getByRole('option')).first().waitFor();
      expect([typed, await words.inputValue()]).toEqual([typed, typed]);
    }
    await dana.page.keyboard.press('Escape');
    expect(await dana.page.getByLabel('First name', { exact: true }).first().inputValue()).toBe("Sinéad O'Brien");
  });

  it('opens empty, however soon after it was closed', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/contracts', 'Contracts');
    await openPalette(dana);
    await dana.page.keyboard.type('silva');
    await dana.page.keyboard.press('Escape');
    const words = await openPalette(dana);
    expect(await words.inputValue()).toBe('');
    await eventually(async () => expect(await dana.page.evaluate('document.activeElement.getAttribute("role")')).toBe('combobox'));
  });

  it('goes to screens and does what the menu of the person does', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/contracts', 'Contracts');
    await openPalette(dana);
    await dana.page.keyboard.type('points ledger');
    expect(await active(dana)).toContain('Epic Points Ledger');
    await dana.page.keyboard.press('Enter');
    await dana.page.waitForURL('**/admin/points-ledger');
    await openPalette(dana);
    await dana.page.keyboard.type('dark mode');
    await dana.page.keyboard.press('Enter');
    await eventually(async () => expect(await dana.page.locator('body').getAttribute('class')).toContain('bp6-dark'));
    await openPalette(dana);
    await dana.page.keyboard.type('as the system');
    await dana.page.keyboard.press('Enter');
    await eventually(async () => expect(await dana.page.locator('body').getAttribute('class')).not.toContain('bp6-dark'));
  });

  it('remembers where one was, and that only', async () => {
    const dana = await colleague('executive');
    const [contract] = await contractsThatAre('Signed', dana);
    await dana.opens(`/admin/contracts-detail/${contract!.contractId}`, `Contract ${contract!.contractId}`);
    await dana.opens('/admin/tours', 'Tour Waves');
    await openPalette(dana);
    expect(await active(dana)).toContain(`Contract ${contract!.contractId}`);
    expect(JSON.stringify(await dana.page.evaluate('({ ...localStorage })'))).not.toContain(contract!.buyer);
  });

  it('says when there is nothing, and which list could not be asked', async () => {
    const dana = await colleague('executive');
    dana.expectsTrouble(/500/);
    await dana.opens('/admin/contracts', 'Contracts');
    const words = await openPalette(dana);
    await dana.page.keyboard.type('nobody is called this');
    await dana.page.getByText('No record found for “nobody is called this”.').waitFor();
    await dana.page.route('**/api/lists/tour-list?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await words.fill('silva');
    await dana.page.getByText('Could not search tours.').waitFor();
    await dana.page.unroute('**/api/lists/tour-list?*');
    await dana.page.getByRole('button', { name: 'Retry', exact: true }).click();
    await dana.page.getByRole('group', { name: 'Tours' }).getByRole('option').first().waitFor();
  });

  it('offers nothing that somebody may not open: the inventory tablet', async () => {
    const tablet = await colleague('inventory-tablet');
    await tablet.page.goto('/');
    await tablet.page.getByRole('heading', { level: 1 }).waitFor();
    await openPalette(tablet);
    const offered = await tablet.page.getByRole('option').allTextContents();
    expect(offered.join()).not.toMatch(/Contracts|Tours|Settings|New user/);
    await tablet.page.keyboard.type('silva');
    await tablet.page.getByText(/(found|Nothing)/).first().waitFor();
    expect(await tablet.page.getByRole('option').allTextContents()).not.toContainEqual(expect.stringMatching(/Contract \d|Tour \d|Member \d/));
  });
});
