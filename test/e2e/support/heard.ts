import type { Page } from 'playwright-core';

/** Notes what live regions come to say; an alert is heard when it is put there. One that is off says nothing. */
const LISTEN = `(() => {
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live]), [role=alert]:not([aria-live])';
  const heard = (window.heard = []);
  const said = new Map();
  const hear = (region) => {
    const words = region.innerText.trim();
    if (words !== '' && said.get(region) !== words) heard.push(words);
    said.set(region, words);
  };
  for (const region of document.querySelectorAll(LIVE)) said.set(region, region.innerText.trim());
  new MutationObserver((changes) => {
    const regions = new Set();
    for (const { target, addedNodes } of changes) {
      const around = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes) if (node.nodeType === 1) for (const inner of [node, ...node.querySelectorAll('*')]) if (inner.matches(LIVE)) regions.add(inner);
    }
    regions.forEach(hear);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
})()`;

/** What a screen reader is given to say of itself from now on. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(LISTEN);
  return () => page.evaluate<string[]>('window.heard');
}
