const KEY = 'home';

/** Where the person who signed in here last starts, so that page and code are under way before the server has said who is there. */
export function expectedHome(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

export function expectHome(path: string): void {
  localStorage.setItem(KEY, path);
}

/** Nobody is signed in. */
export function expectNobody(): void {
  localStorage.removeItem(KEY);
}
