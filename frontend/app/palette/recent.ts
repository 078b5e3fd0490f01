const KEPT = 9;

/** Only addresses are kept: no name of anybody stays behind in the browser. */
function keyOf(userId: number): string {
  return `recent:${userId}`;
}

export function rememberVisit(userId: number, address: string): void {
  const others = visits(userId).filter((other) => other !== address);
  localStorage.setItem(keyOf(userId), JSON.stringify([address, ...others].slice(0, KEPT)));
}

/** Addresses, the latest first. */
export function visits(userId: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
