/** Least distance of two versions on the scrubber, in hundredths of its width. */
const LEAST_GAP = 3.4;

/**
 * Places versions on the scrubber by their time, 0 to 100: pauses show as distance, and versions of one minute stay apart.
 * @param times ISO UTC, oldest first
 */
export function versionScale(times: readonly string[]): readonly number[] {
  if (times.length === 0) return [];
  const instants = times.map((time) => Date.parse(time));
  const [first, last] = [Math.min(...instants), Math.max(...instants)];
  const gap = Math.min(LEAST_GAP, 100 / times.length);
  const places: number[] = [];
  instants.forEach((instant, index) => {
    const byTime = last === first ? 0 : ((instant - first) / (last - first)) * 100;
    places.push(index === 0 ? byTime : Math.max(byTime, places[index - 1]! + gap));
  });
  const end = places.at(-1)!;
  return end <= 100 ? places : places.map((place) => (place / end) * 100);
}
