import { jest } from '@jest/globals';
import { whyNotMade } from '../../backend/epic-contracts/documents/why-not-made.rules.js';
import type { EpicContractAnswer } from '../../backend/epic-contracts/epic-contract.dto.js';
import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';
import { history } from './support/screens.js';
import { PHONE, signsHere } from './support/signs-here.js';

jest.setTimeout(180_000);

const couple = { buyerFirstName: 'Olivia', buyerLastName: 'Walker', buyerEmail: 'olivia.walker@example.com', buyerState: 'FL', coBuyerFirstName: 'Maria', coBuyerLastName: 'Walker', coBuyerEmail: 'maria.walker@example.com' };
const scan = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% signed by hand\nstartxref\n9\n%%EOF\n');

const documents = ({ page }: Colleague) => page.getByRole('region', { name: 'Documents', exact: true });
const detail = (id: number) => [`/admin/epic-contracts-detail/${id}`, `Epic Contract ${id}`] as const;

async function written(tom: Colleague, more: object = {}): Promise<number> {
  const { epicContractId } = (await tom.sends('POST', '/api/EpicContracts/', { ...couple, membershipTier: 'Voyager', transactionType: 'Finance Transaction', additionalDownPayment: '500.00', ...more })) as { epicContractId: number };
  return epicContractId;
}

describe('The document of a membership contract', () => {
  it('is made, sent, and signed by both on a phone, each step seen live by a colleague', async () => {
    const [tom, grace, dana] = await Promise.all([colleague('epic-manager'), colleague('closing-manager'), colleague('executive')]);
    const id = await written(tom);
    await Promise.all([tom.opens(...detail(id)), grace.opens(...detail(id))]);
    await documents(tom).getByRole('button', { name: 'Create Contract' }).click();
    await documents(grace).getByRole('link', { name: `epic-contract-${id}-v1.pdf` }).waitFor();
    await documents(tom).getByRole('button', { name: 'Set to Documents Generated' }).click();
    await grace.page.getByRole('button', { name: /^Status: Documents Generated/ }).waitFor();

    await documents(tom).getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = tom.page.getByRole('dialog', { name: 'Send the contract to be signed' });
    await dialog.getByText(couple.coBuyerEmail).waitFor();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    const signing = grace.page.getByRole('region', { name: 'Signing contract 1' });
    await signing.getByText('Delivered', { exact: true }).first().waitFor();
    for (const [mail, who] of [[couple.buyerEmail, 'the buyer'], [couple.coBuyerEmail, 'the co-buyer']] as const) {
      await signsHere(mail, who, dana, PHONE, async (signer) => {
        await signing.getByText('Viewed', { exact: true }).first().waitFor();
        if (who === 'the buyer') await readsItsBox(signer);
      });
    }
    await documents(grace).getByRole('group', { name: 'Signed contract' }).getByText(/^Signed here by everybody/).waitFor();
    await documents(tom).getByRole('button', { name: 'Set to Signed' }).click();
    await grace.page.getByRole('button', { name: /^Status: Signed/ }).waitFor();
    await history(grace).filter({ hasText: 'Contract 1' }).first().waitFor();
    expect(grace.pageLoads).toBe(1);
    for (const name of ['Recreate Contract', 'Upload Signed Contract', 'Send']) expect(await documents(tom).getByRole('button', { name }).count()).toBe(0);
  });

  /** The five figures one below the other, then the payments. */
  async function readsItsBox({ page }: Colleague): Promise<void> {
    const text = page.getByRole('tabpanel', { name: 'Text' });
    await text.getByRole('row', { name: /^Annual percentage rate: the cost of your credit as a yearly rate \d\d\.\d\d%$/ }).waitFor();
    await text.getByRole('row', { name: /^59 \$[\d,.]+ Monthly, from / }).waitFor();
    expect(await text.innerText()).toMatch(/prepaid finance charge[^]*Your right to cancel[^]*Sign here[^]*, buyer/);
    expect(await barriersOn(page)).toEqual([]);
  }

  it('is read in versions with what changed, brought back signed by hand, and replaced by an administrator alone', async () => {
    const tom = await colleague('epic-manager');
    const seller = await browserOf(await newcomer(await colleague('executive'), ['Epic_Contracts_Main', 'Epic_Contracts_Detail', 'Epic_Contracts_Edit'], 'Epic_Manager'));
    const id = await written(tom);
    await tom.sends('POST', `/api/EpicContracts/PrintContract/${id}`);
    await tom.sends('PUT', `/api/EpicContracts/${id}`, { additionalDownPayment: '700.00' });
    await seller.opens(`/admin/epic-contracts-documents/${id}`, `Epic Contract ${id}`);
    await documents(seller).getByRole('button', { name: 'Contract changed since' }).click();
    await documents(seller).getByText('Additional down payment').waitFor();
    await documents(seller).getByRole('button', { name: 'Recreate Contract' }).click();
    await documents(seller).getByText('Since version 1').waitFor();
    await documents(seller).locator('input[type=file]').setInputFiles({ name: 'signed by hand.pdf', mimeType: 'application/pdf', buffer: scan });
    // A scan says all that is hidden from this reader.
    await documents(seller).getByText('signed by hand.pdf').waitFor();
    expect(await documents(seller).getByRole('link', { name: 'signed by hand.pdf' }).count()).toBe(0);
    await documents(seller).getByText('Signed: the contract is no longer recreated.').waitFor();
    expect(await documents(seller).getByRole('button', { name: 'Replace…' }).count()).toBe(0);

    await tom.opens(...detail(id));
    await documents(tom).getByRole('button', { name: 'Replace…' }).click();
    await documents(tom).getByRole('button', { name: 'Recreate Contract' }).click();
    await tom.page.getByRole('dialog').getByRole('textbox').fill('Wrong tier');
    await tom.page.getByRole('dialog').getByRole('button', { name: 'Recreate Contract' }).click();
    await documents(seller).getByText('Why: Wrong tier').waitFor();
  });

  it('offers nothing to make or to bring back while what everybody has signed is sealed, and says so', async () => {
    const tom = await colleague('epic-manager');
    const id = await written(tom);
    await tom.sends('POST', `/api/EpicContracts/PrintContract/${id}`);
    await tom.sends('POST', `/api/EpicContracts/${id}/SendContract`);
    // It lasts a moment only: the answer says so for as long as somebody looks.
    await tom.page.route(`**/api/EpicContracts/${id}`, async (route) => {
      const response = await route.fetch();
      const contract = (await response.json()) as EpicContractAnswer;
      await route.fulfill({ response, json: { ...contract, signings: contract.signings.map((signing) => ({ ...signing, status: 'Signed' })) } });
    });
    await tom.opens(...detail(id));
    await documents(tom).getByRole('link', { name: `epic-contract-${id}-v1.pdf` }).waitFor();
    for (const name of ['Recreate Contract', 'Upload Signed Contract']) expect(await documents(tom).getByRole('button', { name }).count()).toBe(0);
    await documents(tom).getByText('Signed by everybody: the contract is being sealed').waitFor();
  });

  it('says of imported terms that contradict themselves what cannot be made, and takes what was signed', async () => {
    const tom = await colleague('epic-manager');
    const all = (await tom.sends('GET', '/api/EpicContracts/')) as readonly EpicContractAnswer[];
    const contradicting = all.find((contract) => whyNotMade(contract) && contract.contractStatus === 'Closed')!;
    await tom.opens(`/admin/epic-contracts-documents/${contradicting.epicContractId}`, /^Epic Contract/);
    await documents(tom).getByText(/was written with an APR of [\d.]+%, and its terms give [\d.]+%/).waitFor();
    expect(await documents(tom).getByRole('button', { name: 'Create Contract' }).count()).toBe(0);
    await documents(tom).getByRole('button', { name: 'Upload Signed Contract' }).waitFor();
    expect(await barriersOn(tom.page)).toEqual([]);
  });
});
