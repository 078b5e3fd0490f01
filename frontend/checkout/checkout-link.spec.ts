import { isWhole, keepOutOfAddress, linkIn } from './checkout-link.js';

function openedAt(address: string) {
  const kept = new Map<string, string>();
  const shown: (string | URL | null | undefined)[] = [];
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const history = { replaceState: (_: unknown, __: string, to?: string | URL | null) => void shown.push(to) } as History;
  const { search, hash, pathname } = new URL(address, 'https://office.example');
  const location = { search, hash, pathname } as Location;
  return { location, history, sessionStorage: () => storage, shown };
}

describe('A checkout link', () => {
  it('names the purchase, and what opens it stands behind the #', () => {
    expect(linkIn(openedAt('/pay.html?id=46#secret'))).toEqual({ id: '46', token: 'secret' });
  });

  it('is whole only with its number and what opens it', () => {
    expect(['?id=46#secret', '', '?id=46', '#secret', '?id=4%206#secret'].map((rest) => isWhole(linkIn(openedAt(`/pay.html${rest}`))))).toEqual([true, false, false, false, false]);
  });

  it('is out of the address before Stripe’s script comes, and the page still opens when it is loaded again', () => {
    const page = openedAt('/pay.html?id=46#secret');
    keepOutOfAddress(linkIn(page), page);
    expect(page.shown).toEqual(['/pay.html?id=46']);
    expect(linkIn({ ...page, location: openedAt('/pay.html?id=46').location })).toEqual({ id: '46', token: 'secret' });
    expect(linkIn({ ...page, location: openedAt('/pay.html?id=47').location }).token).toBe('');
    expect(linkIn({ ...page, location: openedAt('/pay.html?id=46#newer').location }).token).toBe('newer');
  });

  it('stays in the address of a browser that keeps nothing', () => {
    const page = { ...openedAt('/pay.html?id=46#secret'), sessionStorage: () => { throw new DOMException('', 'SecurityError'); } };
    keepOutOfAddress(linkIn(page), page);
    expect(page.shown).toEqual([]);
  });
});
