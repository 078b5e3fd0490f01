const STORED = 'signing';

/** Out of the address, where others could read it; kept for this tab, so that a reload finds the document again. */
export function takeToken(): string {
  const given = location.hash.slice(1);
  if (given !== '') {
    sessionStorage.setItem(STORED, given);
    history.replaceState(history.state, '', location.pathname);
  }
  return given || (sessionStorage.getItem(STORED) ?? '');
}
