import './tier-shade.css';

/** Tiers are no statuses: shades of one colour tell them apart, the highest tier in the deepest. */
export function tierShade(place: number, of: number): string {
  const depth = of === 1 ? 0.75 : place / (of - 1);
  if (depth > 0.8) return 'var(--tier-highest)';
  return `color-mix(in srgb, var(--accent) calc(var(--tier-pale) + (var(--tier-full) - var(--tier-pale)) * ${(depth / 0.8).toFixed(2)}), var(--card))`;
}
