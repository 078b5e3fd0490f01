import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { colleague } from './support/office.js';
import { choose, edit, history } from './support/screens.js';

let dana: Colleague;

beforeEach(async () => {
  dana = await colleague('executive');
});

const newContract = {
  contractType: 'HSI',
  contractStatus: 'Signed',
  contractDate: new Date().toISOString().slice(0, 10),
  buyerState: 'FL',
  purchasePrice: '21500.00',
  depositAmount: '2000.00',
  depositMadeBy: 'CHECK',
  fullAmountCollected: 'NO',
  fundsEscrowByDate: '2030-01-02',
  sellerSignBy: '2030-01-03',
  closingDate: '2030-01-04',
};

async function signedContract(): Promise<number> {
  const { contractId } = (await dana.sends('POST', '/api/Contracts/', newContract)) as { contractId: number };
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  return contractId;
}

it('A price of a signed contract may be explained, and a deposit above it is asked about before it is saved', async () => {
  await signedContract();
  const terms = await edit(dana, 'Financial terms');
  await terms.getByLabel('Deposit', { exact: true }).fill('99,999,999.00');
  await terms.getByLabel('Why is this changed? (optional)').fill('Typed on the phone');
  await terms.getByRole('button', { name: 'Save' }).click();
  const question = dana.page.getByRole('alertdialog');
  await question.getByText('The deposit of 99,999,999.00 is more than the contract sales price of 21,500.00. Should it be saved all the same?').waitFor();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await terms.getByLabel('Deposit', { exact: true }).fill('3,000.00');
  await terms.getByRole('button', { name: 'Save' }).click();
  await terms.getByText('3,000.00').first().waitFor();
  await history(dana).first().getByText('Typed on the phone').waitFor();
});

it('Nothing of a closed contract is saved without a reason, and its history shows it', async () => {
  const { contractId } = (await contractsThatAre('Closed', dana)).at(-1)!;
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  const buyer = await edit(dana, 'Buyer');
  await buyer.getByLabel('Buyer mobile phone', { exact: true }).fill('4075550187');
  await buyer.getByRole('button', { name: 'Save' }).click();
  await buyer.getByText('Please give a reason.').waitFor();
  await buyer.getByLabel('Why is this changed?').fill('New number by mail');
  await buyer.getByRole('button', { name: 'Save' }).click();
  await buyer.getByText('(407) 555-0187').waitFor();
  await history(dana).first().getByText('New number by mail').waitFor();
});

it('To close a contract while the buyer can rescind is asked about', async () => {
  await signedContract();
  await choose(dana, 'Status', 'Closed');
  const question = dana.page.getByRole('alertdialog');
  await question.getByText(/^The buyer can rescind until the end of \d\d\/\d\d\/\d{4}\. Should contract \d+ be closed all the same\?$/).waitFor();
  await question.getByRole('button', { name: 'Set to Closed' }).click();
  await dana.page.getByRole('button', { name: 'Status: Closed' }).waitFor();
});
