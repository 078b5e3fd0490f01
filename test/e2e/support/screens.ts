import type { Locator } from 'playwright-core';
import type { Colleague } from './colleague.js';

/** The row of a list whose link reads `name`. */
export function listRow({ page }: Colleague, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** The figure of a count above a list: `count(dana, 'Signed')`. */
export async function count({ page }: Colleague, label: string): Promise<number> {
  const chip = page.getByRole('group', { name: 'Counts that filter' }).getByRole('button', { name: new RegExp(`${label}$`) });
  // The movement stands behind the figure for a moment: "10+1".
  return Number.parseInt((await chip.locator('.count-figure').filter({ hasText: /\d/ }).textContent()) ?? '', 10);
}

/** The figure beside a slice of the dashboard's pie. */
export async function legend({ page }: Colleague, status: string): Promise<number> {
  const pie = page.getByRole('region', { name: 'Contracts by Status' });
  return Number(await pie.getByRole('button', { name: new RegExp(`^${status}`) }).locator('b').textContent());
}

/** What is drawn of the pie: the outlines of its slices. */
export function slices({ page }: Colleague): Promise<readonly (string | null)[]> {
  return page.locator('.pie-figure path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
}

/** The first entries of the History card, newest first. */
export function history({ page }: Colleague): Locator {
  return page.getByRole('region', { name: 'History' }).getByRole('listitem');
}

/** Chooses from a menu such as "Status: Signed" beside the title. */
export async function choose({ page }: Colleague, menu: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${menu}: `) }).click();
  await page.getByRole('menuitem', { name: option, exact: true }).click();
}

/** The same where it is asked first, since the day of the tour is still to come. */
export async function chooseEarly(person: Colleague, menu: string, option: string): Promise<void> {
  await choose(person, menu, option);
  await person.page.getByRole('button', { name: `Set to ${option} already` }).click();
}

/** The cards "Dates" and "Financial terms" have an Edit of their own. */
export async function edit({ page }: Colleague, section: string): Promise<Locator> {
  const card = page.getByRole('region', { name: section });
  await card.getByRole('button', { name: /^Edit / }).click();
  await card.getByRole('button', { name: 'Save' }).waitFor();
  return card;
}
