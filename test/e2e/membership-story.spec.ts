import { jest } from '@jest/globals';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague, visitor } from './support/office.js';
import { choose, listRow } from './support/screens.js';
import { PHONE, signsHere } from './support/signs-here.js';
import { typesCard } from './support/types-card.js';

jest.setTimeout(240_000);

const TOUR = 1180;
const mails = { buyer: 'story.buyer@example.com', coBuyer: 'story.cobuyer@example.com' };
/** A file is sealed on a thread of its own, which waits for the processor like everybody. */
const SEALED_MS = 60_000;
const [GOOD, DECLINED] = ['4242424242424242', '4000000000000002'];

interface Contract {
  readonly epicContractId: number;
  readonly memberId: number;
  readonly buyerLastName: string;
}

const card = ({ page }: Colleague, name: string) => page.getByRole('region', { name, exact: true });

describe('The story of a membership', () => {
  /** Sells. */
  let tom: Colleague;
  /** Closes contracts; looks on first at the contract, then at the member. */
  let grace: Colleague;
  /** Looks on at the company's ledger. */
  let rosa: Colleague;
  let contract: Contract;

  it('goes from the tour to a signed and closed contract, whose member buys points through an agent, pays on the phone and has it back', async () => {
    [tom, grace, rosa] = await Promise.all([colleague('epic-manager'), colleague('closing-manager'), colleague('inventory-manager')]);
    await rosa.opens('/admin/points-ledger', 'Epic Points Ledger');
    await sells();
    await makesAndSigns();
    await closes();
    const checkout = await agentBuys();
    await paysOnThePhone(checkout);
    await refunds();
    expect([grace.pageLoads, rosa.pageLoads]).toEqual([3, 1]);
  });

  it('gives the points back to the company once the contract is rescinded', async () => {
    [tom, rosa] = await Promise.all([colleague('epic-manager'), colleague('inventory-manager')]);
    const { epicContractId } = (await tom.sends('POST', '/api/EpicContracts/', { buyerFirstName: 'Ingrid', buyerLastName: "O'Brien", membershipTier: 'Voyager', transactionType: 'Cash/Check Full Payment' })) as Contract;
    await rosa.opens('/admin/points-ledger', 'Epic Points Ledger');
    await tom.opens(`/admin/epic-contracts-detail/${epicContractId}`, `Epic Contract ${epicContractId}`);
    await choose(tom, 'Status', 'Closed');
    await tom.page.getByRole('alertdialog').getByText("15,000 points are taken from the company's ledger.", { exact: false }).waitFor();
    await tom.page.getByRole('alertdialog').getByRole('button', { name: 'Set to Closed' }).click();
    await ledgerRow(epicContractId, 'Debit').waitFor();
    await choose(tom, 'Status', 'Rescinded');
    const why = tom.page.getByRole('dialog');
    await why.getByText("15,000 points go back to the company's ledger.", { exact: false }).waitFor();
    await why.getByRole('textbox').fill('Within the days of the law');
    await why.getByRole('button', { name: 'Change', exact: true }).click();
    await ledgerRow(epicContractId, 'Credit').waitFor();
    expect(rosa.pageLoads).toBe(1);
  });

  const ledgerRow = (id: number, way: 'Debit' | 'Credit') => rosa.page.getByRole('row').filter({ hasText: String(id) }).filter({ hasText: way }).filter({ hasText: '15,000' });

  async function sells(): Promise<void> {
    const { page } = tom;
    await grace.opens('/admin/epic-contracts', 'Epic Contracts');
    await tom.opens(`/admin/tours-detail/${TOUR}`, /^Tour /);
    await card(tom, 'Purchase Options').getByRole('link', { name: 'Epic', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'New Epic Contract' }).waitFor();
    const couple = { 'Buyer email': mails.buyer, 'Co-buyer first name': 'Maria', 'Co-buyer last name': "O'Brien", 'Co-buyer email': mails.coBuyer };
    for (const [name, value] of Object.entries(couple)) await page.getByRole('textbox', { name, exact: true }).fill(value);
    await page.getByRole('radio', { name: /^Voyager/ }).check();
    await page.getByLabel('Transaction type').selectOption('Finance Transaction');
    await card(tom, 'Truth in lending').waitFor();
    await page.getByRole('button', { name: 'Save' }).first().click();
    const title = page.getByRole('heading', { level: 1, name: /^Epic Contract \d/ });
    await title.waitFor();
    const id = Number(/\d+/.exec((await title.textContent())!)![0]);
    contract = (await tom.sends('GET', `/api/EpicContracts/${id}`)) as Contract;
    await listRow(grace, String(id)).getByText('Voyager').waitFor();
  }

  async function makesAndSigns(): Promise<void> {
    const { epicContractId: id } = contract;
    await grace.opens(`/admin/epic-contracts-detail/${id}`, `Epic Contract ${id}`);
    await card(tom, 'Documents').getByRole('button', { name: 'Create Contract' }).click();
    await card(grace, 'Documents').getByRole('link', { name: `epic-contract-${id}-v1.pdf` }).waitFor();
    await card(tom, 'Documents').getByRole('button', { name: 'Send', exact: true }).click();
    await tom.page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    const outbox = await colleague('executive');
    const signing = card(grace, 'Signing contract 1');
    await signing.getByText('Delivered', { exact: true }).first().waitFor();
    for (const mail of Object.values(mails)) await signsHere(mail, mail, outbox, PHONE, async () => signing.getByText('Viewed', { exact: true }).first().waitFor());
    await card(grace, 'Documents').getByRole('group', { name: 'Signed contract' }).waitFor({ timeout: SEALED_MS });
    await card(tom, 'Documents').getByRole('button', { name: 'Set to Signed' }).click();
    await grace.page.getByRole('button', { name: /^Status: Signed/ }).waitFor();
  }

  async function closes(): Promise<void> {
    const { epicContractId: id, memberId } = contract;
    await grace.opens(`/admin/epic-members-detail/${memberId}`, /./);
    await grace.page.getByText('Pending', { exact: true }).first().waitFor();
    await choose(tom, 'Status', 'Closed');
    await tom.page.getByRole('alertdialog').getByText(`Member ${memberId} becomes Active.`, { exact: false }).waitFor();
    await tom.page.getByRole('alertdialog').getByRole('button', { name: 'Set to Closed' }).click();
    await grace.page.getByText('Active', { exact: true }).first().waitFor();
    await ledgerRow(id, 'Debit').waitFor();
  }

  /** @returns where the purchase is paid */
  async function agentBuys(): Promise<string> {
    const { memberId, buyerLastName } = contract;
    const rciMemberNumber = `7777-${memberId}`;
    await tom.sends('PUT', `/api/Members/${memberId}`, { rciMemberNumber });
    const agent = await visitor('an agent');
    agent.expectsTrouble(/api\/Portal.*401|status of 401/);
    await agent.opens('/auth/rci', 'Find a member');
    await agent.page.getByLabel('RCI number').fill(rciMemberNumber);
    await agent.page.getByLabel('Last name of the member').fill(buyerLastName);
    await agent.page.keyboard.press('Enter');
    await agent.page.getByRole('radiogroup', { name: 'Points' }).getByText('5,000', { exact: true }).click();
    const [checkout] = await Promise.all([agent.page.context().waitForEvent('page'), agent.page.getByRole('button', { name: 'Hold 5,000 points and open checkout' }).click()]);
    await checkout.waitForURL('**/epic-advantage-secure-checkout.html**');
    const where = checkout.url();
    await checkout.close();
    await card(grace, 'Points to buy').getByText(/^Held for purchase \d+/).waitFor();
    return where.replace(/^https?:\/\/[^/]+/, '');
  }

  async function paysOnThePhone(checkout: string): Promise<void> {
    const { page } = await visitor('the member');
    await page.setViewportSize(PHONE);
    await page.goto(checkout);
    const pays = async (number: string): Promise<void> => {
      await typesCard(page, number, "Maria O'Brien");
      await page.getByRole('button', { name: /^Pay \$/ }).click();
    };
    await pays(DECLINED);
    await page.getByRole('alert').getByText('Your bank declined this card').waitFor();
    await card(grace, 'Points to buy').getByText(/^Held for purchase \d+/).waitFor();
    await pays(GOOD);
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
    await card(grace, 'Purchases').getByText('Paid', { exact: true }).waitFor();
    await rosa.page.getByRole('row').nth(1).getByText('Posted').waitFor();
  }

  async function refunds(): Promise<void> {
    const victor = await colleague('accounting-manager');
    await victor.opens('/admin/points-purchases', 'Purchases');
    await victor.page.getByRole('row').nth(1).getByRole('gridcell', { name: 'Paid', exact: true }).dblclick();
    await victor.page.getByRole('complementary', { name: /^Purchase \d+$/ }).getByRole('button', { name: 'Refund' }).click();
    await victor.page.getByRole('dialog').getByRole('textbox').fill('Bought by mistake');
    await victor.page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
    await card(grace, 'Purchases').getByText('Refunded', { exact: true }).waitFor();
    await eventually(async () => expect(await rosa.page.getByRole('row').nth(1).innerText()).toMatch(/Advantage Purchase\s+Credit\s+5,000/));
  }
});
