import type { StoredEvent } from '../../../events/store/event-store.js';
import { eventsAsOf } from './as-of.js';

function event(revision: number, occurredAt: string): StoredEvent {
  return { id: '', type: '', data: {}, metadata: { occurredAt, actor: { kind: 'user', id: '7', name: 'Dana Kim' }, commandId: 'c', commandHash: 'h', schemaVersion: 1 }, stream: '', revision, position: '', recordedAt: '' };
}

describe('As of', () => {
  it('a revision takes in what came up to it', () => {
    const counts = eventsAsOf('3');
    expect([2, 3, 4].map((revision) => counts(event(revision, '2026-01-01T00:00:00Z')))).toEqual([true, true, false]);
  });

  it('a time takes in what had happened by then', () => {
    const counts = eventsAsOf('2026-03-04T12:00:00Z');
    expect(counts(event(0, '2026-03-04T12:00:00.000Z'))).toBe(true);
    expect(counts(event(1, '2026-03-04T12:00:00.001Z'))).toBe(false);
  });

  it("a day takes in all of New York's day", () => {
    const counts = eventsAsOf('2026-03-04');
    expect(counts(event(0, '2026-03-05T04:59:59.000Z'))).toBe(true);
    expect(counts(event(1, '2026-03-05T05:00:00.000Z'))).toBe(false);
  });

  it.each(['yesterday', '2026-02-30', '-1', '03/04/2026'])('%s is refused', (asOf) => {
    expect(() => eventsAsOf(asOf)).toThrow('asOf must be');
  });
});
