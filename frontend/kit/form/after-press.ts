const waiting = new Set<() => void>();
let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, released, { capture: true });
}

/** At once, or when the pointer is let go: what moves a button between the press and the release takes its click away. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.add(run);
  else run();
}

/** The click comes with the release: whoever waits comes behind it. */
function released(): void {
  pressed = false;
  setTimeout(() => {
    const runs = [...waiting];
    waiting.clear();
    runs.forEach((run) => run());
  });
}
