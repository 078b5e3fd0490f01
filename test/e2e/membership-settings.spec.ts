import type { Colleague } from './support/colleague.js';
import { colleague } from './support/office.js';

const FEES = '/api/CompanySettings/MembershipFees';
const documented = { loanProcessingFee: '200.00', aprCeiling: '18.00', prepaidInSalePrice: 'No' };

let dana: Colleague;
let tom: Colleague;

beforeEach(async () => {
  [dana, tom] = await Promise.all([colleague('executive'), colleague('epic-manager')]);
});
afterEach(() => dana.sends('PUT', FEES, documented));

describe('When somebody changes what memberships are sold at', () => {
  it('an open form of a new contract follows at once, and a contract that is made says what it keeps', async () => {
    const made = (await tom.sends('POST', '/api/EpicContracts/', { buyerLastName: 'Tanaka', membershipTier: 'Odyssey', transactionType: 'Finance Transaction' })) as { epicContractId: number };
    await Promise.all([dana.opens('/admin/company-settings?part=fees', 'Company settings'), tom.opens('/admin/epic-contracts-new', 'New Epic Contract')]);
    await tom.page.getByRole('radio', { name: /Odyssey/ }).check({ force: true });
    await tom.page.getByLabel('Transaction type').selectOption('Finance Transaction');
    await tom.page.getByText('ceiling 18.00%').waitFor();

    await dana.page.getByRole('button', { name: /^Edit/ }).click();
    await dana.page.getByLabel('APR ceiling').fill('0');
    await dana.page.getByRole('button', { name: 'Save' }).click();
    await dana.page.getByText('The APR ceiling is above 0 and at most 100 percent').waitFor();
    await dana.page.getByLabel('APR ceiling').fill('17.50');
    await dana.page.getByLabel('Loan processing fee').fill('210');
    await dana.page.getByLabel('Fee in Total Sale Price').selectOption('Yes');
    await dana.page.getByRole('button', { name: 'Save' }).click();

    await tom.page.getByText('ceiling 17.50%').waitFor();
    await tom.page.getByText('with 210.00 prepaid').waitFor();
    await tom.page.getByText('the prepaid 210.00 is paid at closing and in it').waitFor();
    expect(tom.pageLoads).toBe(1);
    await tom.page.getByRole('button', { name: 'Payment schedule' }).click();
    const payments = tom.page.getByRole('dialog').getByRole('row');
    await payments.nth(61).waitFor();
    expect(await payments.count()).toBe(62);

    await dana.opens(`/admin/epic-contracts-detail/${made.epicContractId}`, `Epic Contract ${made.epicContractId}`);
    const kept = dana.page.getByRole('region', { name: 'Made with' });
    await kept.getByRole('row', { name: 'APR ceiling 18.00% 17.50%' }).waitFor();
    await kept.getByRole('row', { name: 'Loan processing fee 200.00 210.00' }).waitFor();
    await kept.getByRole('row', { name: 'Fee in Total Sale Price No Yes' }).waitFor();
    await dana.page.getByText('the prepaid 200.00 is paid at closing and not in it').waitFor();
    await dana.sends('PUT', FEES, documented);
    await kept.waitFor({ state: 'detached' });
  });
});
