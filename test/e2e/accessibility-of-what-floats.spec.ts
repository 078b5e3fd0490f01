import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { colleague } from './support/office.js';
import { choose } from './support/screens.js';

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
