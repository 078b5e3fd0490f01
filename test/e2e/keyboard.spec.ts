import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { DEMO_PASSWORD } from '../../backend/users/demo-users.js';
import { colleague, visitor } from './support/office.js';
import { choose, edit } from './support/screens.js';

/** So many stops of the Tab key nobody should need. */
const PATIENCE = 60;

it('The main job needs no mouse: sign in, find a contract, change its status with a reason, sign out', async () => {
  const reader = await colleague('executive');
  const [contract] = (await contractsThatAre('Canceled', reader)).slice(3);
  const person = await visitor();
  const { keyboard } = person.page;
  await person.opens('/auth/login-page', 'Vacation Resales');
  await keyboard.type('executive@demo.example');
  await keyboard.press('Tab');
  await keyboard.type(DEMO_PASSWORD);
  await keyboard.press('Enter');
  await person.page.waitForURL('**/admin/**');
  await heading(person);

  await keyboard.press('g');
  await keyboard.press('c');
  await person.page.waitForURL('**/admin/contracts');
  await expectFocus(person, 'Contracts');
  await tabTo(person, 'Search');
  await keyboard.type(`${contract!.buyer}`);
  await person.page.getByText(/^\d+ of \d+/).waitFor();
  await tabToGrid(person);
  await keyboard.press('ArrowDown');
  await person.page.getByText(/^1 selected/).waitFor();
  await keyboard.press('Enter');
  await person.page.waitForURL('**/admin/contracts-detail/*');

  await keyboard.press('Control+k');
  await person.page.getByRole('combobox').waitFor();
  await keyboard.type(`contract ${contract!.contractId}`);
  await keyboard.press('Enter');
  await person.page.waitForURL(`**/admin/contracts-detail/${contract!.contractId}`);
  await expectFocus(person, `Contract ${contract!.contractId}`);

  await tabTo(person, 'Status: Canceled');
  await keyboard.press('Enter');
  await person.page.getByRole('menuitem', { name: 'Draft' }).waitFor();
  await keyboard.press('ArrowDown');
  for (let step = 0; step < PATIENCE && (await focused(person)) !== 'Signed'; step++) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await eventually(async () => expect(await person.page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA'));
  await keyboard.type('The buyer signed after all');
  await keyboard.press('Control+Enter');
  await person.page.getByRole('button', { name: 'Status: Signed' }).waitFor();
  await person.page.getByText('The buyer signed after all').waitFor();

  await keyboard.press('Control+k');
  await person.page.getByRole('combobox').waitFor();
  await keyboard.type('sign out');
  await keyboard.press('Enter');
  await person.page.waitForURL('**/auth/login-page');
});

it('Plain letters stay letters while somebody types, and can be switched off', async () => {
  const dana = await colleague('executive');
  await dana.opens('/admin/contracts', 'Contracts');
  const search = dana.page.getByLabel('Search', { exact: true });
  await search.focus();
  await dana.page.keyboard.type('gt?/');
  expect(await search.inputValue()).toBe('gt?/');
  expect(new URL(dana.page.url()).pathname).toBe('/admin/contracts');
  await search.fill('');
  await search.blur();
  await dana.page.keyboard.press('?');
  const sheet = dana.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Epic Members').waitFor();
  await sheet.getByRole('switch').or(sheet.getByRole('checkbox')).focus();
  await dana.page.keyboard.press('Space');
  await dana.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await dana.page.keyboard.press('?');
  await dana.page.keyboard.press('g');
  await dana.page.keyboard.press('t');
  // Ctrl needs no second thought: it still opens the palette.
  await dana.page.keyboard.press('Control+k');
  await dana.page.getByRole('combobox').waitFor();
  expect(await sheet.count()).toBe(0);
  expect(new URL(dana.page.url()).pathname).toBe('/admin/contracts');
  await dana.page.evaluate('localStorage.removeItem("single-key-shortcuts")');
});

it('The names of columns are one stop of the Tab key: Enter sorts, Shift and an arrow widens', async () => {
  const dana = await colleague('executive');
  await dana.opens('/admin/contracts', 'Contracts');
  await dana.page.getByRole('row').nth(3).getByRole('link').first().waitFor();
  await tabTo(dana, 'Contract');
  const buyer = dana.page.getByRole('columnheader', { name: 'Buyer' });
  const before = (await buyer.boundingBox())!.width;
  for (let step = 0; step < 3; step++) await dana.page.keyboard.press('ArrowRight');
  await dana.page.keyboard.press('Shift+ArrowRight');
  await dana.page.keyboard.press('Shift+ArrowRight');
  await eventually(async () => expect(Math.round((await buyer.boundingBox())!.width - before)).toBe(32));
  await dana.page.keyboard.press('Enter');
  await dana.page.getByText('Sorted by buyer, A to Z').waitFor();
  await dana.page.keyboard.press('ArrowDown');
  await dana.page.keyboard.press('ArrowDown');
  await dana.page.getByText(/^1 selected/).waitFor();
});

it('A question takes no shortcuts, and where one was is never lost', async () => {
  const dana = await colleague('executive');
  await dana.opens('/admin/employees', 'Employees');
  await dana.page.getByRole('row').filter({ hasText: /Active/ }).getByRole('link').first().click();
  const status = dana.page.getByRole('button', { name: 'Status: Active' });
  await status.click();
  await dana.page.getByRole('menuitem', { name: 'Inactive' }).click();
  const question = dana.page.getByRole('alertdialog');
  await question.waitFor();
  for (const key of ['g', 'c', 'Control+k']) await dana.page.keyboard.press(key);
  await dana.page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expectFocus(dana, 'Status: Active');
  expect(await dana.page.getByRole('combobox', { name: 'Find or go to' }).count()).toBe(0);
  expect(new URL(dana.page.url()).pathname).toContain('/admin/employees-detail/');

  // The form that had the focus is gone: its card goes on.
  await dana.opens('/admin/company-settings', 'Company settings');
  await tabTo(dana, 'Edit General');
  await dana.page.keyboard.press('Enter');
  await dana.page.getByLabel('Deal platform').waitFor();
  await dana.page.keyboard.press('Escape');
  await expectFocus(dana, 'General');
});

it('A menu of statuses opens at the one that is chosen, and the arrows go on from it', async () => {
  const dana = await colleague('executive');
  const { contractId } = (await contractsThatAre('Signed', dana))[0]!;
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  await dana.page.getByRole('button', { name: 'Status: Signed' }).press('Enter');
  await expectFocus(dana, 'SignedChosen');
  await dana.page.keyboard.press('ArrowDown');
  await expectFocus(dana, 'Preparing To Close');
  await dana.page.keyboard.press('Escape');
  await expectFocus(dana, 'Status: Signed');
});

async function heading({ page }: Colleague): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function expectFocus(person: Colleague, name: string): Promise<void> {
  await eventually(async () => expect(await focused(person)).toBe(name));
}

/** What the focused element is called. */
function focused({ page }: Colleague): Promise<string> {
  return page.evaluate('(document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent ?? "").trim()');
}

async function tabTo(person: Colleague, name: string): Promise<void> {
  for (let stop = 0; stop < PATIENCE; stop++) {
    if ((await focused(person)) === name) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}

async function tabToGrid(person: Colleague): Promise<void> {
  for (let stop = 0; stop < PATIENCE; stop++) {
    if (await person.page.evaluate('document.activeElement.getAttribute("role") === "grid"')) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead into the table');
}

it('A field that Tab brings up is never behind the totals of its form, also at 200 %; a slip in the status is undone', async () => {
  const dana = await colleague('executive');
  const { contractId } = (await contractsThatAre('Signed', dana))[0]!;
  await dana.page.setViewportSize({ width: 720, height: 450 });
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  const terms = await edit(dana, 'Financial terms');
  await terms.getByLabel('Purchase price').focus();
  await terms.getByLabel('Notes').focus();
  await eventually(async () => expect(await dana.page.evaluate(isOnScreen)).toBe(true));
  await dana.page.keyboard.press('Escape');
  await choose(dana, 'Status', 'Preparing To Close');
  await dana.page.getByRole('button', { name: 'Undo' }).click();
  await dana.page.getByRole('button', { name: 'Status: Signed' }).waitFor();
  await choose(dana, 'Status', 'Canceled');
  await dana.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await dana.page.getByRole('button', { name: 'Status: Signed' }).waitFor();
});

/** Whether the lower edge of what has the focus can be seen. */
const isOnScreen = `(() => {
  const { left, bottom } = document.activeElement.getBoundingClientRect();
  return document.elementFromPoint(left + 6, bottom - 4) === document.activeElement;
})()`;
