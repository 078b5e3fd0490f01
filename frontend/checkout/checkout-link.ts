/** The address says which purchase, and what lets one in stands behind its #. */
export interface CheckoutLink {
  readonly id: string;
  readonly token: string;
}

/** What a window has of it; a browser that keeps nothing throws where it is asked for its storage. */
interface Page {
  readonly location: Pick<Location, 'search' | 'hash' | 'pathname'>;
  readonly sessionStorage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/** For this window alone, and until it closes. */
const KEPT = 'checkout link ';

export function linkIn({ location: { search, hash }, ...page }: Page): CheckoutLink {
  const id = new URLSearchParams(search).get('id') ?? '';
  return { id, token: hash.slice(1) || (keptBy(page)?.getItem(KEPT + id) ?? '') };
}

/** Whether something of it was lost on its way: then there is nothing to ask the server. */
export function isWhole({ id, token }: CheckoutLink): boolean {
  return /^\d+$/.test(id) && token !== '';
}

/** Stripe's script tells its own server the address of the page that it runs in: what opens the purchase is taken out before it comes. */
export function keepOutOfAddress({ id, token }: CheckoutLink, { location, history, ...page }: Page & Pick<Window, 'history'>): void {
  const kept = keptBy(page);
  // Without a place to keep it the page could not be loaded again.
  if (location.hash === '' || !kept) return;
  kept.setItem(KEPT + id, token);
  history.replaceState(null, '', location.pathname + location.search);
}

function keptBy({ sessionStorage }: Pick<Page, 'sessionStorage'>): ReturnType<Page['sessionStorage']> | undefined {
  try {
    return sessionStorage();
  } catch {
    return undefined;
  }
}

export const thisPage = { location: globalThis.location, history: globalThis.history, sessionStorage: () => sessionStorage };
