import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.js';

/** All rules of axe-core that are about a standard, and the size of what is clicked, which it leaves out by itself. */
const everything: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/** The theme is nothing but colours. */
const colours: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast'] };

/** A colour that is inherited moves once what it is inherited from has moved: until nothing does any more. */
const NOTHING_MOVES = `(async () => {
  do {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  } while (document.getAnimations().length > 0);
})()`;

/** Waits until the page has come to rest, then looks at it in light and in dark. @returns what axe finds, in one line each */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  await atRest(page);
  // A test that ran out of time may have left it dark.
  await turn(page, 'light');
  // Evaluated, not added as a script: the content security policy allows none from elsewhere.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const light = await barriers(page, everything);
  await turn(page, 'dark');
  const dark = await barriers(page, colours);
  await turn(page, 'light');
  return [...light, ...dark.map((barrier) => `in dark, ${barrier}`)];
}

/** Nothing is on its way and nothing moves. */
async function atRest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await eventually(async () => expect(await page.locator('.bone, .bp6-skeleton, [aria-busy=true]').count()).toBe(0));
  await page.evaluate(NOTHING_MOVES);
}

/** Colours follow the theme a frame later, and on a busy machine their transitions end later still. */
async function turn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(`document.body.classList.toggle("bp6-dark", ${theme === 'dark'})`);
  await page.evaluate(NOTHING_MOVES);
}

async function barriers(page: Page, options: RunOptions): Promise<readonly string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${impact}: ${id}: ${html.slice(0, 200)} ${failureSummary?.split('\n').at(-1)?.trim() ?? ''}`),
  );
}
