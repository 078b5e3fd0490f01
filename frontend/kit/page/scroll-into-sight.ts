/** As smoothly as this person wants it. */
export function scrollIntoSight(element: Element | null): void {
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: smooth ? 'smooth' : 'auto' });
}
