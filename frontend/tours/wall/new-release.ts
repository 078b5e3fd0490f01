import { useEffect } from 'react';

const LOOK_MS = 5 * 60_000;
const RELOADED_FOR = 'wall reloaded for';

/** The script that a page begins with; Vite names it by its content. */
export function entryScript(page: string): string | undefined {
  return /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
}

/** Reloads the page, once, when the server has another release than it: nobody is there to do it. @param online looks at once each time this becomes true */
export function useNewRelease(online: boolean): void {
  useEffect(() => {
    if (!online) return undefined;
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [online]);
}

async function look(): Promise<void> {
  const own = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');
  const newest = await fetch(location.pathname, { cache: 'no-cache', credentials: 'omit' }).then(
    async (response) => (response.ok ? entryScript(await response.text()) : undefined),
    () => undefined,
  );
  // Whatever answers wrongly must not make it reload for ever.
  if (!own || !newest || newest === own || sessionStorage.getItem(RELOADED_FOR) === newest) return;
  sessionStorage.setItem(RELOADED_FOR, newest);
  location.reload();
}
