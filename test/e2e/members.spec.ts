import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { choose, history } from './support/screens.js';

interface Member {
  readonly memberId: number;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly memberStatus: string;
  readonly currentYearEpicAdvPointsAvail: number;
}

describe('A member', () => {
  it('is edited, spoken of and suspended before the eyes of a colleague', async () => {
    const [dana, tom] = await Promise.all([colleague('executive'), colleague('epic-manager')]);
    const member = await memberWith(dana, ({ memberStatus }) => memberStatus === 'Active');
    await Promise.all([opens(dana, member), opens(tom, member)]);
    const seen = card(tom, 'Member');

    await card(dana, 'Member').getByRole('button', { name: 'Edit Member' }).click();
    await dana.page.getByLabel('SoR Number').fill('SOR-118204');
    await dana.page.getByLabel('City').fill("O'Brien 🌴 " + 'x'.repeat(60));
    await card(dana, 'Member').getByRole('button', { name: 'Save' }).click();
    await seen.getByText('SOR-118204').waitFor();
    await seen.getByText("O'Brien 🌴 xxx").waitFor();
    await history(tom).filter({ hasText: 'SoR Number' }).first().waitFor();

    const said = card(dana, 'Communications');
    await said.getByRole('button', { name: 'Phone Call' }).click();
    await said.getByLabel('Note').fill("Mrs O'Brien wants 10,000 points 🌴");
    await said.getByRole('button', { name: 'Save' }).click();
    await card(tom, 'Communications').getByText("Mrs O'Brien wants 10,000 points 🌴").waitFor();

    await choose(dana, 'Status', 'Suspended');
    const why = dana.page.getByRole('dialog');
    await why.getByRole('textbox').fill('Dues not paid');
    await why.getByRole('button', { name: 'Change' }).click();
    await eventually(async () => expect(await tom.page.locator('.status-pill').first().textContent()).toContain('Suspended'));
    await history(tom).filter({ hasText: 'Dues not paid' }).first().waitFor();
    expect(tom.pageLoads).toBe(1);
  });

  it('has its points as a bill, where a hold counts down, and is told a new password once', async () => {
    const dana = await colleague('executive');
    const member = await memberWith(dana, ({ memberStatus, currentYearEpicAdvPointsAvail: left }) => memberStatus === 'Active' && left >= 10_000);
    await opens(dana, member);
    const points = card(dana, 'Points to buy');
    await points.getByText('Available to buy').waitFor();
    await dana.sends('POST', '/api/EpicAdvantageContracts/', { epicMemberId: member.memberId, pointsPurchased: 5_000 });
    await points.getByText(/^Held for purchase \d+/).waitFor();
    await points.getByText(/\d+:\d\d left/).waitFor();
    await eventually(async () => expect(await points.locator('dd.bill-total').textContent()).toBe((member.currentYearEpicAdvPointsAvail - 5_000).toLocaleString('en-US')));
    await card(dana, 'Purchases').getByText('Held').waitFor();
    const told = card(dana, 'History').getByRole('link').filter({ hasText: /^5,000 points held, [\d,]+ left/ }).first();
    expect(await told.innerText()).toMatch(/\n.+ · \d+:\d\d[AP]M\npurchase \d+$/);
    await told.click();
    await dana.page.getByRole('heading', { name: 'Purchases' }).waitFor();
    await opens(dana, member);

    await dana.page.getByRole('button', { name: 'Reset password' }).click();
    await dana.page.getByRole('button', { name: 'Reset the password' }).click();
    const website = card(dana, 'Website');
    const password = (await website.locator('code').textContent())!;
    expect(password).toMatch(/^[a-z]{6}-\d{4}-[a-z]{6}$/);
    await history(dana).filter({ hasText: 'Website password reset' }).first().waitFor();
    await opens(dana, member);
    await website.getByText(/^Temporary, works until/).waitFor();
    expect(await dana.page.content()).not.toContain(password);
  });

  it('is read only for who may not edit, without what is not theirs to see', async () => {
    const [grace, dana] = await Promise.all([colleague('closing-manager'), colleague('executive')]);
    const member = await memberWith(dana, ({ memberStatus }) => memberStatus === 'Pending');
    await grace.opens(`/admin/epic-members-edit/${member.memberId}`, nameOf(member));
    await card(grace, 'Website').waitFor();
    expect(await grace.page.getByRole('button', { name: /^Edit|Reset password/ }).count()).toBe(0);
    expect(await grace.page.getByText(/^(Username|Email|Address|Mobile)$/).locator('visible=true').and(grace.page.locator('dt')).count()).toBe(0);
  });

  it('points at the other membership of the same person, and at the contract', async () => {
    const dana = await colleague('executive');
    const contracts = (await dana.sends('GET', '/api/EpicContracts/')) as { leadId: number; memberId: number; epicContractId: number }[];
    const [one, other] = contracts.filter(({ leadId }) => leadId === 392);
    await dana.page.goto(`/admin/epic-members-detail/${one!.memberId}`);
    await card(dana, 'Membership').getByRole('link', { name: String(one!.epicContractId) }).waitFor();
    await card(dana, 'Membership').getByRole('link', { name: String(other!.memberId) }).click();
    await card(dana, 'Membership').getByRole('link', { name: String(other!.epicContractId) }).waitFor();
  });
});

describe('The list of members', () => {
  it('lights up with its contract before the eyes of somebody who opens no contract', async () => {
    const [victor, dana] = await Promise.all([colleague('accounting-manager'), colleague('executive')]);
    const contracts = (await dana.sends('GET', '/api/EpicContracts/')) as { epicContractId: number; memberId: number; contractStatus: string }[];
    const { epicContractId, memberId } = contracts.findLast((contract) => contract.contractStatus === 'Draft' && contract.memberId > 0)!;
    // Others may have enrolled so many that the row would lie further down.
    await victor.opens(`/admin/epic-members?memberId.is=${memberId}`, 'Epic Vacations Members');
    const row = victor.page.locator('.grid-row', { hasText: String(epicContractId) });
    await row.getByText('Draft').waitFor();
    await dana.sends('PUT', `/api/EpicContracts/${epicContractId}/Status`, { contractStatus: 'Preparing To Close' });
    await row.and(victor.page.locator('.glow')).getByText('Preparing To Close').waitFor();
    await row.getByText('Dana Kim').waitFor();
  });
});

const nameOf = ({ firstName, middleName, lastName }: Member) => [firstName, middleName, lastName].filter(Boolean).join(' ');

async function memberWith(who: Colleague, fits: (member: Member) => boolean): Promise<Member> {
  return ((await who.sends('GET', '/api/Members/')) as Member[]).find(fits)!;
}

function opens(who: Colleague, member: Member): Promise<void> {
  return who.opens(`/admin/epic-members-detail/${member.memberId}`, nameOf(member));
}

function card({ page }: Colleague, name: string) {
  return page.getByRole('region', { name, exact: true });
}
