import { scrollIntoSight } from '../kit/page/scroll-into-sight.js';

/** What a page, and a place to sign, is found by; text and pages share them, as one of the two is shown. */
export const pageId = (page: number) => `page-${page}`;
export const placeId = (place: number) => `place-${place}`;

export function goTo(id: string): void {
  scrollIntoSight(document.getElementById(id));
}
