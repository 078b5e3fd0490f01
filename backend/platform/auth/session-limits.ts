const MINUTE_MS = 60_000;

/** `decisions.md A22`. */
export const IDLE_LIMIT_MS = 30 * MINUTE_MS;
export const ABSOLUTE_LIMIT_MS = 12 * 60 * MINUTE_MS;

interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export function isOver({ createdAt, lastSeenAt }: SessionTimes, now: number): boolean {
  return now - createdAt.getTime() >= ABSOLUTE_LIMIT_MS || now - lastSeenAt.getTime() >= IDLE_LIMIT_MS;
}
