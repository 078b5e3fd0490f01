import type { Locator } from 'playwright-core';
import type { PermissionName } from '../../events/users/permission.enums.js';
import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { browserOf, newcomer, type Newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';
import { choose, history, listRow } from './support/screens.js';

/** The promise is a second, which it keeps; a machine that runs other things too may take longer to show it. */
const AT_ONCE = 5_000;

const READS_CONTRACTS: readonly PermissionName[] = ['Contracts_Main', 'Contracts_Detail', 'Other_AllowRemoteLogin'];

interface Users {
  readonly rows: readonly { readonly userId: number }[];
}

let dana: Colleague;
let nora: Newcomer;
let userId: number;

const box = (person: Colleague, name: string): Locator => person.page.getByRole('checkbox', { name, exact: true });
const dialog = (person: Colleague): Locator => person.page.getByRole('dialog');

/** Dana hires somebody, and opens what she may do. */
async function hires(...permissions: readonly PermissionName[]): Promise<void> {
  dana = await colleague('executive');
  nora = await newcomer(dana, permissions);
  const filters = JSON.stringify([{ field: 'email', op: 'is', value: nora.email }]);
  const { rows } = (await dana.sends('GET', `/api/lists/user-list?filters=${encodeURIComponent(filters)}`)) as Users;
  userId = rows[0]!.userId;
}

async function opensTheMatrix(person: Colleague): Promise<void> {
  await person.opens(`/admin/users-edit/${userId}`, nora.name);
  await box(person, 'Contracts: Main').waitFor();
}

async function saves(person: Colleague): Promise<void> {
  await person.page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(person).getByRole('button', { name: 'Save', exact: true }).click();
}

describe('While somebody has a contract open', () => {
  let hers: Colleague;
  let contractId: number;

  beforeEach(async () => {
    await hires(...READS_CONTRACTS, 'Contracts_Edit');
    contractId = (await contractsThatAre('Signed', dana))[0]!.contractId;
    hers = await browserOf(nora);
    hers.expectsTrouble(/40[13]/);
    await hers.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    await hers.page.getByRole('button', { name: /^Status: / }).waitFor();
    await opensTheMatrix(dana);
  });

  it('taking Contracts_Edit takes her buttons at once, and leaves her the page', async () => {
    await box(dana, 'Contracts: Edit').uncheck();
    await dana.page.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog(dana).getByText('Loses 1 permission').waitFor();
    const saved = dana.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await dialog(dana).getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
    await hers.page.getByRole('button', { name: /^Status: / }).waitFor({ state: 'detached', timeout: AT_ONCE });
    expect(await hers.page.getByRole('button', { name: /^Edit / }).count()).toBe(0);
    expect(await hers.page.getByRole('heading', { level: 1 }).textContent()).toBe(`Contract ${contractId}`);
    expect(hers.pageLoads).toBe(1);
  });

  it('deactivating her brings her to the login page at once, and nobody lets her in again', async () => {
    await choose(dana, 'Status', 'Inactive');
    const question = dana.page.getByRole('alertdialog');
    await question.getByText(/All sessions of Nora .* end at once/).waitFor();
    const saved = dana.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await saved;
    await hers.page.waitForURL('**/auth/login-page', { timeout: AT_ONCE });
    expect(await hers.sends('POST', '/api/Users/AuthEmail', { email: nora.email, password: nora.password })).toBeUndefined();
    await history(dana).first().getByText('Inactive').waitFor();
  });
});

describe('The permission matrix', () => {
  it('says what a preset would change before it does, and what is saved before it is', async () => {
    await hires('Tours_Main', 'Contracts_Main');
    await dana.sends('PUT', `/api/Users/${userId}`, { given: ['Legacy_Fax'] });
    await opensTheMatrix(dana);
    await dana.page.getByLabel('Role').selectOption('Inventory Tablet');
    await dana.page.getByRole('button', { name: 'Apply preset' }).click();
    for (const words of ['Gains 3 permissions', 'Loses 2 permissions', 'Inventory: Main, Detail', 'Contracts: Main']) await dialog(dana).getByText(words).waitFor();
    await dialog(dana).getByRole('button', { name: 'Apply preset' }).click();
    expect(await box(dana, 'Inventory: Detail').isChecked()).toBe(true);
    expect(await box(dana, 'Tours: Main').isChecked()).toBe(false);

    await dana.page.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog(dana).getByText('Receptionist → Inventory Tablet').waitFor();
    await dialog(dana).getByRole('button', { name: 'Save', exact: true }).click();
    await dana.page.waitForURL('**/admin/settings');

    await dana.opens(`/admin/users-edit/${userId}`, nora.name);
    await history(dana).getByText(/^Gave Inventory: Main, Detail; See the units on the inventory page; took Contracts: Main; Tours: Main$/).waitFor();
    expect(await box(dana, 'Legacy_Fax').isChecked()).toBe(true);
  });

  it.each([{ keys: ['Control', 'Enter'] }, { keys: ['Enter'] }])('asks before it saves, and $keys that made it ask are no answer, however long they are held', async ({ keys }) => {
    await hires('Tours_Main');
    await opensTheMatrix(dana);
    const { keyboard } = dana.page;
    const save = dialog(dana).getByRole('button', { name: 'Save', exact: true });
    await dana.page.getByLabel('First name').fill('Norma');
    for (const key of keys) await keyboard.down(key);
    await eventually(async () => expect(await save.evaluate((button) => button.matches(':focus'))).toBe(true));
    for (let repeat = 0; repeat < 3; repeat++) await keyboard.down('Enter');
    for (const key of keys.toReversed()) await keyboard.up(key);
    await dana.page.evaluate('new Promise((settled) => setTimeout(settled, 500))');
    expect(await save.isVisible()).toBe(true);
    await keyboard.press('Enter');
    await dana.page.waitForURL('**/admin/settings');
    expect(await dana.sends('GET', `/api/Users/${userId}`)).toMatchObject({ firstName: 'Norma' });
  });

  it('is one stop of the Tab key, at the box where one was last', async () => {
    await hires();
    await opensTheMatrix(dana);
    const { keyboard } = dana.page;
    const outside = () => dana.page.evaluate<boolean>('document.activeElement.closest("[role=grid]") === null');
    await dana.page.getByLabel('Home route').focus();
    for (let stop = 0; stop < 3 && (await outside()); stop++) await keyboard.press('Tab');
    expect(await box(dana, 'Main of every module').evaluate((one) => one.matches(':focus'))).toBe(true);
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    expect(await outside()).toBe(true);
    await keyboard.press('Shift+Tab');
    expect(await box(dana, 'Accounting: Main').evaluate((one) => one.matches(':focus'))).toBe(true);
  });

  it('is walked with the arrow keys, and a row or a column is ticked at once', async () => {
    await hires();
    await opensTheMatrix(dana);
    await box(dana, 'Contracts: Main').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'Space']) await dana.page.keyboard.press(key);
    expect(await box(dana, 'Employees: Detail').isChecked()).toBe(true);
    for (const key of ['Control+Home', 'End', 'Control+End', 'Home', 'Space']) await dana.page.keyboard.press(key);
    expect(await box(dana, 'All of Users').isChecked()).toBe(true);
    await box(dana, 'All of Users').uncheck();
    await box(dana, 'All of Gifts').check();
    for (const action of ['Main', 'Detail', 'New', 'Edit', 'Sensitive', 'Admin']) expect(await box(dana, `Gifts: ${action}`).isChecked()).toBe(true);
    await box(dana, 'Main of every module').check();
    expect(await box(dana, 'Users: Main').isChecked()).toBe(true);
    await dana.page.getByRole('button', { name: 'Cancel' }).click();
    await dana.page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await dana.page.waitForURL('**/admin/settings');
  });

  it('leaves its holder what makes an administrator', async () => {
    dana = await colleague('executive');
    const me = (await dana.sends('GET', '/api/Users/Me')) as { userId: number };
    await dana.opens(`/admin/users-edit/${me.userId}`, 'Dana Kim');
    expect(await box(dana, 'Users: Edit').isDisabled()).toBe(true);
    expect(await dana.page.getByRole('button', { name: /^Status: / }).count()).toBe(0);
  });
});

describe('When two administrators edit one user', () => {
  let grace: Colleague;

  beforeEach(async () => {
    await hires('Tours_Main');
    const hired = nora;
    const other = await newcomer(dana, ['Users_Edit', 'Settings_Main', 'Other_AllowRemoteLogin']);
    grace = await browserOf(other);
    nora = hired;
    await Promise.all([dana, grace].map(opensTheMatrix));
  });

  it('and tick different boxes, both come in, and each sees the other’s', async () => {
    await box(dana, 'Leads: Main').check();
    await box(grace, 'Gifts: Main').check();
    await saves(grace);
    await grace.page.waitForURL('**/admin/settings');
    await dana.page.getByText(/gave Gifts: Main/).waitFor();
    expect(await box(dana, 'Gifts: Main').isChecked()).toBe(true);
    await saves(dana);
    await dana.page.waitForURL('**/admin/settings');
    const { permissions } = (await dana.sends('GET', `/api/Users/${userId}`)) as { permissions: string };
    expect(permissions.split(',').sort()).toEqual(['Gifts_Main', 'Leads_Main', 'Tours_Main']);
  });

  it('and both change the name, three values are shown', async () => {
    dana.expectsTrouble(/412/);
    await dana.page.getByLabel('Last name').fill('Novak');
    await grace.page.getByLabel('Last name').fill('Brooks');
    await saves(grace);
    await grace.page.waitForURL('**/admin/settings');
    await saves(dana);
    await dialog(dana).getByText(/changed this user while you were editing/).waitFor();
    const row = dialog(dana).getByRole('row', { name: /^Last name/ });
    for (const name of ['Brooks', 'Novak']) await row.getByText(name).waitFor();
    await row.getByRole('radio').first().check();
    await dialog(dana).getByRole('button', { name: 'Save merged' }).click();
    await dana.page.waitForURL('**/admin/settings');
    expect(await dana.sends('GET', `/api/Users/${userId}`)).toMatchObject({ lastName: 'Brooks' });
  });
});

it.each([{ keys: ['Control', 'Enter'] }, { keys: ['Enter'] }])('A form is sent once, however long $keys are held', async ({ keys }) => {
  dana = await colleague('executive');
  dana.expectsTrouble(/409/);
  await dana.opens('/admin/users-new', 'New user');
  await dana.page.getByLabel('First name').fill('Ines');
  await dana.page.getByLabel('Last name').fill('Quill');
  await dana.page.getByLabel('Email').fill('executive@demo.example');
  let sent = 0;
  dana.page.on('request', (request) => (sent += request.method() === 'POST' && request.url().endsWith('/api/Users') ? 1 : 0));
  for (const key of keys) await dana.page.keyboard.down(key);
  await dana.page.getByText('Somebody else has this address').first().waitFor();
  for (let repeat = 0; repeat < 3; repeat++) await dana.page.keyboard.down('Enter');
  for (const key of keys.toReversed()) await dana.page.keyboard.up(key);
  await dana.page.evaluate('new Promise((settled) => setTimeout(settled, 500))');
  expect(sent).toBe(1);
});

it('A new user is added on the screen, told where the invitation went, and stands in the list at once', async () => {
  dana = await colleague('executive');
  await dana.opens('/admin/users-new', 'New user');
  const lastName = `Quill ${process.pid}`;
  await dana.page.getByLabel('First name').fill('Ines');
  await dana.page.getByLabel('Last name').fill(lastName);
  await dana.page.getByLabel('Email').fill('executive@demo.example');
  dana.expectsTrouble(/409/);
  await dana.page.getByRole('button', { name: 'Create and invite' }).click();
  await dana.page.getByText('Somebody else has this address').first().waitFor();
  const email = `ines-${process.pid}@demo.example`;
  await dana.page.getByLabel('Email').fill(email);
  await dana.page.getByRole('button', { name: 'Create and invite' }).click();
  await dana.page.getByText(`The invitation to ${email} is in the`).waitFor();
  await dana.page.getByRole('button', { name: 'Back to the users' }).click();
  await dana.page.getByPlaceholder('Name, email, role…').fill(lastName);
  await listRow(dana, `Ines ${lastName}`).getByText('Receptionist').waitFor();
  await eventually(async () => expect(await dana.page.getByRole('row').count()).toBe(2));
});
