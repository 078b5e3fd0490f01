import type { Colleague } from './colleague.js';
import { newestLinkTo } from './newcomer.js';
import { visitor } from './office.js';

export const PHONE = { width: 390, height: 844 };

/**
 * Whoever got a signing link opens it at a place of their own, without an account, and signs every place of theirs.
 * @param reads looks at the page before it is signed
 */
export async function signsHere(mail: string, who: string, staff: Colleague, size: typeof PHONE, reads: (signer: Colleague) => Promise<void>): Promise<void> {
  const signer = await visitor(who);
  await signer.page.setViewportSize(size);
  const { pathname, hash } = new URL(await newestLinkTo(mail, staff));
  // Its text may come last: the page is there before it.
  const heading = signer.page.getByRole('heading', { level: 1, name: /contract/i });
  await signer.page.route('**/api/Signing/Text', async (text) => (await heading.waitFor(), await text.continue()));
  await signer.page.goto(`${pathname}${hash}`);
  await heading.waitFor();
  await reads(signer);
  const sheet = signer.page.getByRole('button', { name: 'Your signature', exact: true });
  if ((await sheet.isVisible()) && (await sheet.getAttribute('aria-expanded')) === 'false') await sheet.click();
  await signer.page.getByText('Type', { exact: true }).click();
  await signer.page.getByText(/^I agree to sign electronically/).click();
  const button = signer.page.getByRole('button', { name: /^Sign (place|and finish)/ });
  const thanks = signer.page.getByRole('heading', { name: 'Thank you, you have signed' });
  for (;;) {
    await button.or(thanks).first().waitFor();
    if (await thanks.isVisible()) return;
    const place = signer.page.getByRole('button', { name: await button.innerText(), exact: true });
    await place.click();
    await place.waitFor({ state: 'detached' });
  }
}
