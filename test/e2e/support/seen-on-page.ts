import type { Colleague } from './colleague.js';
import { eventually } from './eventually.js';

/** What changes, and what the page says of it then. */
export interface Seen {
  readonly to: unknown;
  /** `Dates/Closing`: the card and the label there; a card alone, all that it says; nothing, the title line. */
  readonly at: string;
  readonly as: string;
}

/** Where a field shows: `on('Resort', 'Bedrooms')('3')` is sent as 3 and read as 3. */
export function on(card: string, label?: string) {
  return (to: unknown, as = String(to)): Seen => ({ to, at: label === undefined ? card : `${card}/${label}`, as });
}

/** Somebody sends a batch; a colleague who has the page open sees each of it, and did not before. */
export async function seesEach(colleague: Colleague, batch: Readonly<Record<string, Seen>>, send: () => Promise<unknown>): Promise<void> {
  const before = await shownTo(colleague);
  for (const [field, { at, as }] of Object.entries(batch)) expect([field, before.get(at) ?? '']).toEqual([field, expect.not.stringContaining(as)]);
  await send();
  await eventually(async () => {
    const now = await shownTo(colleague);
    for (const [field, { at, as }] of Object.entries(batch)) expect([field, now.get(at) ?? `nothing at ${at}`]).toEqual([field, expect.stringContaining(as)]);
  });
}

/** The open page, but for its history: the history tells everything, so that a card might well be forgotten. */
async function shownTo({ page }: Colleague): Promise<ReadonlyMap<string, string>> {
  const lines = await page.locator('.detail-cards .section').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const title = card.querySelector('h2')?.textContent ?? '';
      const facts = [...card.querySelectorAll('dt')].map((label): [string, string] => [`${title}/${label.textContent}`, label.nextElementSibling?.textContent ?? '']);
      return [[title, card.textContent ?? ''] as [string, string], ...facts];
    }),
  );
  return new Map([...lines, ['', (await page.locator('.page-header').textContent()) ?? '']]);
}
