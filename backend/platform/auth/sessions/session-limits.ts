const MINUTE_MS = 60_000;

/** `decisions.md A22`. */
export const IDLE_LIMIT_MS = 30 * MINUTE_MS;
export const ABSOLUTE_LIMIT_MS = 12 * 60 * MINUTE_MS;

interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** How long the end of a session is remembered, so that its owner is told why. */
export const REMEMBERED_MS = 24 * 60 * MINUTE_MS;

/** `session-aged`: nobody stays signed in longer; `session-idle`: nothing was done; `session-ended`: somebody ended it. */
export type SessionEnd = 'session-aged' | 'session-idle' | 'session-ended';

export function isOver(times: SessionTimes, now: number): boolean {
  return endOf(times, now) !== undefined;
}

/** Which limit a session reached first; undefined while it can be used. */
export function endOf({ createdAt, lastSeenAt }: SessionTimes, now: number): Exclude<SessionEnd, 'session-ended'> | undefined {
  const [aged, idle] = [createdAt.getTime() + ABSOLUTE_LIMIT_MS, lastSeenAt.getTime() + IDLE_LIMIT_MS];
  if (now < Math.min(aged, idle)) return undefined;
  return aged <= idle ? 'session-aged' : 'session-idle';
}
