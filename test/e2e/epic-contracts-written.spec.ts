import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { history, listRow } from './support/screens.js';

const TOUR = 1180;
const sixty = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

interface Contract {
  readonly epicContractId: number;
  readonly memberId: number;
}

const amount = ({ page }: Colleague, name: string) => page.getByRole('textbox', { name, exact: true });
const tier = ({ page }: Colleague, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const sums = ({ page }: Colleague) => page.getByRole('region', { name: 'What it comes to' });
const box = ({ page }: Colleague) => page.getByRole('region', { name: 'Truth in lending' });

async function saved(tom: Colleague): Promise<number> {
  await tom.page.getByRole('button', { name: 'Save' }).first().click();
  const title = tom.page.getByRole('heading', { level: 1, name: /^Epic Contract \d/ });
  await title.waitFor();
  return Number(/\d+/.exec((await title.textContent())!)![0]);
}

describe('A membership contract in the browser', () => {
  it('is written for the couple of a tour, seen live by a colleague, and edited over the ceiling with a reason', async () => {
    const [tom, grace] = await Promise.all([colleague('epic-manager'), colleague('closing-manager')]);
    await grace.opens('/admin/epic-contracts', 'Epic Contracts');
    await tom.opens(`/admin/tours-detail/${TOUR}`, /^Tour /);
    await tom.page.getByRole('region', { name: 'Purchase Options' }).getByRole('link', { name: 'Epic', exact: true }).click();
    await tom.page.getByRole('heading', { level: 1, name: 'New Epic Contract' }).waitFor();
    expect(await amount(tom, 'Buyer last name').inputValue()).not.toBe('');
    expect(await box(tom).count()).toBe(0);

    await tier(tom, 'Voyager').check();
    await tom.page.getByLabel('Transaction type').selectOption('Finance Transaction');
    await amount(tom, 'Purchase price').fill('6,200');
    await amount(tom, 'Additional down payment').fill('2,800');
    await tom.page.getByText('The minimum total purchase price including closing costs for this product is $7,995.00').waitFor();
    expect(await amount(tom, 'Purchase price').inputValue()).toMatch(/^6,[56]\d\d\.00$/);
    await box(tom).getByText('18.82%').waitFor();
    await tom.page.getByRole('button', { name: 'Save' }).first().click();
    expect(await tom.page.getByRole('heading', { level: 1 }).textContent()).toBe('New Epic Contract');
    await tom.page.getByRole('button', { name: /^Use \d/ }).click();
    await box(tom).getByText('18.00%', { exact: true }).waitFor();
    await sums(tom).getByText('A month, for 60 months').waitFor();

    const id = await saved(tom);
    await listRow(grace, String(id)).getByText('Voyager').waitFor();
    await history(tom).filter({ hasText: `Created from tour ${TOUR}` }).first().waitFor();

    await tom.page.getByRole('button', { name: 'Edit', exact: true }).click();
    await amount(tom, 'Additional down payment').fill('3000');
    await tom.page.getByText('It can be saved with a reason, and is marked.').waitFor();
    await tom.page.getByRole('button', { name: 'Save' }).click();
    await tom.page.getByText('Please give a reason.').waitFor();
    await tom.page.getByLabel('Why is this changed?').fill("O'Brien paid more at once");
    await tom.page.getByRole('button', { name: 'Save' }).click();
    await tom.page.getByText("Saved over the ceiling: O'Brien paid more at once").waitFor();
    await grace.page.getByRole('link', { name: 'Compliance' }).click();
    await listRow(grace, String(id)).waitFor();
    expect(grace.pageLoads).toBe(1);

    await tom.opens(`/admin/tours-detail/${TOUR}`, /^Tour /);
    await tom.page.getByRole('region', { name: 'Memberships' }).getByRole('link', { name: String(id) }).waitFor();
    await eventually(async () => expect(await tom.sends('GET', `/api/Tours/${TOUR}`)).toMatchObject({ tourResult: 'Purchased' }));
    const { memberId } = (await tom.sends('GET', `/api/EpicContracts/${id}`)) as Contract;
    await eventually(async () => expect(await tom.sends('GET', `/api/Members/${memberId}`)).toMatchObject({ memberStatus: 'Pending', epicContractId: id }));
  });

  it('takes names as people have them, and refuses a loan for a tier that is paid in full', async () => {
    const tom = await colleague('epic-manager');
    await tom.opens('/admin/epic-contracts-new', 'New Epic Contract');
    await tom.page.getByRole('button', { name: 'Save' }).first().click();
    await tom.page.getByText('Please choose a membership tier').first().waitFor();
    await amount(tom, 'Buyer first name').fill('🏖️');
    await amount(tom, 'Buyer last name').fill("O'Brien");
    await amount(tom, 'Co-buyer last name').fill(sixty);
    await tier(tom, 'Embarc').check();
    await tom.page.getByLabel('Transaction type').selectOption('Finance Transaction');
    await tom.page.getByText('Embarc and Rendezvous contracts must be paid in full with credit card or cash.').waitFor();
    expect(await tom.page.getByLabel('Transaction type').inputValue()).toBe('');
    await tom.page.getByLabel('Transaction type').selectOption('Credit Card (Full Payment)');
    await sums(tom).getByText('1,539.85').waitFor();
    const id = await saved(tom);
    expect(await tom.sends('GET', `/api/EpicContracts/${id}`)).toMatchObject({ buyerFirstName: '🏖️', buyerLastName: "O'Brien", coBuyerLastName: sixty, dueAtClosing: '1539.85' });
  });

  it('says at once which amount cannot be, and shows no sum of it', async () => {
    const tom = await colleague('epic-manager');
    await tom.opens('/admin/epic-contracts-new', 'New Epic Contract');
    await tier(tom, 'Voyager').check();
    await tom.page.getByLabel('Transaction type').selectOption('Finance Transaction');
    const down = amount(tom, 'Additional down payment');
    for (const [typed, fault] of [['-100', 'Additional down payment cannot be negative'], ['9,999', 'The down payments are more than the purchase price']] as const) {
      await down.fill(typed);
      await tom.page.locator('.form-fault', { hasText: fault }).waitFor();
      expect(await down.getAttribute('aria-invalid')).toBe('true');
      await sums(tom).getByText('–', { exact: true }).waitFor();
      expect(await box(tom).count()).toBe(0);
    }
    await down.fill('');
    await sums(tom).getByText('A month, for 60 months').waitFor();
    await amount(tom, 'Loan term').fill('0');
    await tom.page.locator('.form-fault', { hasText: 'Enter from 1 to 360 months' }).waitFor();
    await amount(tom, 'Buyer email').fill('not an email');
    await tom.page.getByRole('button', { name: 'Save' }).first().click();
    await tom.page.locator('.form-fault', { hasText: 'Enter a mail address' }).waitFor();
    expect(await tom.page.getByRole('heading', { level: 1 }).textContent()).toBe('New Epic Contract');
  });

  it('follows every key at 60 payments within a frame or two, without the server', async () => {
    const tom = await colleague('epic-manager');
    await tom.opens('/admin/epic-contracts-new', 'New Epic Contract');
    await tier(tom, 'Odyssey').check();
    await tom.page.getByLabel('Transaction type').selectOption('Finance Transaction');
    // The live line looks for the server meanwhile.
    tom.expectsTrouble(/socket\.io|ERR_INTERNET_DISCONNECTED/);
    await tom.page.context().setOffline(true);
    await amount(tom, 'Additional down payment').fill('1,000');
    await sums(tom).getByText('A month, for 60 months').waitFor();
    const before = await sums(tom).textContent();
    await amount(tom, 'Additional down payment').fill('2,000');
    await eventually(async () => expect(await sums(tom).textContent()).not.toBe(before));
    await tom.page.context().setOffline(false);
  });

  it('has no barriers while it is written, and while it is edited', async () => {
    const tom = await colleague('epic-manager');
    await tom.opens('/admin/epic-contracts-new', 'New Epic Contract');
    await tier(tom, 'Voyager').check();
    await tom.page.getByLabel('Transaction type').selectOption('Finance Transaction');
    await amount(tom, 'Additional down payment').fill('3,000');
    await box(tom).waitFor();
    expect(await barriersOn(tom.page)).toEqual([]);
    await tom.opens('/admin/epic-contracts-edit/2004', 'Epic Contract 2004');
    await amount(tom, 'Buyer last name').waitFor();
    expect(await barriersOn(tom.page)).toEqual([]);
  });
});
