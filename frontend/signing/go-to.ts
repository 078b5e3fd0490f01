/** What a page, and a place to sign, is found by; text and pages share them, as one of the two is shown. */
export const pageId = (page: number) => `page-${page}`;
export const placeId = (place: number) => `place-${place}`;

export function goTo(id: string): void {
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: smooth ? 'smooth' : 'auto' });
}
