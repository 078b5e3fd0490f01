import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
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

it('The login page can be used by everybody', async () => {
  const person = await visitor();
  await person.opens('/auth/login-page', 'Vacation Resales');
  await expectNoBarriers(person.page);
});

it.each(screens)('%s can be used by everybody, in light and dark', async (path, title, ready) => {
  const dana = await colleague('executive');
  const contract = String((await contractsThatAre('Closed', dana))[1]!.contractId);
  await dana.opens(path.replace(':contract', contract), title.replace(':contract', contract));
  await dana.page.locator(ready).first().waitFor();
  await expectNoBarriers(dana.page);
});

async function expectNoBarriers(page: Page): Promise<void> {
  // Evaluated, not added as a script: the content security policy allows none from elsewhere.
  await page.evaluate(axe.source);
  expect(await barriers(page, {})).toEqual([]);
  await page.evaluate('document.body.classList.add("bp6-dark")');
  // The theme is nothing but colours.
  expect(await barriers(page, { runOnly: ['color-contrast'] })).toEqual([]);
}

/** What axe finds serious or critical, in one line each. */
async function barriers(page: Page, options: RunOptions): Promise<readonly string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options })})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n').at(-1)?.trim() ?? ''}`));
}
