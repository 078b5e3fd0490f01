import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { choose, count, history, listRow } from './support/screens.js';

let dana: Colleague;
let victor: Colleague;

beforeEach(async () => {
  [dana, victor] = await Promise.all([colleague('executive'), colleague('accounting-manager')]);
});

async function newEmployee(person: Colleague, firstName: string, lastName: string): Promise<void> {
  await person.opens('/admin/employees', 'Employees');
  await person.page.getByRole('link', { name: 'New employee' }).click();
  await person.page.getByLabel('First name').fill(firstName);
  await person.page.getByLabel('Last name').fill(lastName);
  await person.page.getByLabel('TO rep').selectOption('Yes');
  await person.page.keyboard.press('Control+Enter');
  await person.page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` }).waitFor();
}

/** The names that forms offer as TO. */
async function offered(person: Colleague): Promise<readonly string[]> {
  return ((await person.sends('GET', '/api/Employees/ToReps')) as { fullName: string }[]).map(({ fullName }) => fullName);
}

describe('When a colleague adds an employee', () => {
  it('they come into my list and its counts, and leave the offered ones when they are deactivated, without a reload', async () => {
    await dana.opens('/admin/employees', 'Employees');
    await eventually(async () => expect(await count(dana, 'All')).toBeGreaterThan(30));
    const [active, inactive] = [await count(dana, 'Active'), await count(dana, 'Inactive')];

    await newEmployee(victor, 'Aaron', 'Abelson');
    const row = listRow(dana, 'Aaron Abelson');
    await row.getByText('Active').waitFor();
    await row.getByText('Victor Lang').waitFor();
    await eventually(async () => expect(await count(dana, 'Active')).toBe(active + 1));
    expect(await offered(dana)).toContain('Aaron Abelson');

    await choose(victor, 'Status', 'Inactive');
    await victor.page.getByRole('button', { name: 'Deactivate' }).click();
    await row.getByText('Inactive').waitFor();
    await eventually(async () => expect([await count(dana, 'Active'), await count(dana, 'Inactive')]).toEqual([active, inactive + 1]));
    expect(await offered(dana)).not.toContain('Aaron Abelson');
    await history(victor).first().getByText('Status Active → Inactive').waitFor();
    expect(dana.pageLoads).toBe(1);
  });

  it('of a name that is there already, the form and the page say so', async () => {
    await newEmployee(victor, 'Bella', 'Bexley');
    await dana.opens('/admin/employees-new', 'New employee');
    await dana.page.getByLabel('First name').fill('Bella');
    await dana.page.getByLabel('Last name').fill('Bexley');
    await dana.page.getByText('has the same name').waitFor();
    await dana.page.getByRole('button', { name: 'Add employee' }).click();
    await dana.page.getByRole('heading', { level: 1, name: 'Bella Bexley' }).waitFor();
    await dana.page.getByText('has the same name').waitFor();
  });
});

it('A field that was refused is no longer wrong once it is right; the other one stays wrong', async () => {
  await dana.opens('/admin/employees-new', 'New employee');
  await dana.page.getByRole('button', { name: 'Add employee' }).click();
  await dana.page.getByText('Please enter a first name').waitFor();
  await dana.page.getByText('Please enter a last name').waitFor();
  await dana.page.getByLabel('First name').fill('Abc');
  await dana.page.getByText('Please enter a first name').waitFor({ state: 'detached' });
  expect(await dana.page.getByText('Please enter a last name').isVisible()).toBe(true);
});

it('A press on Save that leaves a wrong field behind is not lost, and leads to the first field that is wrong', async () => {
  const { page } = dana;
  await dana.opens('/admin/leads-new', 'New lead');
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByLabel('Age', { exact: true }).fill('fifty');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a mail address, like ellen@example.com', { exact: true }).waitFor();
  await page.getByText('Enter a whole number', { exact: true }).waitFor();
  await eventually(async () => expect(await page.evaluate('document.activeElement.name')).toBe('email'));
  expect(await page.getByLabel('Email', { exact: true }).evaluate((field) => field.getBoundingClientRect().top)).toBeGreaterThan(0);
});

describe('Two people who edit the same employee', () => {
  it('see each other there, take over what they left alone, and keep what they typed', async () => {
    await newEmployee(victor, 'Clara', 'Cobb');
    const address = new URL(victor.page.url()).pathname;
    await dana.opens(address.replace('detail', 'edit'), 'Clara Cobb');
    await victor.page.getByText('Dana Kim edits').waitFor();
    await dana.page.getByLabel('Marketing rep').selectOption('Yes');

    await victor.page.getByRole('button', { name: 'Edit', exact: true }).click();
    await victor.page.getByLabel('Last name').fill('Cobbett');
    await victor.page.getByRole('button', { name: 'Save' }).click();
    await dana.page.getByText('Victor Lang changed this from Cobb to Cobbett').waitFor();
    await dana.page.getByRole('button', { name: 'Save' }).click();

    await dana.page.waitForURL(`**${address}`);
    await dana.page.getByRole('heading', { level: 1, name: 'Clara Cobbett' }).waitFor();
    await history(victor).first().getByText('Marketing rep No → Yes').waitFor();
  });
});
