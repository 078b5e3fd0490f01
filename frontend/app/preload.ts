import { isLineQuiet } from '../server/http.js';
import { fetchPhoneLibrary } from '../server/phone-library.js';
import type { Session } from '../server/session.js';
import { authScreens, fetchChoices, screens } from './routes.js';
import type { Screen } from './screen.js';
import { fetchScreen } from './screen-code.js';

/** Until the line is looked at again. */
const AGAIN_AFTER_MS = 500;

/** Browsers without idle callbacks, and pages that are never idle. */
const AT_LATEST_MS = 3_000;

/** A line on which every byte is counted. */
interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * What comes next, fetched one after the other while nothing else is to be done: what the open screen leads to, what
 * floats over any screen, and the screens of the menu. @returns what ends it
 */
export function preloadWhenIdle(open: Screen | undefined, may: Session['may']): () => void {
  if ((navigator as Line).connection?.saveData) return () => undefined;
  const allowed = screens.filter(({ permission, bare }) => !bare && may(permission));
  const next = allowed.filter(({ under }) => under !== undefined && under === open?.path);
  const menu = allowed.filter(({ menu: group }) => group !== undefined);
  const fetches = [
    ...next.slice(0, 3).map(fetcher),
    () => import('../auth/sign-in-again.js'),
    () => import('../auth/proof-question.js'),
    fetchChoices,
    fetchPhoneLibrary,
    () => import('../kit/popover/anchored.js'),
    () => import('./palette/palette-box.js'),
    () => import('./shell/user-menu-items.js'),
    () => import('./shortcuts/help-content.js'),
    () => import('../kit/list/peek/peek-panel.js'),
    () => import('../kit/list/filters/filter-fields.js'),
    () => import('../kit/list/filters/filter-editor.js'),
    () => import('../kit/views/views-content.js'),
    ...menu.map(fetcher),
    ...next.slice(3).map(fetcher),
    ...authScreens.slice(0, 1).map(fetcher),
  ];
  let ended = false;
  const goOn = (): void => {
    if (ended) return;
    if (!isLineQuiet()) return void setTimeout(goOn, AGAIN_AFTER_MS);
    const fetch = fetches.shift();
    if (fetch) whenIdle(() => void fetch().catch(() => undefined).finally(goOn));
  };
  // What the open screen reads itself goes first.
  void (open ? fetchScreen(open) : Promise.resolve()).then(() => setTimeout(goOn, AGAIN_AFTER_MS));
  return () => (ended = true);
}

function fetcher(screen: Pick<Screen, 'path' | 'load'>): () => Promise<unknown> {
  return () => fetchScreen(screen);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, AT_LATEST_MS);
}
