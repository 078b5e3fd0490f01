import { ABSOLUTE_LIMIT_MS, endOf, IDLE_LIMIT_MS, isOver } from './session-limits.js';

const began = new Date('2026-11-24T08:00:00.000Z');
const at = (ms: number) => new Date(began.getTime() + ms);

describe('A session', () => {
  it('ends once nothing was done for long enough', () => {
    const times = { createdAt: began, lastSeenAt: at(60_000) };
    expect(endOf(times, at(60_000 + IDLE_LIMIT_MS - 1).getTime())).toBeUndefined();
    expect(endOf(times, at(60_000 + IDLE_LIMIT_MS).getTime())).toBe('session-idle');
  });

  it('ends after twelve hours however busy it was, and says the limit that it reached first', () => {
    const busy = { createdAt: began, lastSeenAt: at(ABSOLUTE_LIMIT_MS - 1) };
    expect([endOf(busy, at(ABSOLUTE_LIMIT_MS).getTime()), isOver(busy, at(ABSOLUTE_LIMIT_MS).getTime())]).toEqual(['session-aged', true]);
    expect(endOf({ createdAt: began, lastSeenAt: began }, at(ABSOLUTE_LIMIT_MS).getTime())).toBe('session-idle');
  });
});
