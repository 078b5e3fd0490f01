import { FIRST_LIST_AIM_KB, firstListWeight } from '../../bench/javascript-size.js';
import { DEMO_PASSWORD } from '../../backend/users/demo-users.js';
import { eventually } from './support/eventually.js';
import { colleague, visitor } from './support/office.js';

/** Requests that get no answer while a test looks at the page. */
const never = () => new Promise<void>(() => undefined);

it(`JavaScript to the first useful list weighs at most ${FIRST_LIST_AIM_KB} kB`, async () => {
  expect(await firstListWeight(new URL('../../dist/frontend/', import.meta.url))).toBeLessThanOrEqual(FIRST_LIST_AIM_KB);
});

it('a click is answered before the code of the next screen is here: the address, the menu and the outline of the page', async () => {
  const { page } = await colleague('executive');
  await page.route(/assets\/tour-list-/, never);
  await page.goto('/admin/contracts');
  await page.getByRole('row').nth(2).getByRole('link').first().waitFor();
  await page.getByRole('link', { name: 'Tours' }).click();
  await page.waitForURL('**/admin/tours');
  await page.locator('main [aria-busy] .outline-table').waitFor();
  expect(await page.getByRole('link', { name: 'Tours' }).getAttribute('aria-current')).toBe('page');
});

it('the code of what may be opened next is here before it is asked for, once the page rests, unless the line is to be spared', async () => {
  const dana = await colleague('executive');
  const fetched = (code: RegExp) => dana.page.evaluate<number>(`performance.getEntriesByType('resource').filter(({ name }) => ${String(code)}.test(name)).length`);
  await dana.opens('/admin/contracts', 'Contracts');
  await dana.page.waitForLoadState('networkidle');
  expect(await fetched(/assets\/tour-list-/)).toBe(0);
  await dana.page.addInitScript(`Object.defineProperty(navigator.connection, 'saveData', { value: false })`);
  await dana.page.reload();
  await eventually(async () => expect(await fetched(/assets\/tour-list-/)).toBe(1));
});

it('a row is marked, and the page of its record stands as an outline, before anything is answered', async () => {
  const { page } = await colleague('executive');
  await page.goto('/admin/contracts');
  const row = page.getByRole('row').nth(3);
  await row.getByRole('link').first().waitFor();
  await page.route('**/*', never);
  await row.getByRole('gridcell').nth(2).click();
  await page.locator('.grid-row-active').and(row).waitFor();
  await row.getByRole('link').first().click();
  await page.waitForURL(/\/admin\/contracts-detail\/\d+$/);
  await page.locator('main [aria-busy]').first().waitFor();
  expect(await page.locator('main .grid-row').count()).toBe(0);
});

it('a menu that is asked for before its code is here opens once it is', async () => {
  const { page } = await colleague('executive');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/assets\/anchored-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/contracts');
  const button = page.getByRole('button', { name: 'Columns' });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  letGo();
  await page.getByRole('checkbox', { name: 'Status', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Status', exact: true }).waitFor({ state: 'detached' });
  await button.and(page.locator(':focus')).waitFor();
});

it('after signing in the shell stands before the server has said who is there', async () => {
  const { page } = await visitor();
  await page.goto('/auth/login-page');
  await page.getByLabel('Email').fill('receptionist@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.route('**/api/Users/Me', never);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('.shell .sidebar').waitFor();
  await page.locator('main [aria-busy]').waitFor();
});

it('the signing page says that it loads before any of its code is here', async () => {
  const { page } = await visitor();
  await page.route(/\.js$/, never);
  await page.goto('/sign', { waitUntil: 'commit' });
  await page.getByRole('status').getByText('Loading…').waitFor();
});

it('what is typed into the search before its code is here is looked for once it is', async () => {
  const { page } = await colleague('executive');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/assets\/palette-box-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/contracts');
  await page.getByRole('button', { name: /^Find a name/ }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await page.keyboard.type('contract 1042');
  letGo();
  await page.getByRole('option', { name: /Contract 1042/ }).waitFor();
});
