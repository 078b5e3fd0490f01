import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { colleague } from './support/office.js';
import { choose } from './support/screens.js';

let dana: Colleague;
let contractId = 0;

beforeEach(async () => {
  dana = await colleague('executive');
  if (contractId > 0) return;
  contractId = (await contractsThatAre('Signed', dana))[1]!.contractId;
  for (let day = 10; day < 16; day++) await dana.sends('PUT', `/api/Contracts/${contractId}`, { closingDate: `2026-12-${day}` });
});

const contract = (of = `contracts-detail/${contractId}`) => dana.opens(`/admin/${of}`, `Contract ${contractId}`);

/** Every screen is looked at as it opens by `accessibility.spec.ts`; here what people open on them. */
const states: Readonly<Record<string, () => Promise<unknown>>> = {
  'a long history with its filters': async () => {
    await contract();
    await dana.page.getByRole('button', { name: /^Period/ }).click();
    await dana.page.getByText('Last 7 days').waitFor();
  },
  'the history of one value': async () => {
    await contract();
    await dana.page.getByRole('region', { name: 'Dates' }).getByRole('button', { name: '12/15/2026' }).click();
    await dana.page.getByRole('dialog').waitFor();
  },
  'two versions beside each other': async () => {
    await contract();
    await dana.page.getByRole('button', { name: 'Compare' }).click();
    await dana.page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  },
  'the question before a contract is canceled': async () => {
    await contract();
    await choose(dana, 'Status', 'Canceled');
    await dana.page.getByRole('alertdialog').waitFor();
  },
  'every section being edited': async () => {
    await contract(`contracts-edit/${contractId}`);
    await dana.page.getByLabel('Sales agent').waitFor();
  },
  'a contract as it was': async () => {
    await contract(`contracts-detail/${contractId}?version=1`);
    await dana.page.getByText(/^As it was/).waitFor();
  },
  'a version of a document beside what changed in it': async () => {
    for (const marketingFee of ['150.00', '160.00']) {
      await dana.sends('PUT', '/api/Inventories/207', { marketingFee });
      await dana.sends('POST', '/api/Inventories/GenerateListingAgreement/207');
    }
    await dana.opens('/admin/listings-agreement/207?version=2&marked=yes', 'Agreement of listing 207');
    await dana.page.getByText('Since version 1').waitFor();
  },
  'a search whose boxes say what is wrong with them': async () => {
    await dana.opens('/admin/inventory', 'Inventory');
    await dana.page.getByRole('search', { name: 'Units' }).getByRole('textbox', { name: 'Week' }).fill('24-20');
    await dana.page.keyboard.press('Enter');
    await dana.page.getByText('Weeks from 1 to 53, like 20-24, 51').waitFor();
  },
  'a form that says what can hardly be so': async () => {
    await dana.opens('/admin/listings-edit/207', /\S/);
    await dana.page.getByLabel('Listing price').fill('99,000');
    await dana.page.getByText(/^Above the retail price/).waitFor();
  },
  'the contracts behind a slice of the dashboard': async () => {
    await dana.opens('/admin/reports-contracts-dashboard?behind=status:Closed', /dashboard/i);
    await dana.page.getByRole('gridcell').first().waitFor();
  },
  'a lead that others share a phone with, all of them named': async () => {
    await dana.opens('/admin/leads-detail/1', 'James Marie Brown');
    await dana.page.getByRole('button', { name: /^and \d+ more$/ }).click();
    await dana.page.getByRole('region', { name: 'Privacy' }).waitFor();
  },
  'a tour being booked on the page of its lead': async () => {
    await dana.opens('/admin/leads-detail/1', 'James Marie Brown');
    await dana.page.getByRole('button', { name: 'Book New Tour' }).click();
    await dana.page.getByRole('button', { name: 'Save', exact: true }).last().waitFor();
  },
  'a delivery of gifts being entered': async () => {
    await dana.sends('PUT', '/api/GiftTypes/4', { keepsStock: 'Yes' });
    await dana.opens('/admin/gifts-detail/4', 'Beach Towel');
    await dana.page.getByRole('button', { name: 'Receive', exact: true }).click();
    await dana.page.getByRole('dialog').waitFor();
  },
  'a wall’s link that was just made': async () => {
    await dana.opens('/admin/wall-links', 'Walls');
    await dana.page.getByLabel('Where it hangs').fill('Lobby');
    await dana.page.keyboard.press('Enter');
    await dana.page.getByText(/^Open this address/).waitFor();
  },
  'how strong a password is': async () => {
    await dana.opens('/admin/my-account', 'My account');
    await dana.page.getByLabel('New password', { exact: true }).fill('Summer-2026');
    await dana.page.locator('.password-strength').waitFor();
  },
};

it.each(Object.entries(states))('Everybody can use %s, in light and in dark', async (_, open) => {
  await open();
  expect(await barriersOn(dana.page)).toEqual([]);
});
