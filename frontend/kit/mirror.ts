/** Whether the page runs from right to left; `app/direction` says so. */
export function isMirrored(): boolean {
  return document.documentElement.dir === 'rtl';
}

/** The arrow key that would do the same from left to right: "on" is → there and ← here. */
export function unmirroredKey(key: string): string {
  if (!isMirrored()) return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
