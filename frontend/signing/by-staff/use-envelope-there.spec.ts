import { readableIn } from './use-envelope-there.js';

describe('The envelope of a document that somebody asked to be signed', () => {
  const at = Date.parse('2026-11-20T15:00:00.000Z');
  const asked = { envelopeId: 'E1', status: 'Prepared', requestedAt: '2026-11-20T15:00:00.000Z' } as const;

  it('is given a minute to be there; then it is read, so that its card says why nothing went', () => {
    expect([at, at + 59_000, at + 60_000, at + 3_600_000].map((now) => readableIn(asked, now))).toEqual([60_000, 1_000, 0, 0]);
  });

  it('is read at once where something became of it', () => {
    expect(readableIn({ ...asked, status: 'Sent' }, at)).toBe(0);
  });

  it('is waited for no longer by a clock that is slow', () => {
    expect(readableIn(asked, at - 3_600_000)).toBe(60_000);
  });
});
