import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

/** The label of what has the focus. */
const FOCUSED = `document.querySelector('label[for="' + CSS.escape(document.activeElement.id) + '"]')?.textContent`;

it.each([
  ['/admin/contracts-new-hsi-rci-for-tour/0/inventory/0', 'New HSI / RCI Contract', 'Contract date'],
  ['/admin/inventory-new', 'New inventory', 'Resort'],
])('%s begins at its first field that is blank, with its title in sight', async (path, title, field) => {
  const dana = await colleague('executive');
  await dana.opens(path, title);
  await eventually(async () => expect(await dana.page.evaluate(FOCUSED)).toBe(field));
  const [card] = await dana.page.locator('main section').all();
  expect((await card!.boundingBox())!.y).toBeGreaterThan(0);
});

it('On a phone the open page of a section is in sight among its tabs', async () => {
  const dana = await colleague('executive');
  await dana.page.setViewportSize({ width: 390, height: 844 });
  await dana.opens('/admin/operations', 'Operations');
  const tab = dana.page.getByRole('navigation', { name: 'Pages of this section' }).getByRole('link', { name: 'Operations' });
  await eventually(async () => {
    const { x, width } = (await tab.boundingBox())!;
    expect(Math.floor(x + width)).toBeLessThanOrEqual(390);
  });
});

it('On a phone the balance due of a new contract is a line below its form that opens to the bill, with Save beside it', async () => {
  const dana = await colleague('executive');
  const { page } = dana;
  await page.setViewportSize({ width: 390, height: 844 });
  await dana.opens('/admin/contracts-new-hsi-rci-for-tour/0/inventory/0', 'New HSI / RCI Contract');
  await page.getByLabel('Purchase price').fill('1,500');
  await page.getByLabel('Deposit', { exact: true }).fill('500');
  const balance = page.getByRole('button', { name: 'Balance due' });
  await balance.filter({ hasText: '1,000.00' }).waitFor();
  const { y, height } = (await balance.boundingBox())!;
  expect(Math.round(y + height)).toBeLessThanOrEqual(844);
  expect((await page.getByRole('textbox', { name: 'Contract date' }).boundingBox())!.y).toBeLessThan(y);
  await balance.click();
  await page.getByText('Contract sales price').filter({ visible: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(1);
});
