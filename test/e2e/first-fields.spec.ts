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
