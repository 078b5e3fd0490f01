import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague, visitor } from './support/office.js';

describe('From right to left', () => {
  it('every link leads to another mirrored screen, and the menu of the person leads out again', async () => {
    const dana = await colleague('executive');
    await dana.opens('/rtl/contracts', 'Contracts');
    expect(await dana.page.locator('html').getAttribute('dir')).toBe('rtl');
    await dana.page.getByRole('row').nth(2).getByRole('link').first().click();
    await dana.page.waitForURL('**/rtl/contracts-detail/*');
    await dana.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tours' }).click();
    await dana.page.waitForURL('**/rtl/tours');
    expect(await dana.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contracts', exact: true }).getAttribute('href')).toBe('/rtl/contracts');
    await dana.page.getByRole('button', { name: 'Dana’s menu' }).click();
    await dana.page.getByRole('menuitem', { name: 'Left to right' }).click();
    await dana.page.waitForURL('**/admin/tours');
    expect(await dana.page.locator('html').getAttribute('dir')).toBe('ltr');
    await dana.page.evaluate('localStorage.removeItem("direction")');
  });

  it('a column is dragged wider to the left, and arrows go the other way', async () => {
    const dana = await colleague('executive');
    await dana.opens('/rtl/contracts', 'Contracts');
    await dana.page.getByRole('row').nth(3).getByRole('link').first().waitFor();
    const status = dana.page.getByRole('columnheader', { name: 'Status' });
    const [frozen, before] = [(await dana.page.getByRole('columnheader', { name: 'Contract' }).boundingBox())!, (await status.boundingBox())!];
    expect(frozen.x).toBeGreaterThan(before.x);
    await dana.page.mouse.move(before.x + 2, before.y + 14);
    await dana.page.mouse.down();
    await dana.page.mouse.move(before.x - 38, before.y + 14, { steps: 4 });
    await dana.page.mouse.up();
    await eventually(async () => expect(Math.round((await status.boundingBox())!.width - before.width)).toBeGreaterThanOrEqual(38));
    await status.getByRole('button').focus();
    await dana.page.keyboard.press('ArrowLeft');
    expect(await dana.page.evaluate('document.activeElement.textContent')).toBe('Date');
  });
});

describe('The menu', () => {
  it('that is minimised opens over the page without moving it', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/contracts', 'Contracts');
    const title = dana.page.getByRole('heading', { level: 1 });
    await dana.page.getByRole('navigation', { name: 'Main menu' }).hover();
    await dana.page.getByRole('button', { name: 'Minimise the menu' }).click();
    await dana.page.mouse.move(900, 500);
    const menu = dana.page.getByRole('navigation', { name: 'Main menu' });
    await eventually(async () => expect((await menu.boundingBox())!.width).toBe(80));
    const place = (await title.boundingBox())!.x;
    await menu.hover();
    await eventually(async () => expect((await menu.boundingBox())!.width).toBe(260));
    expect((await title.boundingBox())!.x).toBe(place);
    await dana.page.getByRole('button', { name: 'Keep the menu open' }).click();
  });

  it('of a narrow window is a drawer that takes the focus, and gives it back', async () => {
    const dana = await colleague('executive');
    await dana.page.setViewportSize({ width: 800, height: 800 });
    await dana.opens('/admin/contracts', 'Contracts');
    const button = dana.page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    const inMenu = () => dana.page.evaluate('document.activeElement.closest("nav.sidebar") !== null');
    await eventually(async () => expect(await inMenu()).toBe(true));
    await dana.page.keyboard.press('Escape');
    await eventually(async () => expect(await button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true));
    await button.click();
    await dana.page.getByRole('link', { name: 'Tours' }).click();
    await dana.page.waitForURL('**/admin/tours');
    await eventually(async () => expect(await dana.page.evaluate('document.activeElement.tagName')).toBe('H1'));
  });
});

describe('A screen', () => {
  it('that opens takes the focus to its heading, is said aloud and names the window; Back finds the list where it was', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/contracts', 'Contracts');
    const grid = dana.page.getByRole('grid');
    await dana.page.getByRole('row').nth(3).getByRole('link').first().waitFor();
    await grid.focus();
    for (let page = 0; page < 3; page++) await dana.page.keyboard.press('PageDown');
    const scrolled = () => grid.evaluate((element) => element.scrollTop);
    await eventually(async () => expect(await scrolled()).toBeGreaterThan(400));
    const place = await scrolled();
    await dana.page.keyboard.press('Enter');
    await dana.page.waitForURL('**/admin/contracts-detail/*');
    const id = dana.page.url().split('/').at(-1)!;
    await eventually(async () => expect(await dana.page.evaluate('document.activeElement.textContent')).toBe(`Contract ${id}`));
    await eventually(async () => expect(await dana.page.locator('[aria-live=polite].visually-hidden').textContent()).toBe(`Contract ${id}`));
    expect(await dana.page.title()).toBe(`Contract ${id} – Vacation Resales`);
    await dana.page.goBack();
    await eventually(async () => expect(await scrolled()).toBe(place));
  });

  it('whose code a new release has replaced offers to reload', async () => {
    const dana = await colleague('executive');
    dana.expectsTrouble(/tour-list|Failed to load|dynamically imported/);
    // Before anything is open: a page that rests fetches what may be opened next.
    await dana.page.route('**/assets/tour-list-*.js', (route) => route.abort());
    await dana.opens('/admin/contracts', 'Contracts');
    await dana.page.getByRole('link', { name: 'Tours' }).click();
    await dana.page.getByRole('heading', { name: 'This page could not be fetched' }).waitFor();
    await dana.page.unroute('**/assets/tour-list-*.js');
    await dana.page.getByRole('button', { name: 'Reload' }).click();
    await dana.page.getByRole('heading', { name: 'Tour Waves' }).waitFor();
  });

  it('that breaks leaves the menu alive and can be tried again', async () => {
    const dana = await colleague('executive');
    dana.expectsTrouble(/./);
    await dana.page.route('**/api/Contracts/1001', (route) => route.fulfill({ status: 200, contentType: 'application/json', headers: { etag: '"1"' }, body: '{"contractId":1001,"contractStatus":{"not":"a word"}}' }));
    await dana.page.goto('/admin/contracts-detail/1001');
    await dana.page.getByRole('heading', { name: 'This page broke' }).waitFor();
    await dana.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contracts', exact: true }).waitFor();
    await dana.page.unroute('**/api/Contracts/1001');
    await dana.page.getByRole('button', { name: 'Retry', exact: true }).click();
    await dana.page.getByRole('heading', { level: 1, name: 'Contract 1001' }).waitFor();
  });

  it('that nobody made is told so in the layout where it was looked for', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/nowhere', 'There is no such page');
    await dana.page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    // Of the agents: the look-up, which opens a member.
    dana.expectsTrouble(/api\/Portal|401/);
    for (const path of ['/portal', '/portal/nowhere', '/portal/rci-member/502']) await dana.opens(path, 'Find a member');
    expect(await dana.page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0);
  });

  it('needs a sign-in everywhere, also in the mirror', async () => {
    const person = await visitor();
    person.expectsTrouble(/401/);
    for (const path of ['/', '/admin/contracts', '/rtl/contracts', '/auth/nowhere']) {
      await person.page.goto(path);
      await person.page.waitForURL('**/auth/login-page');
    }
  });
});

describe('The tabs of the settings', () => {
  it('lead from one page to the next and mark the one that is open', async () => {
    const dana = await colleague('executive');
    await dana.page.goto('/admin/settings');
    const tabs = dana.page.getByRole('navigation', { name: 'Pages of this section' });
    await tabs.getByRole('link', { name: 'Operations' }).click();
    await dana.page.waitForURL('**/admin/operations');
    await eventually(async () => expect(await current(tabs)).toEqual(['Operations']));
    expect(await dana.page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]').allTextContents()).toEqual(['Settings']);
  });
});

function current(place: ReturnType<Colleague['page']['locator']>): Promise<readonly string[]> {
  return place.locator('[aria-current=page]').allTextContents();
}
