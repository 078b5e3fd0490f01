interface Positioned {
  readonly position: string;
}

/** Reads a followed answer: again where a change pushed meanwhile is newer than what was read, which would undo it. @param held position of what is shown */
export async function readFollowed<Answer extends Positioned>(read: () => Promise<Answer>, held: () => string | undefined): Promise<Answer> {
  const before = held();
  const answer = await read();
  const now = held();
  return now !== undefined && now !== before && now > answer.position ? readFollowed(read, held) : answer;
}

/** The later of two positions: a push may be older than what was read. */
export function later(one: string, other: string): string {
  return one > other ? one : other;
}
