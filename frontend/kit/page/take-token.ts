/**
 * The token of a page that is opened by its link alone: out of the address, where others could read it, and kept, so that
 * a reload finds it again.
 * @param kept for this tab, or for this browser where a screen is to come up by itself after a restart
 */
export function takeToken(kept: Storage, name: string): string {
  const given = location.hash.slice(1);
  if (given !== '') {
    kept.setItem(name, given);
    history.replaceState(history.state, '', location.pathname);
  }
  return given || (kept.getItem(name) ?? '');
}
