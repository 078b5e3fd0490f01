import type { Response } from 'playwright-core';
import { formatMoney } from '../../frontend/kit/format/money.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

const CONTRACT = 1090;

it('A made contract is read in the browser, version by version, with what changed said in words and marked on its pages', async () => {
  const dana = await colleague('executive');
  const { page } = dana;
  const revised = (purchasePrice: string) => dana.sends('PUT', `/api/Contracts/${CONTRACT}`, { purchasePrice, reason: 'As agreed' });
  const made = async (purchasePrice: string): Promise<number> => {
    await revised(purchasePrice);
    const { documents } = (await dana.sends('POST', `/api/Contracts/PrintContract/${CONTRACT}`)) as { documents: readonly { document: string; version: number }[] };
    return documents.findLast(({ document }) => document === 'buyer')!.version;
  };
  const before = await made('9100.00');
  const newest = await made('9300.00');
  const opened = (path: string): Promise<Response> => page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().resourceType() === 'fetch');
  const isDrawn = async (answer: Promise<Response>): Promise<void> => {
    expect([(await answer).status(), (await answer).headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(await (await answer).finished()).toBeNull();
    await page.getByRole('group', { name: /, pages$/ }).getByText('This contract is made between', { exact: false }).waitFor({ state: 'attached' });
  };

  const first = opened(`/Documents/buyer/${newest}`);
  await dana.opens(`/admin/contracts-documents/${CONTRACT}`, `Contract ${CONTRACT}`);
  await isDrawn(first);
  const versions = page.getByRole('group', { name: 'Buyer contract', exact: true });
  await versions.getByText(`Since version ${before}`).waitFor();
  for (const price of ['9100.00', '9300.00']) expect(await versions.innerText()).toContain(formatMoney(price));

  const marked = opened(`/Documents/buyer/${newest}/Marked`);
  await page.getByText('What changed', { exact: true }).click();
  await isDrawn(marked);

  const older = opened(`/Documents/buyer/${before}`);
  await versions.getByRole('link', { name: `Version ${before}`, exact: true }).click();
  await isDrawn(older);
  await page.getByRole('heading', { level: 2, name: `Buyer contract ${before}` }).waitFor();

  // Left behind by its contract while somebody reads it.
  await revised('9500.00');
  await versions.getByRole('button', { name: 'Contract changed since' }).click();
  await versions.getByText(formatMoney('9500.00')).waitFor();
});

it('Whoever sends a document from its page, by keys, keeps the focus while the button says that it went, and reads who is to sign', async () => {
  const dana = await colleague('executive');
  const { page } = dana;
  const contractId = await madeFor(dana, { coBuyerFirstName: 'Diego', coBuyerLastName: "O'Brien", coBuyerEmail: 'diego@example.com' });
  await dana.opens(`/admin/contracts-documents/${contractId}`, `Contract ${contractId}`);
  const row = page.getByRole('group', { name: 'Buyer contract', exact: true });
  await row.getByText('Not sent').waitFor();
  await row.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await row.getByRole('button', { name: 'Done', exact: true }).and(page.locator(':focus')).waitFor();
  await row.getByText('Out for signature').waitFor();
  const card = page.getByRole('region', { name: 'Signing buyer contract 1' });
  await card.getByText('Waits for buyer').waitFor();
  await card.getByText(/to Fatima O'Brien/).first().waitFor();
  expect(await card.innerText()).not.toContain('(buyer)');
  // The button leaves once it has said so; the focus stays in its card.
  await eventually(async () => expect(await page.evaluate('document.activeElement.textContent')).toBe('Documents'));
});

it('The listing agreement of the unit is read beside the contract that sells it', async () => {
  const dana = await colleague('executive');
  const { page } = dana;
  await dana.sends('POST', '/api/Inventories/GenerateListingAgreement/15');
  const contractId = await madeFor(dana, { inventoryId: 15 });
  const read = page.waitForResponse((answer) => /\/Inventories\/15\/ListingAgreement\/\d+$/.test(answer.url()));
  await dana.opens(`/admin/contracts-documents/${contractId}`, `Contract ${contractId}`);
  const card = page.getByRole('region', { name: 'Documents', exact: true });
  await card.getByRole('group', { name: 'Listing agreement' }).getByRole('link', { name: /^listing-agreement-15-v\d+\.pdf$/ }).click();
  expect((await read).status()).toBe(200);
  await page.getByRole('heading', { level: 2, name: /^Listing agreement \d+$/ }).waitFor();
});

it('Whoever takes a document back from its signers types why at once', async () => {
  const dana = await colleague('executive');
  const contractId = await madeFor(dana);
  await dana.sends('POST', `/api/Contracts/${contractId}/send-buyer-contract`);
  await dana.opens(`/admin/contracts-documents/${contractId}`, `Contract ${contractId}`);
  await dana.page.getByRole('button', { name: 'Void…' }).click();
  const why = dana.page.getByRole('alertdialog').getByLabel('Why it is taken back');
  await why.and(dana.page.locator(':focus')).waitFor();
  await dana.page.keyboard.type('Price changed');
  await dana.page.getByRole('alertdialog').getByRole('button', { name: 'Void', exact: true }).click();
  await dana.page.getByRole('region', { name: 'Signing buyer contract 1' }).getByText('Price changed').first().waitFor();
});

/** A contract whose buyer contract is made. */
async function madeFor(dana: Colleague, more: object = {}): Promise<number> {
  const newContract = { contractType: 'HSI', buyerEntityType: 'INDIVIDUAL', buyerFirstName: 'Fatima', buyerLastName: "O'Brien", buyerEmail: 'fatima.obrien@example.com', purchasePrice: '1500.00', ...more };
  const { contractId } = (await dana.sends('POST', '/api/Contracts/', newContract)) as { contractId: number };
  await dana.sends('POST', `/api/Contracts/PrintContract/${contractId}`);
  return contractId;
}
