import type { StoredEvent } from '../../../events/store/event-store.js';
import { LARGEST } from '../run/batch-size.js';
import { Mailbox, type Follows } from './mailbox.js';

describe('a mailbox at the log dispatcher', () => {
  it('passes nothing while what was taken is on its way to its handler, and notes it when the taker comes for more', async () => {
    const passed: string[] = [];
    const follows: Follows = { name: 'notes', types: new Set(['Noted']), pass: (to) => passed.push(to) > 0, settle: (to) => void passed.push(to) };
    const mailbox = new Mailbox(follows, '1');
    const leaving = new AbortController();
    mailbox.push({ position: '2', type: 'Noted' } as StoredEvent);
    expect(mailbox.reach('2')).toBe(false);
    const taking = mailbox.next(leaving.signal);
    // The reader goes on before the taker has as much as looked at it.
    expect(mailbox.reach('3')).toBe(false);
    expect(passed).toEqual([]);
    expect(await taking).toMatchObject({ events: [{ position: '2' }], position: '2' });
    const waiting = mailbox.next(leaving.signal);
    expect(passed).toEqual(['3']);
    expect(mailbox.reach('4')).toBe(true);
    leaving.abort();
    await waiting;
  });

  it('hands out a large batch at most, so that others are answered between two', async () => {
    const follows: Follows = { name: 'notes', types: new Set(['Noted']), pass: () => true, settle: () => undefined };
    const mailbox = new Mailbox(follows, '00000');
    const places = Array.from({ length: LARGEST + 1 }, (_, index) => String(index + 1).padStart(5, '0'));
    for (const position of places) mailbox.push({ position, type: 'Noted' } as StoredEvent);
    mailbox.reach('99999');
    const { signal } = new AbortController();
    const [first, second] = [await mailbox.next(signal), await mailbox.next(signal)];
    expect([first?.events.length, first?.position, first?.caughtUp]).toEqual([LARGEST, places.at(-2), false]);
    expect([second?.events.length, second?.position, second?.caughtUp]).toEqual([1, '99999', true]);
  });
});
