import { mailsTo } from '../support/mailed-links.js';
import { signsWith } from '../support/signs-with.js';
import { signIn } from '../support/start-app.js';
import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { edit } from './support/screens.js';

const couple = { buyerEntityType: 'INDIVIDUAL', buyerFirstName: 'Fatima', buyerLastName: 'López', buyerEmail: 'fatima@example.com', coBuyerFirstName: 'Diego', coBuyerLastName: 'López', coBuyerEmail: 'diego@example.com' };

it('A price between two signatures changes only once that is confirmed in words that name who has signed', async () => {
  const dana = await colleague('executive');
  const { contractId } = (await contractsThatAre('Draft', dana)).at(-1)!;
  const title = `Contract ${contractId}`;
  await dana.opens(`/admin/contracts-detail/${contractId}`, title);
  await signedByTheFirst(dana, contractId);

  dana.expectsTrouble(/409/);
  await dana.opens(`/admin/contracts-detail/${contractId}`, title);
  const terms = await edit(dana, 'Financial terms');
  await terms.getByLabel('Purchase price').fill('9,500.00');
  const save = terms.getByRole('button', { name: 'Save' });
  await save.click();
  const question = dana.page.getByRole('alertdialog', { name: /Fatima López \(buyer\) signed before this change.*purchase price changes only when that is confirmed/ });
  await question.waitFor();

  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await priceOf(dana, contractId)).toBe('9000.00');
  expect(await terms.getByLabel('Purchase price').inputValue()).toBe('9,500.00');

  await save.click();
  await question.getByRole('button', { name: 'Change it' }).click();
  await terms.getByRole('button', { name: /^Edit / }).waitFor();
  expect(await priceOf(dana, contractId)).toBe('9500.00');
}, 180_000);

async function signedByTheFirst(dana: Colleague, id: number): Promise<void> {
  await dana.sends('PUT', `/api/Contracts/${id}`, { ...couple, purchasePrice: '9000.00' });
  for (const path of [`PrintContract/${id}`, `${id}/send-buyer-contract`]) await dana.sends('POST', `/api/Contracts/${path}`);
  const { origin } = new URL(dana.page.url());
  const [mail] = await mailsTo(await signIn(origin, 'executive'), couple.buyerEmail);
  await signsWith(origin, /#([\w-]{43})/.exec(mail!.text)![1]!);
  const signedBy = async () => ((await dana.sends('GET', `/api/Contracts/${id}`)) as { signings: { signedBy: unknown[] }[] }).signings.at(-1)!.signedBy;
  await eventually(async () => expect(await signedBy()).toHaveLength(1));
}

async function priceOf(dana: Colleague, id: number): Promise<string> {
  return ((await dana.sends('GET', `/api/Contracts/${id}`)) as { purchasePrice: string }).purchasePrice;
}
