import type { Locator } from 'playwright-core';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { choose, chooseEarly, listRow } from './support/screens.js';

describe('The points ledger', () => {
  it('shows the hold of a purchase that a colleague makes, then the posting, and its balance moves when it is paid', async () => {
    const [rosa, marcus] = await Promise.all([colleague('inventory-manager'), colleague('sales-manager')]);
    const memberId = await memberWithPoints();
    await rosa.opens('/admin/points-ledger', 'Epic Points Ledger');
    const newest = rosa.page.getByRole('row').nth(1);
    // Whatever other tests have left there.
    await newest.getByRole('gridcell').first().waitFor();
    const before = await balance(rosa);

    await marcus.opens(`/admin/epic-advantage-new-contract-for-member/${memberId}`, /./);
    await marcus.page.getByRole('button', { name: 'Purchase', exact: true }).click();
    await marcus.page.getByRole('heading', { name: /points are held$/ }).waitFor();
    await newest.getByText('Held').waitFor();
    await newest.getByText('Marcus Reyes').waitFor();
    const points = await pointsOf(newest);
    expect(await balance(rosa)).toBe(before);

    await marcus.page.getByLabel('Payment reference').first().fill('ch_e2e');
    await marcus.page.getByRole('button', { name: 'Record payment' }).first().click();
    await newest.getByText('Posted').waitFor();
    await eventually(async () => expect(await balance(rosa)).toBe(before - points));
    expect(rosa.pageLoads).toBe(1);
  });

  it('has no page for a row: a double click or Enter opens the panel beside it', async () => {
    const rosa = await colleague('inventory-manager');
    await rosa.opens('/admin/points-ledger', 'Epic Points Ledger');
    await rosa.page.getByRole('gridcell', { name: 'Posted' }).first().dblclick();
    const panel = rosa.page.getByRole('complementary', { name: /^Row \d+$/ });
    await panel.waitFor();
    await rosa.page.getByRole('grid').press('Escape');
    await panel.waitFor({ state: 'detached' });
    await rosa.page.getByRole('grid').press('Enter');
    await panel.waitFor();
  });
});

describe('The tour list', () => {
  it('shows the status and the result that a colleague records', async () => {
    const [ellen, marcus] = await Promise.all([colleague('receptionist'), colleague('sales-manager')]);
    await ellen.opens('/admin/tours', 'Tour Waves');
    const planned = ellen.page.getByRole('row').filter({ hasText: 'Scheduled' }).first();
    const link = planned.getByRole('link');
    const [path, name] = [await link.getAttribute('href'), await link.textContent()];
    const guest = await planned.getByRole('gridcell').nth(1).textContent();
    const row = listRow(ellen, name!).filter({ hasText: guest! });

    await marcus.opens(path!, /^Tour /);
    const day = name!.replace(/^(..)\/(..)\/(....).*/, '$3-$1-$2');
    await (day > newYorkDay(new Date()) ? chooseEarly : choose)(marcus, 'Status', 'Ended');
    await choose(marcus, 'Result', 'Be Back');
    await marcus.page.getByText('Result: Be Back ▾').waitFor();

    // A marketing source may be called the same.
    await row.getByRole('gridcell').nth(3).getByText('Be Back').waitFor();
    await row.getByText('Ended').waitFor();
    await row.getByText('Marcus Reyes').waitFor();
    expect(await row.getAttribute('class')).toContain('glow');
    expect(ellen.pageLoads).toBe(1);
  });
});

async function memberWithPoints(): Promise<number> {
  const dana = await colleague('executive');
  const members = (await dana.sends('GET', '/api/Members/')) as { memberId: number; memberStatus: string; currentYearEpicAdvPointsAvail: number }[];
  return members.find((one) => one.memberStatus === 'Active' && one.currentYearEpicAdvPointsAvail >= 5_000)!.memberId;
}

async function balance({ page }: Colleague): Promise<number> {
  return figure(await page.getByRole('region', { name: 'Current balance' }).locator('.points-balance-figure').textContent());
}

async function pointsOf(row: Locator): Promise<number> {
  return figure(await row.getByRole('gridcell').nth(5).textContent());
}

function figure(text: string | null): number {
  return Number((text ?? '').replaceAll(',', ''));
}
