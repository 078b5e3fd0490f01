import type { Response } from 'playwright-core';
import { formatMoney } from '../../frontend/kit/format/money.js';
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
  const versions = page.getByRole('region', { name: 'Buyer contract', exact: true });
  const changed = versions.getByRole('listitem').filter({ hasText: `Since version ${before}` });
  for (const price of ['9100.00', '9300.00']) expect(await changed.innerText()).toContain(formatMoney(price));

  const marked = opened(`/Documents/buyer/${newest}/Marked`);
  await page.getByText('What changed', { exact: true }).click();
  await isDrawn(marked);

  const older = opened(`/Documents/buyer/${before}`);
  await versions.getByRole('link', { name: `Version ${before}`, exact: true }).click();
  await isDrawn(older);
  await page.getByRole('heading', { level: 2, name: `Buyer contract, version ${before}` }).waitFor();

  // Left behind by its contract while somebody reads it.
  await revised('9500.00');
  await versions.getByRole('button', { name: 'Contract changed since' }).click();
  await versions.getByText(formatMoney('9500.00')).waitFor();
});

it('Whoever takes a document back from its signers types why at once', async () => {
  const dana = await colleague('executive');
  const newContract = { contractType: 'HSI', buyerEntityType: 'INDIVIDUAL', buyerFirstName: 'Fatima', buyerLastName: "O'Brien", buyerEmail: 'fatima.obrien@example.com', purchasePrice: '1500.00' };
  const { contractId } = (await dana.sends('POST', '/api/Contracts/', newContract)) as { contractId: number };
  await dana.sends('POST', `/api/Contracts/PrintContract/${contractId}`);
  await dana.sends('POST', `/api/Contracts/${contractId}/send-buyer-contract`);
  await dana.opens(`/admin/contracts-documents/${contractId}`, `Contract ${contractId}`);
  await dana.page.getByRole('button', { name: 'Void…' }).click();
  const why = dana.page.getByRole('alertdialog').getByLabel('Why it is taken back');
  await why.and(dana.page.locator(':focus')).waitFor();
  await dana.page.keyboard.type('Price changed');
  await dana.page.getByRole('alertdialog').getByRole('button', { name: 'Void', exact: true }).click();
  await dana.page.getByRole('region', { name: 'Signing buyer contract 1' }).getByText('Price changed').first().waitFor();
});
