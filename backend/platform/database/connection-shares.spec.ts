import { connectionShares, FEWEST_CONNECTIONS } from './connection-shares.js';

/** Health, notifications, appends, wake-ups. */
const BESIDE = 4;

describe('the connections of a process to its database', () => {
  it.each([FEWEST_CONNECTIONS, 25, 37, 50, 200])('of %d are shared out whole, and every part can work', (total) => {
    const shares = connectionShares(total);
    expect(Object.values(shares).reduce((sum: number, share: number) => sum + share, BESIDE)).toBe(total);
    // Two of them are never free.
    expect(shares.projections).toBeGreaterThanOrEqual(4);
    expect(shares.jobs).toBeGreaterThanOrEqual(3);
    expect(shares.gates).toBeGreaterThanOrEqual(1);
    expect(shares.events).toBeGreaterThanOrEqual(2);
    // Four people may each hold one while they download a list.
    expect(shares.requests).toBeGreaterThan(4);
  });
});
