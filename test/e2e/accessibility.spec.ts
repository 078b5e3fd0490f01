import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { colleague, visitor } from './support/office.js';
import { sampleAddress, screenPaths } from './support/sample-ids.js';
import { choose } from './support/screens.js';

describe('Everybody can use, in light and in dark,', () => {
  it.each(screenPaths)('%s', async (path) => {
    const dana = await colleague('executive');
    await dana.page.goto(await sampleAddress(path, dana));
    expect(await barriersOn(dana.page)).toEqual([]);
  });

  it('the pages before the sign-in', async () => {
    const person = await visitor();
    // The link is none that was ever sent.
    person.expectsTrouble(/PasswordLink/, /410/);
    for (const path of ['/auth/login-page', '/auth/forgot-password', '/auth/change-password/never-sent']) {
      await person.page.goto(path);
      expect([path, await barriersOn(person.page)]).toEqual([path, []]);
    }
  });

  it('the page of a permission that one lacks, of an address that is none, and that of the agents', async () => {
    const tablet = await colleague('inventory-tablet');
    for (const path of ['/admin/tours', '/admin/nowhere', '/portal/nowhere']) {
      await tablet.page.goto(path);
      expect([path, await barriersOn(tablet.page)]).toEqual([path, []]);
    }
  });
});

describe('Everybody can use what floats over a page:', () => {
  let dana: Colleague;

  beforeEach(async () => {
    dana = await colleague('executive');
    await dana.opens('/admin/contracts', 'Contracts');
    await dana.page.getByRole('row').nth(3).getByRole('link').first().waitFor();
  });

  it('the palette, empty and with what it found', async () => {
    await dana.page.keyboard.press('Control+k');
    await dana.page.getByRole('option').first().waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
    await dana.page.keyboard.type('silva');
    await dana.page.getByText(/records found/).waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
  });

  it('the sheet of shortcuts', async () => {
    await dana.page.keyboard.press('?');
    await dana.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
  });

  it('the menu of the person, and the columns of a list', async () => {
    await dana.page.getByRole('button', { name: 'Dana’s menu' }).click();
    await dana.page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
    await dana.page.keyboard.press('Escape');
    await dana.page.getByRole('button', { name: 'Columns' }).click();
    await dana.page.getByRole('checkbox').first().waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
  });

  it('the peek beside a list', async () => {
    await dana.page.getByRole('grid').focus();
    await dana.page.keyboard.press('ArrowDown');
    await dana.page.keyboard.press('Space');
    await dana.page.getByRole('complementary').getByRole('listitem').first().waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
  });

  it('the question for a reason, and a form', async () => {
    const [contract] = await contractsThatAre('Closed', dana);
    await dana.opens(`/admin/contracts-detail/${contract!.contractId}`, `Contract ${contract!.contractId}`);
    await choose(dana, 'Status', 'Canceled');
    await dana.page.getByRole('dialog').waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
    await dana.page.keyboard.press('Escape');
    await dana.page.getByRole('dialog').waitFor({ state: 'detached' });
    await dana.page.keyboard.press('e');
    await dana.page.getByRole('button', { name: 'Save' }).first().waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
  });

  it('the menu as a drawer', async () => {
    await dana.page.setViewportSize({ width: 400, height: 800 });
    await dana.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await dana.page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    expect(await barriersOn(dana.page)).toEqual([]);
  });
});

it.each(['/rtl/contracts', '/rtl/contracts-detail/:id', '/rtl/reports-contracts-dashboard', '/rtl/points-statement', '/rtl/settings', '/rtl/employees-new'])('Everybody can use %s', async (mirrored) => {
  const dana = await colleague('executive');
  const address = await sampleAddress(mirrored.replace('/rtl', '/admin'), dana);
  await dana.page.goto(address.replace('/admin', '/rtl'));
  expect(await dana.page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await barriersOn(dana.page)).toEqual([]);
});
