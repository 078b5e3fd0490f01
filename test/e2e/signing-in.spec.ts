import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague, visitor } from './support/office.js';

const PASSWORD = 'Demo-2026!';

describe('Signing in', () => {
  it('says when a password is wrong, in the words that people know, and lets in with the right one', async () => {
    const person = await visitor();
    await person.opens('/auth/login-page', 'Vacation Resales');
    await signIn(person, 'closing-manager', 'wrong');
    const alert = person.page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toBe('Username/password are incorrect.  Please try again.');
    expect(await person.page.getByLabel('Password').inputValue()).toBe('');
    await signIn(person, 'closing-manager', PASSWORD);
    await person.page.getByRole('heading', { level: 1, name: 'Contracts' }).waitFor();
  });

  it('says how long to wait after too many attempts, counts down, and keeps what was typed', async () => {
    const person = await visitor();
    person.expectsTrouble(/429/);
    await person.page.route('**/api/Users/AuthEmail', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '3' }, json: { title: 'Too many attempts' } }));
    await person.opens('/auth/login-page', 'Vacation Resales');
    await signIn(person, 'closing-manager', PASSWORD);
    await person.page.getByText(/Too many attempts\. Please try again in [12] seconds?\./).waitFor();
    await person.page.unroute('**/api/Users/AuthEmail');
    await person.page.getByRole('button', { name: 'Sign In', disabled: false }).click();
    await person.page.getByRole('heading', { level: 1, name: 'Contracts' }).waitFor();
  });

  it('says which address may not come in', async () => {
    const person = await visitor();
    person.expectsTrouble(/403/);
    await person.page.route('**/api/Users/AuthEmail', (route) => route.fulfill({ status: 403, json: { detail: 'Unauthorized IP Address' } }));
    await person.opens('/auth/login-page', 'Vacation Resales');
    await signIn(person, 'closing-manager', PASSWORD);
    await person.page.getByRole('alert').getByText('Unauthorized IP Address', { exact: true }).waitFor();
  });

  it('ends on every screen of a browser as soon as its login page is opened', async () => {
    const person = await visitor();
    person.expectsTrouble(/401/);
    await person.opens('/auth/login-page', 'Vacation Resales');
    await signIn(person, 'closing-manager', PASSWORD);
    await person.page.getByRole('heading', { level: 1, name: 'Contracts' }).waitFor();
    const other = await person.page.context().newPage();
    await other.goto('/auth/login-page');
    await person.page.waitForURL('**/auth/login-page');
    await person.page.getByText('You signed out in another window.').waitFor();
    await other.close();
  });

  it('is asked of whoever is not signed in, and leads to the page that was wanted', async () => {
    const person = await visitor();
    person.expectsTrouble(/401/);
    await person.page.goto('/admin/tours');
    await person.page.waitForURL('**/auth/login-page');
    await signIn(person, 'sales-administrator', PASSWORD);
    await person.page.waitForURL('**/admin/tours');
    await person.page.getByRole('heading', { level: 1, name: 'Tour Waves' }).waitFor();
  });

  it('ends for good with signing out: the old token opens nothing', async () => {
    const person = await visitor();
    await person.opens('/auth/login-page', 'Vacation Resales');
    await signIn(person, 'epic-manager', PASSWORD);
    await person.page.getByRole('button', { name: 'Tom’s menu' }).click();
    const token = (await person.page.context().cookies()).find(({ name }) => name === 'authToken')!;
    await person.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await person.page.waitForURL('**/auth/login-page');
    await eventually(async () => expect((await person.page.context().cookies()).map(({ name }) => name)).not.toContain('authToken'));

    const answer = await person.page.context().request.get('/api/Users/Me', { headers: { authorization: `Bearer ${token.value}` } });
    expect(answer.status()).toBe(401);
  });
});

describe('Whoever lacks a permission', () => {
  it('is told its name: the receptionist at the contracts', async () => {
    const ellen = await colleague('receptionist');
    await ellen.opens('/admin/contracts', 'You may not open this page');
    await ellen.page.getByText('Contracts: Main', { exact: true }).waitFor();
    expect(await ellen.page.getByRole('link', { name: 'Contracts', exact: true }).count()).toBe(0);
    await ellen.page.getByRole('link', { name: 'Go to your start page' }).click();
    await ellen.page.waitForURL('**/admin/tours');
  });

  it('is told its name: the inventory tablet at the tours', async () => {
    const tablet = await colleague('inventory-tablet');
    await tablet.opens('/admin/tours', 'You may not open this page');
    await tablet.page.getByText('Tours: Main', { exact: true }).waitFor();
  });

  it('may read without being offered to change: the epic manager at a tour', async () => {
    const tom = await colleague('epic-manager');
    await tom.opens('/admin/tours', 'Tour Waves');
    await tom.page.getByRole('row').nth(1).getByRole('link').click();
    await tom.page.getByRole('heading', { level: 1, name: /^Tour \d/ }).waitFor();
    expect(await tom.page.getByRole('button', { name: /^Status: / }).count()).toBe(0);
  });
});

async function signIn({ page }: Colleague, role: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(`${role}@demo.example`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
