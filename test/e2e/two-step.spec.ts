import { Secret, TOTP } from 'otpauth';
import type { Locator } from 'playwright-core';
import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { browserOf, newcomer, type Newcomer } from './support/newcomer.js';
import { colleague, visitor } from './support/office.js';

const PERIOD_MS = 30_000;

/** What is answered before it is known who is there, and without a session. */
const ASKED_FIRST = [/422/, /403/, /401/];

let dana: Colleague;
let person: Colleague;
let nora: Newcomer;

const button = (name: string | RegExp): Locator => person.page.getByRole('button', { name, exact: true });

const everybodyCanUseIt = async () => expect(await barriersOn(person.page)).toEqual([]);

/** Types the key into an authenticator app. @returns what the app shows, a code for each period */
async function appWithTheKey(): Promise<(periodsAhead?: number) => string> {
  await person.page.getByText('It cannot take pictures').click();
  const key = (await person.page.locator('.two-steps-secret code').textContent())!.replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  return (periodsAhead = 0) => app.generate({ timestamp: Date.now() + periodsAhead * PERIOD_MS });
}

/** @returns the app's codes, and the recovery codes that were shown */
async function setsUp() {
  await person.page.getByRole('img', { name: 'The key for the app, as a picture' }).waitFor();
  const codeOf = await appWithTheKey();
  await everybodyCanUseIt();
  await person.page.getByLabel('Code that the app shows').fill(codeOf());
  await button('Switch on').click();
  const shown = person.page.getByRole('group', { name: 'Recovery codes' });
  await shown.waitFor();
  await everybodyCanUseIt();
  const recoveryCodes = await shown.getByRole('listitem').allTextContents();
  expect(new Set(recoveryCodes).size).toBe(10);
  await button('I have kept them').click();
  return { codeOf, recoveryCodes };
}

async function signsIn(): Promise<void> {
  await person.page.getByLabel('Email').fill(nora.email);
  await person.page.getByLabel('Password').fill(nora.password);
  await button('Sign In').click();
}

async function signsInAgainWith(code: string, look = async () => {}): Promise<void> {
  await button(/’s menu$/).click();
  await person.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await person.page.waitForURL('**/auth/login-page');
  await signsIn();
  await person.page.getByLabel('Code').waitFor();
  await look();
  await person.page.getByLabel('Code').fill(code);
  await button('Sign In').click();
  await person.page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
}

describe('Two-step sign-in', () => {
  it('is set up by its owner, who signs in with a code of the app or a recovery code from then on', async () => {
    dana = await colleague('executive');
    nora = await newcomer(dana, ['Settings_Main', 'Users_Edit', 'Other_AllowRemoteLogin']);
    person = await browserOf(nora);
    person.expectsTrouble(...ASKED_FIRST);
    await person.opens('/admin/my-account', 'My account');
    await button('Set up').click();
    const { codeOf, recoveryCodes } = await setsUp();
    const card = person.page.getByRole('region', { name: 'Two-step sign-in' });
    await card.getByText('10 recovery codes are left.').waitFor();
    // The code that set it up is used; a clock may be a period ahead.
    await signsInAgainWith(codeOf(1), everybodyCanUseIt);
    await signsInAgainWith(recoveryCodes[0]!);
    await card.getByText('9 recovery codes are left.').waitFor();
  });

  it('is the first thing that whoever has a role that needs it is led to', async () => {
    dana = await colleague('executive');
    nora = await newcomer(dana, ['Other_AllowRemoteLogin'], 'QA');
    await dana.sends('POST', '/api/CompanySettings/Lists/twoStepRoles/Items', { name: 'QA' });
    person = await visitor(nora.name);
    person.expectsTrouble(...ASKED_FIRST);
    await person.opens('/auth/login-page', 'Vacation Resales');
    await signsIn();
    await person.page.getByText('Your role signs in with a code beside the password.').waitFor();
    await setsUp();
    await person.page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    const card = person.page.getByRole('region', { name: 'Two-step sign-in' });
    await card.getByText('Your role needs it.').waitFor();
    expect(await card.getByRole('button', { name: 'Switch off' }).count()).toBe(0);
  });
});

/** As the server answers long after the last proof: `second-step.spec.ts` holds when it does. */
it('Whoever changes permissions long after signing in is asked again who is there, and what was asked for is then done', async () => {
  dana = await colleague('executive');
  nora = await newcomer(dana, ['Settings_Main', 'Users_Edit', 'Other_AllowRemoteLogin']);
  person = await browserOf(nora);
  person.expectsTrouble(...ASKED_FIRST);
  const other = await newcomer(dana, ['Tours_Main']);
  const filters = JSON.stringify([{ field: 'email', op: 'is', value: other.email }]);
  const { rows } = (await dana.sends('GET', `/api/lists/user-list?filters=${encodeURIComponent(filters)}`)) as { rows: readonly { userId: number }[] };
  const { userId } = rows[0]!;
  const body = JSON.stringify({ type: 'urn:problem:proof-needed', code: 'proof-needed', status: 403, title: 'Forbidden', detail: 'Please confirm with your password that it is you' });
  let asked = false;
  await person.page.route(`**/api/Users/${userId}`, (route) => {
    if (asked || route.request().method() !== 'PUT') return route.fallback();
    asked = true;
    return route.fulfill({ status: 403, contentType: 'application/problem+json', body });
  });
  await person.opens(`/admin/users-edit/${userId}`, other.name);
  await person.page.getByRole('checkbox', { name: 'Leads: Main', exact: true }).check();
  await button('Save').click();
  await person.page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const question = person.page.getByRole('dialog', { name: 'Is it still you?' });
  await question.getByLabel(`Password of ${nora.email}`).waitFor();
  await everybodyCanUseIt();
  await question.getByLabel(`Password of ${nora.email}`).fill(nora.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await person.page.waitForURL('**/admin/settings');
  expect(await dana.sends('GET', `/api/Users/${userId}`)).toMatchObject({ permissions: expect.stringContaining('Leads_Main') as string });
});
