import type { Colleague } from './support/colleague.js';
import { contractsThatAre, reopened } from './support/contracts.js';
import { colleague } from './support/office.js';
import { history } from './support/screens.js';

let dana: Colleague;
let contractId: number;

beforeEach(async () => {
  dana = await colleague('executive');
  contractId = (await contractsThatAre('Accounting Complete', dana))[0]!.contractId;
  await reopened(contractId, dana);
  for (const depositAmount of ['1000.00', '2000.00', '3000.00']) await dana.sends('PUT', `/api/Contracts/${contractId}`, { depositAmount, fullAmountCollected: 'NO', depositMadeBy: 'CHECK' });
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
});

it('An old entry of the history opens the whole contract as it was then, and nothing can be edited there', async () => {
  const terms = dana.page.getByRole('region', { name: 'Financial terms' });
  await terms.getByText('3,000.00', { exact: true }).first().waitFor();
  await dana.page.getByRole('button', { name: /^Edit / }).first().waitFor();
  await history(dana).filter({ hasText: '2,000.00' }).last().getByRole('button').first().click();

  await dana.page.getByText(/^As it was on /).waitFor();
  const said = await dana.page.getByText(/version \d+ of \d+, by Dana Kim/).textContent();
  expect(said).toContain(`version ${new URL(dana.page.url()).searchParams.get('version')} of `);
  await terms.getByText('2,000.00', { exact: true }).first().waitFor();
  expect(await dana.page.locator('mark').count()).toBeGreaterThan(0);
  expect(await dana.page.getByRole('button', { name: /^Edit / }).count()).toBe(0);
  expect(await dana.page.getByRole('button', { name: /^Status: / }).count()).toBe(0);

  await dana.page.getByRole('button', { name: 'Back to now' }).click();
  await terms.getByText('3,000.00', { exact: true }).first().waitFor();
  await dana.page.getByRole('button', { name: /^Status: / }).waitFor();
});

it('Two versions of a contract stand side by side', async () => {
  await history(dana).filter({ hasText: '→ 2,000.00' }).first().getByRole('button').first().click();
  await dana.page.getByRole('button', { name: 'Compare with now' }).click();
  const deposit = dana.page.getByRole('dialog').getByRole('row', { name: /^Deposit/ });
  await deposit.waitFor();
  expect(await deposit.getByRole('cell').allInnerTexts()).toEqual(['2,000.00', '3,000.00', '+1,000.00']);
});

it('The history says what a form and its cards say: phone numbers alike, and Yes for YES', async () => {
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { buyerHomePhone: '4075550142', isToUsed: 'NO' });
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { buyerHomePhone: '407.555.0143', isToUsed: 'YES' });
  await history(dana).filter({ hasText: '(407) 555-0142 → (407) 555-0143' }).first().waitFor();
  await history(dana).filter({ hasText: /TO used No → (TO used )?Yes/ }).first().waitFor();
  await dana.page.getByRole('button', { name: /^Edit financial terms/i }).click();
  expect(await dana.page.getByLabel('Deposit made by').getByRole('option').allTextContents()).toEqual(['–', 'Cash', 'Check', 'Credit Card', 'Money Order', 'Wire Transfer']);
});
