import { jest } from '@jest/globals';
import { barriersOn } from './support/barriers.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague, visitor } from './support/office.js';

jest.setTimeout(120_000);

interface MemberFacts {
  readonly memberId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly rciMemberNumber: string;
  readonly memberStatus: string;
  readonly email: string;
  readonly currentYearEpicAdvPointsAvail: number;
}

describe('An agent of the exchange company', () => {
  let agent: Colleague;
  let dana: Colleague;
  let member: MemberFacts;

  beforeEach(async () => {
    dana = await colleague('executive');
    const all = (await dana.sends('GET', '/api/Members/')) as readonly MemberFacts[];
    member = all.find(({ memberStatus, rciMemberNumber, email, currentYearEpicAdvPointsAvail }) => memberStatus === 'Active' && rciMemberNumber !== '' && email !== '' && currentYearEpicAdvPointsAvail >= 20_000)!;
    agent = await visitor('an agent');
    agent.expectsTrouble(/api\/Portal.*401|status of 401/);
  });

  async function finds(rciNumber: string, lastName: string): Promise<void> {
    const { page } = agent;
    await page.getByLabel('RCI number').fill(rciNumber);
    await page.getByLabel('Last name of the member').fill(lastName);
    await page.keyboard.press('Enter');
  }

  const name = () => `${member.firstName} ${member.lastName}`;

  async function opens(): Promise<void> {
    await agent.opens('/auth/rci', 'Find a member');
    await finds(member.rciMemberNumber, member.lastName.toUpperCase());
    await agent.page.getByRole('heading', { level: 1, name: name() }).waitFor();
  }

  it('finds a member, writes what was said, holds points and gives them back, while staff look on', async () => {
    await dana.opens(`/admin/epic-advantage-new-contract-for-member/${member.memberId}`, name());
    await agent.opens('/auth/rci', 'Find a member');
    await finds('0000-00000', "O'Brien");
    await agent.page.getByRole('alert').getByText('No member matches the RCI number and last name you entered.').waitFor();
    // What was typed stays, and the number is where one goes on.
    expect(await agent.page.getByLabel('Last name of the member').inputValue()).toBe("O'Brien");
    expect(await agent.page.evaluate('document.activeElement.id')).toBe(await agent.page.getByLabel('RCI number').getAttribute('id'));
    await opens();
    const { page } = agent;
    await page.getByLabel('Note').fill('Asked for week 34');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('region', { name: 'Communications' }).getByText('Asked for week 34').waitFor();
    await page.getByRole('radiogroup', { name: 'Points' }).getByText('15,000', { exact: true }).click();
    const [checkout] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Hold 15,000 points and open checkout' }).click()]);
    await checkout.waitForURL('**/epic-advantage-secure-checkout.html**');
    await checkout.close();
    await dana.page.getByRole('region', { name: /^15,000 points are held/ }).waitFor();
    const purchases = page.getByRole('region', { name: 'Purchases' });
    await purchases.getByText(/^Held, (30:00|29:\d\d) left$/).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await purchases.getByRole('button', { name: 'Send link' }).click();
    await purchases.getByRole('button', { name: 'Link sent' }).waitFor();
    await purchases.getByRole('button', { name: 'Release' }).click();
    await page.getByRole('button', { name: 'Release the points' }).click();
    await dana.page.getByRole('region', { name: /^15,000 points are held/ }).waitFor({ state: 'detached' });
    await eventually(async () => expect(await purchases.getByText(/^Held/).count()).toBe(0));
  });

  it('sees a purchase of the office without doing anything, and of the member no address, phone or mail', async () => {
    await opens();
    const bought = (await dana.sends('POST', '/api/EpicAdvantageContracts', { epicMemberId: member.memberId, pointsPurchased: 5_000 })) as { epicAdvantageContractId: number };
    await agent.page.getByRole('region', { name: 'Purchases' }).getByRole('cell', { name: String(bought.epicAdvantageContractId), exact: true }).waitFor();
    await dana.sends('POST', `/api/EpicAdvantageContracts/${bought.epicAdvantageContractId}/Release`, { reason: 'Called off' });
    const facts = (await dana.sends('GET', `/api/Members/${member.memberId}`)) as { email: string; mobilePhone: string; address: string };
    const said = await agent.page.locator('body').innerText();
    for (const hidden of [facts.email, facts.mobilePhone, facts.address].filter(Boolean)) expect(said).not.toContain(hidden);
  });

  it('is back at the look-up after Finish, and another member’s address opens nothing', async () => {
    await opens();
    await agent.page.goto(`/portal/rci-member/${member.memberId + 1}`);
    await agent.page.getByText('That member is not open. Please look them up.').waitFor();
    await agent.opens(`/portal/rci-member/${member.memberId}`, name());
    await agent.page.getByRole('button', { name: 'Finish', exact: true }).click();
    await agent.page.getByRole('heading', { level: 1, name: 'Find a member' }).waitFor();
    await agent.page.goBack();
    await agent.page.goto(`/portal/rci-member/${member.memberId}`);
    await agent.page.getByText('The member was closed. Please look them up again.').waitFor();
    expect(await agent.page.getByText(member.firstName).count()).toBe(0);
  });

  it('asks the member for a code where the company wants one, says at the field that it is wrong, and buys with the right one', async () => {
    const need = (agentsNeedCode: string) => dana.sends('PUT', '/api/CompanySettings/Facts', { agentsNeedCode });
    await need('Yes');
    try {
      agent.expectsTrouble(/status of 400|answered 400/);
      await opens();
      const { page } = agent;
      await page.getByRole('radiogroup', { name: 'Points' }).getByText('5,000', { exact: true }).click();
      const code = page.getByLabel('Code that the member was sent');
      await code.waitFor();
      await page.getByRole('button', { name: 'Mail a code' }).click();
      await page.getByText('A code is on its way to the member by mail.').waitFor();
      await code.fill('12');
      const hold = page.getByRole('button', { name: 'Hold 5,000 points and open checkout' });
      await hold.click();
      await page.getByText('Enter the six digits of the code').waitFor();
      expect(await barriersOn(page)).toEqual([]);
      const { email } = (await dana.sends('GET', `/api/Members/${member.memberId}`)) as { email: string };
      let sent: string | undefined;
      await eventually(async () => {
        const { mails } = (await dana.sends('GET', '/api/Outbox')) as { mails: readonly { to: string; text: string }[] };
        sent = mails.filter(({ to }) => to === email).map(({ text }) => /if you want that: (\d{6})/.exec(text)?.[1]).find(Boolean);
        expect(sent).toBeDefined();
      });
      await code.fill(sent!);
      const [checkout] = await Promise.all([page.context().waitForEvent('page'), hold.click()]);
      await checkout.waitForURL('**/epic-advantage-secure-checkout.html**');
      await checkout.close();
      await page.getByRole('region', { name: 'Purchases' }).getByRole('button', { name: 'Release' }).click();
      await page.getByRole('button', { name: 'Release the points' }).click();
    } finally {
      await need('No');
    }
  });

  it('has a page that fits a phone', async () => {
    await agent.page.setViewportSize({ width: 320, height: 640 });
    await opens();
    expect(await agent.page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(await barriersOn(agent.page)).toEqual([]);
  });
});
