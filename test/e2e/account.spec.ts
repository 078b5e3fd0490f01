import type { Page } from 'playwright-core';
import { contractsThatAre } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { browserOf, newcomer, newestLinkTo } from './support/newcomer.js';
import { colleague, visitor } from './support/office.js';
import { edit } from './support/screens.js';

/** On a busy machine the page knocks for a new line before it has heard that it is signed out: that is refused too. */
const SIGNED_OUT = /401|\/socket\.io\//;

describe('A forgotten password', () => {
  it('is replaced by the link in the mail, with the keyboard alone; whoever was signed in with the old one is out', async () => {
    const dana = await colleague('executive');
    const nora = await newcomer(dana);
    const elsewhere = await browserOf(nora);
    elsewhere.expectsTrouble(SIGNED_OUT);
    await elsewhere.opens('/admin/my-account', 'My account');

    const invitation = await newestLinkTo(nora.email, dana);
    const person = await visitor();
    person.expectsTrouble(/400/);
    const { page } = person;
    await person.opens('/auth/login-page', 'Vacation Resales');
    await types(page, nora.email, 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
    await types(page, 'Enter');
    await page.getByText('Please check your email for a link to reset your password.', { exact: true }).waitFor();
    await page.getByText('This demo sends no mail').waitFor();

    const link = await newestLinkTo(nora.email, dana, { newerThan: invitation });
    const answer = await page.goto(new URL(link).pathname);
    expect(answer!.headers()['referrer-policy']).toBe('no-referrer');
    await page.getByRole('heading', { name: 'Change password' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/change-password');
    await page.reload();
    await page.getByRole('heading', { name: 'Change password' }).waitFor();

    await types(page, 'sea', 'Tab', 'Tab', 'lake', 'Enter');
    await page.getByText("Your passwords don't match, please try again.", { exact: true }).waitFor();
    await types(page, 'Control+a', 'sea', 'Enter');
    await page.getByText('The password needs at least 8 characters').waitFor();
    await types(page, 'Shift+Tab', 'Shift+Tab', 'Control+a', 'seven calm harbours', 'Tab', 'Tab', 'Control+a', 'seven calm harbours', 'Enter');

    await page.waitForURL('**/auth/login-page');
    await page.getByText('Your password has been changed.').waitFor();
    await elsewhere.page.waitForURL('**/auth/login-page');
    await types(page, nora.email, 'Tab', 'seven calm harbours', 'Enter');
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
  });

  it('is replaced once by a link, which then says so and offers a new one', async () => {
    const dana = await colleague('executive');
    const nora = await newcomer(dana);
    const used = await newestLinkTo(nora.email, dana);
    const person = await visitor();
    person.expectsTrouble(/410/);
    await person.opens(new URL(used).pathname, 'Change password');
    await person.page.getByRole('alert').getByText('This link can no longer be used.').waitFor();
    await person.page.getByRole('button', { name: 'Ask for a new link' }).click();
    await person.page.getByRole('heading', { name: 'Forgot password' }).waitFor();
  });

  it('is found in the outbox of the demo, where its link shows when somebody asks for it', async () => {
    const dana = await colleague('executive');
    const { email } = await newcomer(dana);
    await dana.opens('/admin/outbox', 'Outbox');
    await dana.page.getByRole('list', { name: 'Mails' }).getByRole('button', { name: email }).click();
    const mail = dana.page.getByRole('region', { name: 'Welcome to Vacation Resales' });
    await mail.getByText('a link that is its recipient’s alone').waitFor();
    await mail.getByRole('button', { name: `Show the link as ${email}` }).click();
    expect(await mail.getByRole('link').getAttribute('href')).toContain('/auth/change-password/');
  });
});

describe('Own sessions', () => {
  it('can be ended from another browser: the one that is ended learns why, and comes back to where it was', async () => {
    const nora = await newcomer(await colleague('executive'), ['Contracts_Main']);
    const [office, home] = [await browserOf(nora), await browserOf(nora)];
    home.expectsTrouble(SIGNED_OUT);
    await home.opens('/admin/contracts', 'Contracts');
    await office.opens('/admin/my-account', 'My account');
    const sessions = office.page.getByRole('region', { name: 'Where I am signed in' }).getByRole('listitem');
    await eventually(async () => expect(await sessions.count()).toBe(2));
    expect(await sessions.first().textContent()).toContain('this one');

    await sessions.last().getByRole('button', { name: /^End / }).click();
    await home.page.waitForURL('**/auth/login-page');
    await home.page.getByText('Your session is over').waitFor();
    await eventually(async () => expect(await sessions.count()).toBe(1));
    await signIn(home.page, nora);
    await home.page.waitForURL('**/admin/contracts');
  });

  it('that end under a half-filled form ask for the password over it: nothing typed is lost', async () => {
    const dana = await colleague('executive');
    const nora = await newcomer(dana, ['Contracts_Main', 'Contracts_Detail', 'Contracts_Edit']);
    const [office, home] = [await browserOf(nora), await browserOf(nora)];
    home.expectsTrouble(SIGNED_OUT);
    const contract = (await contractsThatAre('Signed', dana)).at(-1)!.contractId;
    await home.opens(`/admin/contracts-detail/${contract}`, `Contract ${contract}`);
    await home.page.getByText('Live', { exact: true }).waitFor();
    const terms = await edit(home, 'Financial terms');
    await terms.getByLabel('Purchase price').fill('23,456');

    await office.opens('/admin/my-account', 'My account');
    await office.page.getByRole('button', { name: 'End all others' }).click();
    await office.page.getByRole('button', { name: 'End them' }).click();
    await home.page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    await types(home.page, nora.password, 'Enter');
    await home.page.getByRole('dialog', { name: 'Sign in again' }).waitFor({ state: 'detached' });
    expect(await terms.getByLabel('Purchase price').inputValue()).toMatch(/^23,456/);
    await terms.getByRole('button', { name: 'Save' }).click();
    await terms.getByText('23,456.00').first().waitFor();
  });
});

describe('Signing in again in another window of the browser', () => {
  /** Her half-filled form, and the login page beside it, which ended her session. */
  async function halfFilled() {
    const nora = await newcomer(await colleague('executive'), ['Settings_Main']);
    const home = await browserOf(nora);
    home.expectsTrouble(SIGNED_OUT);
    await home.opens('/admin/company-settings', 'Company settings');
    await home.page.getByText('Live', { exact: true }).waitFor();
    const platform = (await edit(home, 'General')).getByLabel('Deal platform');
    await platform.fill('Half a name');
    const beside = await home.page.context().newPage();
    await beside.goto('/auth/login-page');
    await home.page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    return { nora, home, platform, beside };
  }

  it('is enough: what was typed is still there', async () => {
    const { nora, home, platform, beside } = await halfFilled();
    await signIn(beside, nora);
    await home.page.getByRole('dialog', { name: 'Sign in again' }).waitFor({ state: 'detached' });
    expect(await platform.inputValue()).toBe('Half a name');
  });

  it('as somebody else leaves nothing behind, and asks nobody whether it may go', async () => {
    const { home, platform, beside } = await halfFilled();
    let asked = 0;
    home.page.on('dialog', (dialog) => void (asked++, dialog.accept()));
    home.expectsTrouble(/403/);
    await signIn(beside, await newcomer(await colleague('executive')));
    await home.page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
    expect([asked, await platform.count()]).toEqual([0, 0]);
  });
});

describe('The own password', () => {
  it('is changed by who knows it, with the keyboard alone; the other browsers are out', async () => {
    const nora = await newcomer(await colleague('executive'));
    const [office, home] = [await browserOf(nora), await browserOf(nora)];
    home.expectsTrouble(SIGNED_OUT);
    office.expectsTrouble(/422/);
    await home.opens('/admin/my-account', 'My account');
    await office.opens('/admin/my-account', 'My account');
    const { page } = office;
    await page.getByLabel('Current password').focus();
    await types(page, 'not the one', 'Tab', 'Tab', 'seven calm harbours', 'Tab', 'Tab', 'seven calm harbours', 'Enter');
    await page.getByText('This is not your password').waitFor();
    await page.getByLabel('Current password').focus();
    await types(page, 'Control+a', nora.password, 'Enter');
    await page.getByText('Your password has been changed.').waitFor();
    await home.page.waitForURL('**/auth/login-page');
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
  });
});

it('The access log tells who came and who was turned away, and is narrowed by what happened and by name', async () => {
  const dana = await colleague('executive');
  const nora = await newcomer(dana);
  const person = await visitor();
  await person.opens('/auth/login-page', 'Vacation Resales');
  await signIn(person.page, { ...nora, password: 'wrong' });
  await person.page.getByRole('alert').waitFor();
  await browserOf(nora);

  await dana.opens('/admin/access-log', 'Access log');
  await dana.page.getByLabel('Search').fill(nora.name);
  const rows = dana.page.getByRole('row').filter({ hasText: nora.name });
  await eventually(async () => expect(await rows.count()).toBe(await dana.page.getByRole('row').count() - 1));
  await dana.page.getByLabel('What happened').selectOption('Signed in');
  await eventually(async () => expect(await rows.count()).toBe(1));
  expect(await rows.textContent()).toContain('Signed in');
});

async function signIn(page: Page, { email, password }: { readonly email: string; readonly password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** What names a key is pressed, everything else is typed. */
async function types(page: Page, ...inputs: readonly string[]): Promise<void> {
  for (const input of inputs) {
    if (/^(?:\w+\+)?(?:Tab|Enter|a)$/.test(input)) await page.keyboard.press(input);
    else await page.keyboard.type(input);
  }
}
