import { isOver } from './session-limits.js';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

describe('a session', () => {
  it('lasts while it is used', () => {
    expect(isOver({ createdAt: at('08:00'), lastSeenAt: at('11:31') }, at('12:00').getTime())).toBe(false);
  });

  it('ends when nobody used it for 30 minutes', () => {
    expect(isOver({ createdAt: at('08:00'), lastSeenAt: at('11:30') }, at('12:00').getTime())).toBe(true);
  });

  it('ends 12 hours after the sign-in however much it is used', () => {
    expect(isOver({ createdAt: at('08:00'), lastSeenAt: at('19:59') }, at('20:00').getTime())).toBe(true);
  });
});
