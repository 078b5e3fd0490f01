/** Corners in the window, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The tip's words stand under those that are cut. */
const INSET = 8;
const EDGE = 4;

/** Under what it tells of, beginning where that begins; above it where there is no room, and never out of the window. */
export function tipPlace(of: Box, tip: Size, window: Size, mirrored: boolean): { readonly left: number; readonly top: number } {
  const start = mirrored ? of.right + INSET - tip.width : of.left - INSET;
  const left = Math.max(EDGE, Math.min(start, window.width - tip.width - EDGE));
  const below = of.bottom + EDGE;
  const top = below + tip.height <= window.height ? below : Math.max(EDGE, of.top - EDGE - tip.height);
  return { left, top };
}
