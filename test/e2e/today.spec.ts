import type { TodayWaiting } from '../../backend/platform/today/today.dto.js';
import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { colleague } from './support/office.js';

let dana: Colleague;
let marcus: Colleague;
let contractId: number;

const overdue = async (): Promise<number> => ((await dana.sends('GET', '/api/Today/Waiting')) as TodayWaiting).lines.find(({ name }) => name === 'contracts-overdue')!.count;

beforeEach(async () => {
  dana = await colleague('executive');
  marcus = await colleague('sales-manager');
  contractId = (await contractsThatAre('Draft', dana))[0]!.contractId;
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { closingDate: '2030-01-15' });
});

it('a record that changed is one line of Today on a desktop', async () => {
  const { page } = dana;
  await page.setViewportSize({ width: 1440, height: 900 });
  await marcus.sends('PUT', `/api/Contracts/${contractId}`, { closingDate: '2030-01-17', notes: 'A long story of why this day and no other suits the buyer', purchasePrice: '12345.00', reason: 'The buyer is in a hurry, and so is the seller, whose week it was' });
  await dana.opens('/admin/today', 'Today');
  const lines = page.getByRole('region', { name: 'What changed since you were last here' }).locator('.today-save:visible');
  await lines.filter({ hasText: 'The buyer is in a hurry, and so' }).waitFor();
  const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(45);
});

it('Today shows what a colleague changes at once and leads to the history of it; a count moves with it and opens exactly its rows', async () => {
  const { page } = dana;
  const before = await overdue();
  await dana.opens('/admin/today', 'Today');
  const changed = page.getByRole('region', { name: 'What changed since you were last here' });
  const waits = page.getByRole('region', { name: 'What waits for you' });
  await page.getByRole('region', { name: 'Your figures' }).getByRole('link', { name: 'Volume this month' }).waitFor();
  await waits.getByRole('link', { name: new RegExp(`^${before} contracts? overdue to close$`) }).waitFor();

  await marcus.sends('PUT', `/api/Contracts/${contractId}`, { closingDate: '2026-01-15', reason: 'The buyer is in a hurry' });
  const save = changed.getByRole('listitem').filter({ hasText: 'The buyer is in a hurry' });
  await save.getByText('Closing date 01/15/2030 → 01/15/2026').waitFor();
  await waits.getByRole('link', { name: `${before + 1} contracts overdue to close` }).click();
  await page.getByRole('heading', { level: 1, name: 'Contracts' }).waitFor();
  await page.getByText(new RegExp(`^${before + 1} of \\d+$`)).waitFor();
  await page.getByRole('button', { name: /^Status: In Progress$/ }).waitFor();

  await page.goBack();
  await save.getByRole('link', { name: 'Closing date' }).click();
  await page.getByRole('heading', { level: 1, name: `Contract ${contractId}` }).waitFor();
  await page.getByRole('region', { name: 'History' }).getByText(/^\d+ of \d+ versions$/).waitFor();

  await page.goBack();
  await changed.getByRole('button', { name: 'Mark as seen' }).click();
  await changed.getByText('Nobody changed anything since.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await save.waitFor();
});
