import { TokenBucket } from './token-bucket.js';

describe('a rate with a burst', () => {
  it('lets a burst pass at once, and afterwards as much as has gathered', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, 0);
    expect([bucket.take(2, 0), bucket.take(1, 0), bucket.take(1, 0)]).toEqual([true, true, false]);
    expect([bucket.take(1, 499), bucket.take(1, 500), bucket.take(1, 501)]).toEqual([false, true, false]);
  });

  it('gathers no more than a burst, however long nothing comes', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, 0);
    expect([bucket.take(4, 3_600_000), bucket.take(3, 3_600_000), bucket.take(1, 3_600_000)]).toEqual([false, true, false]);
  });
});
