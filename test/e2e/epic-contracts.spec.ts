import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { choose, history, listRow } from './support/screens.js';

interface Contract {
  readonly epicContractId: number;
  readonly contractStatus: string;
  readonly financedAmount: string;
}

describe('A membership contract', () => {
  it('is closed and rescinded before the eyes of a colleague, whose list and ledger follow', async () => {
    const [tom, grace, rosa] = await Promise.all([colleague('epic-manager'), colleague('closing-manager'), colleague('inventory-manager')]);
    const { epicContractId } = await contractWith(tom, ({ contractStatus }) => contractStatus === 'Preparing To Close');
    await grace.opens('/admin/epic-contracts', 'Epic Contracts');
    await grace.page.getByPlaceholder(/^Buyer, contract/).fill(String(epicContractId));
    const row = listRow(grace, String(epicContractId));
    await row.getByText('Preparing To Close').waitFor();
    await rosa.opens('/admin/points-ledger', 'Epic Points Ledger');
    const newest = rosa.page.getByRole('row').nth(1);

    await tom.opens(`/admin/epic-contracts-detail/${epicContractId}`, `Epic Contract ${epicContractId}`);
    await choose(tom, 'Status', 'Closed');
    await tom.page.getByRole('alertdialog').getByText("15,000 points are taken from the company's ledger").waitFor();
    await tom.page.getByRole('button', { name: 'Set to Closed' }).click();
    await row.getByText('Closed', { exact: true }).waitFor();
    await eventually(async () => expect(await ledgerRow(rosa)).toEqual(expect.arrayContaining(['Membership', 'Debit', '15,000', String(epicContractId)])));
    await history(tom).filter({ hasText: '15,000 points taken from the company' }).first().waitFor();

    await choose(tom, 'Status', 'Rescinded');
    const why = tom.page.getByRole('dialog');
    await why.getByText("15,000 points go back to the company's ledger").waitFor();
    await why.getByRole('textbox').fill("O'Brien wrote a letter in time");
    await why.getByRole('button', { name: 'Change' }).click();
    await row.getByText('Rescinded', { exact: true }).waitFor();
    await eventually(async () => expect(await ledgerRow(rosa)).toEqual(expect.arrayContaining(['Membership', 'Credit', '15,000', String(epicContractId)])));
    expect([grace.pageLoads, rosa.pageLoads]).toEqual([1, 1]);
    await newest.getByText('Credit').waitFor();
  });

  it('says every payment of its loan, down to nothing owed', async () => {
    const tom = await colleague('epic-manager');
    const { epicContractId } = await contractWith(tom, ({ financedAmount }) => Number(financedAmount) > 0);
    await tom.opens(`/admin/epic-contracts-detail/${epicContractId}`, `Epic Contract ${epicContractId}`);
    await tom.page.getByRole('region', { name: 'Truth in lending' }).getByRole('button', { name: 'Payment schedule' }).click();
    const payments = tom.page.getByRole('region', { name: 'Payments' }).getByRole('row');
    await payments.nth(60).waitFor();
    expect(await payments.nth(60).getByRole('cell').last().textContent()).toBe('0.00');
    await tom.page.keyboard.press('Escape');
    await payments.first().waitFor({ state: 'detached' });
  });
});

async function contractWith(who: Colleague, fits: (contract: Contract) => boolean): Promise<Contract> {
  return ((await who.sends('GET', '/api/EpicContracts/')) as Contract[]).find(fits)!;
}

async function ledgerRow({ page }: Colleague): Promise<readonly string[]> {
  return page.getByRole('row').nth(1).getByRole('gridcell').allTextContents();
}
