import './tier-shade.css';

/** Tiers are no statuses: shades of one colour tell them apart, the highest tier in the deepest. */
export function tierShade(place: number, of: number): string {
  const depth = of === 1 ? 0.75 : place / (of - 1);
  if (depth > 0.8) return 'var(--tier-highest)';
  return `color-mix(in srgb, var(--accent) ${Math.round(32 + (68 * depth) / 0.8)}%, var(--card))`;
}
