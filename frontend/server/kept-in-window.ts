/** What a window keeps of its person beside what it read: what was typed and may not be read again. */
export interface KeptInWindow {
  /** Another page is open now. */
  wentTo(pathname: string): void;
  /** The session is over. */
  drop(): void;
}

const all = new Set<KeptInWindow>();
let open: string | undefined;

export function keepInWindow(kept: KeptInWindow): void {
  all.add(kept);
}

/** Says which page is open, as often as one likes. */
export function pageIs(pathname: string): void {
  if (pathname === open) return;
  open = pathname;
  for (const kept of all) kept.wentTo(pathname);
}

export function forgetKept(): void {
  for (const kept of all) kept.drop();
}
