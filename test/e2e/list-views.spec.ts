import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

const menuOf = ({ page }: Colleague) => page.locator('.views-button');
const item = ({ page }: Colleague, name: string | RegExp) => page.getByRole('menuitem', { name });
const columnsOf = ({ page }: Colleague) => page.getByRole('columnheader').allTextContents();

async function choose(person: Colleague, name: string | RegExp): Promise<void> {
  await menuOf(person).click();
  await item(person, name).click();
}

it('A view that somebody shares is in a colleague’s menu at once, without what the colleague may not see; a change of it waits to be applied', async () => {
  const [dana, ellen] = [await colleague('executive'), await colleague('receptionist')];
  await ellen.opens('/admin/leads', 'Leads');
  await menuOf(ellen).click();
  await item(ellen, 'All leads').waitFor();

  await dana.opens('/admin/leads?email.contains=example&leadStatus.is=New&sort=leadId', 'Leads');
  await menuOf(dana).click();
  await dana.page.getByLabel('Name of this view').fill('To write to');
  await dana.page.keyboard.press('Enter');
  await eventually(async () => expect(await menuOf(dana).textContent()).toBe('To write to'));
  expect(await columnsOf(dana)).toContain('Email');
  await choose(dana, 'Share with colleagues');

  // Ellen's menu has been open all the time.
  await item(ellen, /^To write to/).click();
  await ellen.page.getByText('2 columns and 1 filter of this view are not for you.').waitFor();
  await ellen.page.getByText('Status: New').waitFor();
  expect(await columnsOf(ellen)).not.toContain('Email');
  expect(await ellen.page.locator('main').textContent()).not.toContain('example');

  await dana.page.getByRole('columnheader', { name: 'Lead', exact: true }).getByRole('button').first().click();
  await dana.page.getByText('Sorted by last name, A to Z').waitFor();
  await menuOf(dana).getByText('changed').waitFor();
  await choose(dana, 'Save changes');
  await menuOf(dana).getByText('changed').waitFor({ state: 'detached' });

  await ellen.page.getByText('Dana Kim changed this view.').waitFor();
  expect(await ellen.page.getByText('Sorted by last name, A to Z').count()).toBe(0);
  await ellen.page.getByRole('button', { name: 'Apply the change' }).click();
  await ellen.page.getByText('Sorted by last name, A to Z').waitFor();

  await menuOf(ellen).click();
  await item(ellen, 'Always open with it').waitFor();
  expect(await barriersOn(ellen.page)).toEqual([]);
  await item(ellen, 'Always open with it').click();
  await ellen.opens('/admin/leads', 'Leads');
  await eventually(async () => expect(await menuOf(ellen).textContent()).toBe('To write to'));

  await choose(dana, 'Make personal');
  await ellen.page.getByText('This view is not there any more, or is not shared with you.').waitFor();
  await ellen.page.getByText('Status: New').waitFor();
});

it('A view that is renamed goes by its new name at once, and a long name stays within its button', async () => {
  const dana = await colleague('executive');
  await dana.page.setViewportSize({ width: 390, height: 844 });
  await dana.opens('/admin/leads?leadStatus.is=Contacted', 'Leads');
  await menuOf(dana).click();
  await dana.page.getByLabel('Name of this view').fill('Those to call back');
  await dana.page.keyboard.press('Enter');
  await eventually(async () => expect(await menuOf(dana).textContent()).toBe('Those to call back'));

  const long = 'Everybody who was contacted and waits for us to call back';
  await choose(dana, 'Rename…');
  await dana.page.getByLabel('New name of this view').fill(long);
  await dana.page.keyboard.press('Enter');
  await eventually(async () => expect(await menuOf(dana).textContent()).toBe(long));
  const [button, name] = await Promise.all([menuOf(dana).boundingBox(), menuOf(dana).locator('.views-name').boundingBox()]);
  expect(name!.x).toBeGreaterThan(button!.x);
  expect(name!.x + name!.width).toBeLessThan(button!.x + button!.width);
});

it('Views that a browser kept before the server did are taken over once, under names that are free', async () => {
  const dana = await colleague('executive');
  const { userId } = (await dana.sends('GET', '/api/Users/Me')) as { userId: number };
  const key = `views:${userId}:tour-list`;
  await dana.sends('POST', '/api/ListViews', { list: 'tour-list', name: 'Confirmed' });
  const local = [{ name: 'Confirmed', query: 'tourStatus.is=Confirmed' }, { name: 'By rep', query: 'sort=salesRep' }];
  await dana.page.addInitScript(`localStorage.setItem('${key}', '${JSON.stringify(local)}')`);
  dana.expectsTrouble(/ListViews answered 409/, /status of 409/);
  await dana.opens('/admin/tours', 'Tour Waves');
  await eventually(async () => expect(await dana.page.evaluate(`localStorage.getItem('${key}')`)).toBeNull());
  await choose(dana, 'Confirmed (2)');
  await dana.page.getByText('Status: Confirmed').waitFor();
  await menuOf(dana).click();
  expect((await dana.page.locator('.saved-view [role=menuitem]').allTextContents()).toSorted()).toEqual(['By rep', 'Confirmed', 'Confirmed (2)']);
});
