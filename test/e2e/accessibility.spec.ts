import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { contractsThatAre } from './support/contracts.js';
import { colleague, visitor } from './support/office.js';

const screens: readonly (readonly [path: string, title: string, ready: string])[] = [
  ['/admin/contracts', 'Contracts', '[role=grid] [role=row] a'],
  ['/admin/contracts-detail/:contract', 'Contract :contract', '.timeline button'],
  ['/admin/tours', 'Tour Waves', '[role=grid] [role=row] a'],
  ['/admin/points-ledger', 'Epic Points Ledger', '[role=grid] [role=gridcell] .grid-text'],
  ['/admin/reports-contracts-dashboard', 'Contracts Dashboard', '.pie-figure path'],
  ['/admin/operations', 'Operations', '.operations-table tbody tr'],
];

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  it('the login page can be used by everybody', async () => {
    const person = await visitor(theme);
    await person.opens('/auth/login-page', 'Vacation Resales');
    expect(await barriers(person.page)).toEqual([]);
  });

  it.each(screens)('%s can be used by everybody', async (path, title, ready) => {
    const dana = await colleague('executive', theme);
    const contract = String((await contractsThatAre('Closed', dana))[1]!.contractId);
    await dana.opens(path.replace(':contract', contract), title.replace(':contract', contract));
    await dana.page.locator(ready).first().waitFor();
    expect(await barriers(dana.page)).toEqual([]);
  });
});

/** What axe finds serious or critical, in one line each. */
async function barriers(page: Page): Promise<readonly string[]> {
  // Evaluated, not added as a script: the content security policy allows none from elsewhere.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n').at(-1)?.trim() ?? ''}`));
}
