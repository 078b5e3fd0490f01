import { jest } from '@jest/globals';
import { demoUsers } from '../../backend/users/demo-users.js';
import { screenAt } from '../../backend/platform/screens/screens.rules.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

/** Desktop, tablet, the narrowest desktop layout, phone (ui.md, *Elsewhere*). */
const widths = [1440, 1024, 960, 390];

/** A page in place of the screen: a door that leads nowhere. */
const noScreen = /^(This page broke|You may not open this page|There is no )/;

const roles = [...new Set(demoUsers.map(({ email }) => email.split('@')[0]!))];

jest.setTimeout(180_000);

it.each(roles)('Whatever the pages of a %s link to opens, whole and at every width', async (role) => {
  const person = await colleague(role);
  await person.page.goto('/');
  const toVisit = new Map<string, string>();
  const visited = new Set<string>();
  const faults: string[] = [];
  await noteLinks(person, toVisit, visited);
  while (toVisit.size > 0) {
    const [screen, address] = [...toVisit][0]!;
    toVisit.delete(screen);
    visited.add(screen);
    await person.follows(address);
    faults.push(...(await faultsOf(person, address)));
    await noteLinks(person, toVisit, visited);
  }
  expect(visited.size).toBeGreaterThan(2);
  expect(faults).toEqual([]);
});

/** One address for each screen that the page links to. */
async function noteLinks({ page }: Colleague, toVisit: Map<string, string>, visited: ReadonlySet<string>): Promise<void> {
  await atRest(page);
  const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const href of hrefs) {
    const path = href.split(/[?#]/)[0]!;
    if (!path.startsWith('/admin')) continue;
    const screen = screenAt(path)?.path ?? path;
    if (!visited.has(screen) && !toVisit.has(screen)) toVisit.set(screen, href);
  }
}

async function faultsOf({ page }: Colleague, address: string): Promise<readonly string[]> {
  await atRest(page);
  const faults: string[] = [];
  const heading = (await page.locator('h1').last().textContent()) ?? '';
  if (noScreen.test(heading)) faults.push(`${address}: ${heading}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (wide > width) faults.push(`${address} is ${wide} px wide at ${width}`);
  }
  await page.setViewportSize({ width: widths[0]!, height: 900 });
  return faults;
}

async function atRest(page: Colleague['page']): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await eventually(async () => expect(await page.locator('.bone, .bp6-skeleton, [aria-busy=true]').count()).toBe(0));
}
