import type { Page } from 'playwright-core';
import { eventually } from './support/eventually.js';
import { colleague, visitor } from './support/office.js';
import { typesCard } from './support/types-card.js';

async function memberWithPoints(): Promise<number> {
  const dana = await colleague('executive');
  const members = (await dana.sends('GET', '/api/Members/')) as { memberId: number; memberStatus: string; currentYearEpicAdvPointsAvail: number }[];
  return members.find((one) => one.memberStatus === 'Active' && one.currentYearEpicAdvPointsAvail >= 10_000)!.memberId;
}

async function paysBy(page: Page, number: string): Promise<void> {
  await typesCard(page, number);
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
}

describe('A purchase of points', () => {
  it('is sold by staff, declined, then paid on a phone, and refunded by accounting, while a colleague sees each step', async () => {
    const [marcus, victor, rosa] = await Promise.all([colleague('sales-manager'), colleague('accounting-manager'), colleague('inventory-manager')]);
    const memberId = await memberWithPoints();
    await rosa.opens('/admin/points-purchases', 'Purchases');
    const newest = rosa.page.getByRole('row').nth(1);
    // What stands there already is another test's.
    await newest.getByRole('link').first().waitFor();

    await marcus.opens(`/admin/epic-advantage-new-contract-for-member/${memberId}`, /./);
    await marcus.page.getByRole('button', { name: 'Purchase', exact: true }).click();
    await marcus.page.getByRole('heading', { name: /points are held$/ }).waitFor();
    await newest.getByText('Draft').waitFor();
    const link = await marcus.page.getByRole('link', { name: 'Pay by card' }).getAttribute('href');

    const member = await visitor('the member');
    await member.page.setViewportSize({ width: 390, height: 844 });
    await member.page.goto(link!);
    await paysBy(member.page, '4000000000000002');
    await member.page.getByRole('alert').getByText('Your bank declined this card').waitFor();
    await newest.getByText('Draft').waitFor();
    await paysBy(member.page, '4242424242424242');
    await member.page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
    await newest.getByText('Paid', { exact: true }).waitFor();
    await newest.getByText('Sandbox', { exact: true }).waitFor();
    await marcus.page.getByRole('heading', { name: /points are held$/ }).waitFor({ state: 'detached' });

    await victor.opens('/admin/points-purchases', 'Purchases');
    await victor.page.getByRole('gridcell', { name: 'Paid', exact: true }).first().dblclick();
    await victor.page.getByRole('complementary', { name: /^Purchase \d+$/ }).getByRole('button', { name: 'Refund' }).click();
    await victor.page.getByRole('dialog').getByRole('textbox').fill('Bought twice');
    await victor.page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
    await newest.getByText('Refunded').waitFor();
    await newest.getByText('Bought twice').waitFor();
    await eventually(async () => {
      await member.page.reload();
      await member.page.getByRole('heading', { name: 'Refunded' }).waitFor();
    });
    expect([rosa.pageLoads, marcus.pageLoads]).toEqual([1, 1]);
  });

  it('is paid by a link that goes to the member’s own mail', async () => {
    const marcus = await colleague('sales-manager');
    const memberId = await memberWithPoints();
    await marcus.opens(`/admin/epic-advantage-new-contract-for-member/${memberId}`, /./);
    await marcus.page.getByRole('button', { name: 'Purchase', exact: true }).click();
    await marcus.page.getByRole('button', { name: 'Mail the link' }).click();
    await marcus.page.getByText('The link goes to the member by mail').waitFor();
  });
});

it('accounting finds the refund of a purchase in sight on the member’s page, however long its reference', async () => {
  const [victor, member] = await Promise.all([colleague('accounting-manager'), visitor('the member')]);
  const memberId = await memberWithPoints();
  const dana = await colleague('executive');
  const { checkoutUrl } = (await dana.sends('POST', '/api/EpicAdvantageContracts', { epicMemberId: memberId, pointsPurchased: 5_000 })) as { checkoutUrl: string };
  await member.page.goto(checkoutUrl.replace(/^https?:\/\/[^/]+/, ''));
  await paysBy(member.page, '4242424242424242');
  await member.page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
  await victor.opens(`/admin/epic-members-detail/${memberId}`, /./);
  const purchases = victor.page.getByRole('region', { name: /^Purchases/ });
  const refund = (await purchases.getByRole('button', { name: 'Refund' }).first().boundingBox())!;
  const card = (await purchases.boundingBox())!;
  expect(refund.x + refund.width).toBeLessThanOrEqual(card.x + card.width);
  // The list leads to the member as well, by number and by name.
  await victor.opens('/admin/points-purchases', 'Purchases');
  const leads = () => victor.page.getByRole('row').nth(1).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await eventually(async () => expect(await leads()).toEqual(Array.from({ length: 2 }, () => `/admin/epic-members-detail/${memberId}`)));
});
