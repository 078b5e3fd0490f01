import type { Colleague } from './support/colleague.js';
import { contractsThatAre, reopened } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { history } from './support/screens.js';

let dana: Colleague;
let priya: Colleague;
let contractId: number;

beforeEach(async () => {
  [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
  contractId = (await contractsThatAre('Closed', dana))[7]!.contractId;
  await reopened(contractId, dana);
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { depositAmount: '1000.00', depositMadeBy: 'CHECK', fullAmountCollected: 'NO', closingDate: '2026-12-20', notes: '', escrowAgent: '' });
  await dana.opens(`/admin/contracts-edit/${contractId}`, `Contract ${contractId}`);
});

it('Edit opens every section, and Ctrl-Enter saves all of it as one command or none of it; what a colleague did meanwhile is asked in one question', async () => {
  const { page } = dana;
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saves.push(new URL(request.url()).pathname));
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const [terms, dates, sales] = [card('Financial terms'), card('Dates'), card('Sales')];
  const closing = dates.getByRole('textbox', { name: 'Closing date' });
  await sales.getByLabel('Escrow agent', { exact: true }).selectOption({ index: 1 });
  await terms.getByLabel('Notes').fill('All at once');
  await closing.fill('2/30/2027');
  await page.getByText('3 fields changed').waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(1);

  await terms.getByLabel('Deposit', { exact: true }).fill('3,000.00');
  await page.keyboard.press('Control+Enter');
  await dates.getByText('You must enter a valid closing date.').waitFor();
  await eventually(async () => expect(await page.evaluate('document.activeElement.name')).toBe('closingDate'));
  expect(saves).toEqual([]);

  await closing.fill('1/15/2027');
  await priya.sends('PUT', `/api/Contracts/${contractId}`, { depositAmount: '2000.00', closingDate: '2027-01-20' });
  await terms.getByText(/Priya Shah changed this to 2,000\.00/).waitFor();
  await dates.getByText(/Priya Shah changed this to 01\/20\/2027/).waitFor();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog');
  for (const field of ['Deposit', 'Closing date']) await question.getByRole('row', { name: new RegExp(`^${field}`) }).getByRole('radio').last().check();
  await question.getByRole('button', { name: 'Save merged' }).click();

  await page.waitForURL(`**/admin/contracts-detail/${contractId}`);
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
  await terms.getByText('All at once').waitFor();
  await dates.getByText('01/15/2027').waitFor();
  expect(saves).toEqual([`/api/Contracts/${contractId}`]);
  for (const place of [0, 1, 2]) await history(dana).nth(place).getByText('Dana Kim').waitFor();
  await history(dana).nth(3).getByText('Priya Shah').waitFor();
});

it('The edit asks for the whole contract: who buys and sells by what they are, a co-seller, the deal, the unit, options, books and the loan', async () => {
  const { page } = dana;
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saves.push(new URL(request.url()).pathname));
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const field = (section: string, label: string) => card(section).getByLabel(label, { exact: true });
  await field('Buyer', 'Buyer type').selectOption({ label: 'Trust' });
  // The first name stays: it is whom the trust is reached by.
  await field('Buyer', 'Buyer middle name').waitFor({ state: 'detached' });
  await field('Buyer', 'Buyer trust').fill('Kimball Family Trust');
  await field('Seller', 'Seller type').selectOption({ label: 'Individual' });
  await field('Seller', 'Co-seller last name').fill('Torp');
  await field('Contract', 'TPP number').fill('TPP-88');
  await field('Resort', 'Managing entity').fill('Bay Management');
  await field('Additional options', 'Resort enhancement').selectOption('RCI');
  await field('Accounting', 'COG amount').fill('1,502');
  await field('Loan', 'Financed amount').fill('1,601');
  await page.keyboard.press('Control+Enter');

  await page.waitForURL(`**/admin/contracts-detail/${contractId}`);
  await card('Buyer').getByText('Kimball Family Trust').waitFor();
  await card('Seller').getByText('Torp').waitFor();
  for (const [section, text] of [['Contract', 'TPP-88'], ['Resort', 'Bay Management'], ['Additional options', 'RCI'], ['Accounting', '1,502.00'], ['Loan', '1,601.00']] as const) await card(section).getByText(text).first().waitFor();
  expect(saves).toEqual([`/api/Contracts/${contractId}`]);
});
