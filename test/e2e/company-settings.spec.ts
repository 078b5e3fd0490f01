import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { contractsThatAre, reopened } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { colleague, visitor } from './support/office.js';
import { edit, history } from './support/screens.js';

const AGENTS = '/admin/company-settings?list=closingAgents';
const agentsUrl = '/api/CompanySettings/Lists/closingAgents';

let dana: Colleague;
let victor: Colleague;

beforeEach(async () => {
  [dana, victor] = await Promise.all([colleague('executive'), colleague('accounting-manager')]);
  const { userId, permissions } = (await victor.sends('GET', '/api/Users/Me')) as { userId: number; permissions: string };
  if (!permissions.includes('Settings_Main')) await dana.sends('PUT', `/api/Users/${userId}`, { permissions: `${permissions},Settings_Main` });
  const firms = [
    { name: 'First Coast Title', phone: '(904) 555-0110', city: 'Jacksonville' },
    { name: 'Harbor Escrow', phone: '(813) 555-0126', city: 'Tampa' },
  ];
  for (const [index, firm] of firms.entries()) await dana.sends('PUT', `${agentsUrl}/Items/${index + 1}`, firm);
});

describe('When two people keep the list of closing agents', () => {
  it('each at a firm of their own, both changes are kept unasked and each sees the other’s at once', async () => {
    victor.expectsTrouble(/412/);
    await Promise.all([dana, victor].map((person) => person.opens(AGENTS, 'Company settings')));
    const his = await editItem(victor, 'First Coast Title');
    await his.getByLabel('Phone').fill('(904) 555-0177');

    const hers = await editItem(dana, 'Harbor Escrow');
    await hers.getByLabel('City').fill('Clearwater');
    await hers.getByRole('button', { name: 'Save' }).click();

    await his.getByText(/Clearwater/).waitFor();
    expect(await his.getByLabel('Phone').inputValue()).toBe('(904) 555-0177');
    await his.getByRole('button', { name: 'Save' }).click();
    for (const person of [dana, victor]) {
      const list = person.page.getByRole('list', { name: 'Closing agents' });
      await list.getByText(/\(904\) 555-0177/).waitFor();
      await list.getByText(/Clearwater/).waitFor();
      await history(person).first().getByText('Victor Lang').waitFor();
      await history(person).nth(1).getByText('Dana Kim').waitFor();
      expect(person.pageLoads).toBe(1);
    }
  });

  it('and both change one phone, three values are shown to the second', async () => {
    victor.expectsTrouble(/412/);
    await Promise.all([dana, victor].map((person) => person.opens(AGENTS, 'Company settings')));
    const [hers, his] = await Promise.all([editItem(dana, 'Harbor Escrow'), editItem(victor, 'Harbor Escrow')]);
    await his.getByLabel('Phone').fill('(813) 555-0188');
    await hers.getByLabel('Phone').fill('(813) 555-0177');
    await hers.getByRole('button', { name: 'Save' }).click();
    await dana.page.getByRole('button', { name: 'Edit Harbor Escrow' }).waitFor();

    await his.getByRole('button', { name: 'Save' }).click();

    const dialog = victor.page.getByRole('dialog');
    await dialog.getByRole('row', { name: /^Phone/ }).getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await dana.page.getByRole('list', { name: 'Closing agents' }).getByText(/\(813\) 555-0188/).waitFor();
  });

  it('at one firm, what one left alone shows what the other wrote, and a firm that is retired keeps its open form', async () => {
    await Promise.all([dana, victor].map((person) => person.opens(AGENTS, 'Company settings')));
    const his = await editItem(victor, 'Lakeside Closing');
    await his.getByLabel('Phone').fill('(407) 555-0199');
    await dana.sends('PUT', `${agentsUrl}/Items/3`, { city: 'Kissimmee' });
    await his.getByText('Dana Kim changed this from').waitFor();
    expect(await his.getByLabel('City').inputValue()).toBe('Kissimmee');
    await dana.page.getByRole('button', { name: 'Retire Lakeside Closing' }).click();
    await history(victor).first().getByText(/Retired/).waitFor();
    expect(await his.getByLabel('Phone').inputValue()).toBe('(407) 555-0199');
    await dana.page.getByRole('button', { name: 'Restore Lakeside Closing' }).click();
    await dana.page.getByRole('button', { name: 'Retire Lakeside Closing' }).waitFor();
    await dana.sends('PUT', `${agentsUrl}/Items/3`, { city: 'Orlando' });
  });

  it('an item is added, moved by keyboard, retired and restored, live for both', async () => {
    const address = '/admin/company-settings?list=contractsProcessors';
    await Promise.all([dana, victor].map((person) => person.opens(address, 'Company settings')));
    const { page } = dana;
    await page.getByRole('button', { name: 'Add processor' }).click();
    await page.keyboard.type('Processor Z');
    await page.keyboard.press('Control+Enter');
    const watched = victor.page.getByRole('list', { name: 'Contracts processors', exact: true }).getByRole('listitem');
    await watched.last().getByText('Processor Z').waitFor();

    // A colleague may see the item before its own form has closed, which holds the buttons back.
    const up = page.locator('button[aria-label="Move Processor Z up"]:enabled');
    await up.waitFor();
    await up.focus();
    await page.keyboard.press('Enter');
    await watched.nth(2).getByText('Processor Z').waitFor();
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Move Processor Z up');
    for (const place of [1, 0]) {
      await page.keyboard.press('Enter');
      await watched.nth(place).getByText('Processor Z').waitFor();
    }
    // On top there is no further up.
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Move Processor Z down');

    await page.getByRole('button', { name: 'Retire Processor Z' }).click();
    const retired = victor.page.getByRole('list', { name: 'Retired contracts processors' });
    await retired.getByText('Processor Z').waitFor();
    await retired.getByRole('button', { name: 'Restore Processor Z' }).click();
    // Nobody is to choose it on the screens of other tests.
    await page.getByRole('button', { name: 'Retire Processor Z' }).click();
    await retired.getByText('Processor Z').waitFor();
  });
});

it('A contract copies the firm that is chosen, and keeps the copy when the firm moves', async () => {
  // A contract that names the firm already would keep the details that it has.
  const { contractId } = (await contractsThatAre('Closed', dana)).slice(2).find(({ closingAgent }) => closingAgent !== 'Harbor Escrow')!;
  await reopened(contractId, dana);
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  const sales = await edit(dana, 'Sales');
  await sales.getByLabel('Closing agent', { exact: true }).selectOption('Lakeside Closing');
  await sales.getByLabel('Closing agent', { exact: true }).selectOption('Harbor Escrow');
  await eventually(async () => expect(await sales.getByLabel('Closing agent city').innerText()).toBe('Tampa'));
  await sales.getByLabel('TO used').selectOption('NO');
  expect(await sales.getByLabel('TO', { exact: true }).count()).toBe(0);
  await sales.getByRole('button', { name: 'Save' }).click();
  await sales.getByText('48 Harbor Lane, Suite 3, Tampa, FL 33602').waitFor();

  await victor.sends('PUT', `${agentsUrl}/Items/2`, { city: 'Miami' });
  await dana.page.reload();
  await sales.getByText('48 Harbor Lane, Suite 3, Tampa, FL 33602').waitFor();
  await history(dana).first().getByText(/Harbor Escrow/).waitFor();
});

it('A form that is open offers at once what a colleague adds to a list, and keeps what was chosen in it', async () => {
  const grace = await colleague('closing-manager');
  const contractId = (await contractsThatAre('Closed', dana))[4]!.contractId;
  await grace.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  const sales = await edit(grace, 'Sales');
  await sales.getByLabel('Closing agent', { exact: true }).selectOption('Harbor Escrow');
  const agents = '/api/CompanySettings/Lists/escrowAgents';
  await dana.sends('POST', `${agents}/Items`, { name: 'Escrow at once' });
  const offered = sales.getByLabel('Escrow agent', { exact: true }).getByRole('option', { name: 'Escrow at once' });
  await offered.waitFor({ state: 'attached' });
  expect(await sales.getByLabel('Closing agent', { exact: true }).inputValue()).toBe('Harbor Escrow');
  const { items } = (await dana.sends('GET', agents)) as { items: readonly { itemId: number; facts: { name: string } }[] };
  await dana.sends('POST', `${agents}/Items/${items.find(({ facts }) => facts.name === 'Escrow at once')!.itemId}/Retire`);
  await offered.waitFor({ state: 'detached' });
  expect(grace.pageLoads).toBe(1);
});

it('Details that a contract has not, or has otherwise than the settings, are taken over when somebody asks for it', async () => {
  const contractId = (await contractsThatAre('Closed', dana))[3]!.contractId;
  await reopened(contractId, dana);
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { closingAgent: 'First Coast Title', closingAgentCity: '', closingAgentPhone: '' });
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  const sales = await edit(dana, 'Sales');
  const take = sales.getByRole('button', { name: 'Take details from settings' });
  expect(await sales.getByLabel('Closing agent city').innerText()).toBe('–');
  await take.click();
  await take.waitFor({ state: 'detached' });
  expect(await sales.getByLabel('Closing agent city').innerText()).toBe('Jacksonville');
  await sales.getByRole('button', { name: 'Save' }).click();
  await sales.getByText(/Jacksonville/).waitFor();
});

it('An item is told everything that is wrong with it at once, at its fields', async () => {
  await dana.opens(AGENTS, 'Company settings');
  dana.expectsTrouble(/422/);
  await dana.page.getByRole('button', { name: 'Add closing agent' }).click();
  for (const [field, words] of Object.entries({ Firm: 'Nowhere Title', 'ZIP code': '3', Phone: 'call me' })) await dana.page.getByLabel(field, { exact: true }).fill(words);
  await dana.page.locator('form').getByRole('button', { name: 'Add closing agent' }).click();
  await dana.page.getByText('This is no phone number').waitFor();
  await dana.page.getByText('A ZIP code has five digits, or nine with a dash').waitFor();
  expect(await dana.page.getByText('A ZIP code has five digits, or nine with a dash').count()).toBe(1);
  await dana.page.getByRole('button', { name: 'Cancel' }).click();
  await dana.page.getByRole('button', { name: 'Discard changes' }).click();
});

it('The company’s name changes in the windows of all who follow its settings, and on the sign-in page', async () => {
  await Promise.all([dana, victor].map((person) => person.opens('/admin/company-settings', 'Company settings')));
  const general = await edit(dana, 'General');
  await general.getByLabel('Name', { exact: true }).fill('Harbor & Sons');
  await general.getByLabel('State').fill('Florida');
  await general.getByRole('button', { name: 'Save' }).click();
  await general.getByText('A state has two letters, like FL').waitFor();
  await general.getByLabel('State').fill('FL');
  await general.getByRole('button', { name: 'Save' }).click();
  for (const { page } of [dana, victor]) {
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Harbor & Sons').first().waitFor();
    await eventually(async () => expect(await page.title()).toBe('Company settings – Harbor & Sons'));
  }
  const guest = await visitor();
  await guest.opens('/auth/login-page', 'Harbor & Sons');
  expect(await guest.page.title()).toBe('Sign in – Harbor & Sons');
  await dana.sends('PUT', '/api/CompanySettings/Facts', { companyName: 'Vacation Resales' });
});

it('The prompt for a deal that is not complete names the platform as the company calls it', async () => {
  // A contract that names the firm already would keep the details that it has.
  const { contractId } = (await contractsThatAre('Closed', dana)).slice(2).find(({ closingAgent }) => closingAgent !== 'Harbor Escrow')!;
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { tppDealNumber: '', tppLink: 'https://deals.example.com/1', reason: 'Number of another deal' });
  await dana.opens('/admin/company-settings', 'Company settings');
  const general = await edit(dana, 'General');
  await general.getByLabel('Deal platform').fill('Deal Desk');
  await general.getByRole('button', { name: 'Save' }).click();
  await general.getByText('Deal Desk').waitFor();
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  await dana.page.getByRole('link', { name: 'Complete Deal Desk Contract' }).first().waitFor();
  await dana.sends('PUT', '/api/CompanySettings/Facts', { dealPlatformName: 'TPP' });
});

it('A list, the form of an item and the sales form of a contract can be used by everybody, in light and dark', async () => {
  await dana.opens(AGENTS, 'Company settings');
  await dana.page.getByRole('button', { name: 'Retire Lakeside Closing' }).click();
  await dana.page.getByRole('button', { name: 'Restore Lakeside Closing' }).waitFor();
  expect(await barriersOn(dana.page)).toEqual([]);
  await dana.page.getByRole('button', { name: 'Restore Lakeside Closing' }).click();
  await editItem(dana, 'Lakeside Closing');
  expect(await barriersOn(dana.page)).toEqual([]);
  // A contract that names the firm already would keep the details that it has.
  const { contractId } = (await contractsThatAre('Closed', dana)).slice(2).find(({ closingAgent }) => closingAgent !== 'Harbor Escrow')!;
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  await edit(dana, 'Sales');
  expect(await barriersOn(dana.page)).toEqual([]);
});

/** Opens the form of one item, and answers with the card that holds it. */
async function editItem({ page }: Colleague, name: string) {
  const card = page.getByRole('region', { name: 'Closing agents' });
  await card.getByRole('button', { name: `Edit ${name}` }).click();
  await card.getByRole('button', { name: 'Save' }).waitFor();
  return card;
}
