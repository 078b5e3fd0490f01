/** The bars that carry their figure: the highest, the first of the same; none of nothing. */
export function highestBars(amounts: readonly string[], many: number): readonly number[] {
  const bars = amounts.map((amount, place) => ({ place, height: Number(amount) })).filter(({ height }) => height > 0);
  return bars.toSorted((one, other) => other.height - one.height).slice(0, many).map(({ place }) => place);
}

/** How far words at the ends of two lines are moved so that they do not lie on each other: down, in pixels. */
export function apart(one: number, other: number, room: number): readonly [number, number] {
  const missing = room - Math.abs(one - other);
  if (missing <= 0) return [0, 0];
  return one <= other ? [-missing / 2, missing / 2] : [missing / 2, -missing / 2];
}
