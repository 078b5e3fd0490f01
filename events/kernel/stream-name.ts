/** Streams are called `<category>-<id>`: `resaleContract-1042`, `pointsAccount-502-2026`. No category has a hyphen, ids may. */
export function streamName(category: string, id: string | number): string {
  return `${category}-${id}`;
}

export function categoryIn(stream: string): string {
  const hyphen = stream.indexOf('-');
  return hyphen === -1 ? stream : stream.slice(0, hyphen);
}

export function idIn(stream: string): string {
  return stream.slice(categoryIn(stream).length + 1);
}

/** The number that people know a record by: `resaleContract-1042` is 1042. */
export function numberIn(stream: string): number {
  return Number(idIn(stream));
}
