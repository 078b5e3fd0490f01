import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { colleague } from './support/office.js';

let dana: Colleague;
let contractId: number;

beforeEach(async () => {
  dana = await colleague('executive');
  contractId = (await contractsThatAre('Draft', dana))[0]!.contractId;
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { purchasePrice: '9100.00' });
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { purchasePrice: '9300.00', reason: 'Second week at the list price' });
});

it('Who changed the price of a contract, when, from what: one click on the price tells', async () => {
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  await dana.page.getByRole('region', { name: 'Financial terms' }).getByRole('button', { name: '9,300.00' }).first().click();
  const told = dana.page.getByRole('dialog', { name: 'History of Purchase price' });
  const newest = told.getByRole('listitem').first();
  expect(await newest.innerText()).toMatch(/9,300\.00 9,100\.00\s*\+200\.00\s*.*Dana Kim ·.*Today \d+:\d\d[AP]M\s*Second week at the list price/s);
  await dana.page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });

  await dana.page.getByRole('region', { name: 'Financial terms' }).getByRole('button', { name: '9,300.00' }).first().press('Enter');
  await told.getByRole('button', { name: 'Show in the history' }).click();
  await dana.page.getByRole('region', { name: 'History' }).getByText(/^\d+ of \d+ versions$/).waitFor();
});

it('What changed today in money fields: two choices on the page of all changes, with the sum, live and in its context', async () => {
  await dana.page.goto('/admin/changes');
  await dana.page.getByRole('button', { name: 'Period' }).click();
  await dana.page.getByRole('menuitem', { name: 'Today' }).click();
  await dana.page.getByRole('button', { name: 'Field', exact: true }).click();
  await dana.page.getByRole('menuitem', { name: 'Money fields' }).click();
  const save = dana.page.getByRole('listitem').filter({ hasText: 'Second week at the list price' }).first();
  await save.getByRole('button', { name: /^Purchase price 9,100\.00 → 9,300\.00 \+200\.00/ }).click();
  const panel = dana.page.getByRole('complementary', { name: 'Purchase price' });
  await panel.getByText(/^(Followed from|Saved with) it$/).waitFor();
  await panel.getByRole('link', { name: `Contract ${contractId}` }).waitFor();
  await dana.page.getByText(/\d+ changes: \+[\d,.]+ and -?[\d,.]+/).waitFor();

  await dana.sends('PUT', `/api/Contracts/${contractId}`, { purchasePrice: '9350.00' });
  await dana.page.getByRole('button', { name: /^Purchase price 9,300\.00 → 9,350\.00/ }).waitFor();
  await panel.getByRole('link', { name: 'Open as it was then' }).click();
  await dana.page.getByText(/^As it was on /).waitFor();
});
