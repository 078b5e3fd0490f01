import type { ReactionStatus } from './reaction-reader.js';
import { reactionsHealth } from './reactions-health.js';

const status = (name: string, more: Partial<ReactionStatus>): ReactionStatus => ({
  name,
  position: '7',
  head: '9',
  lag: { amount: 2, unit: 'events' },
  led: true,
  failure: null,
  parkedCount: 0,
  parked: [],
  due: { count: 0, next: null, refused: [] },
  ...more,
});

describe('the health of reactions', () => {
  it('counts what is parked and what lags, and keeps every error to itself', () => {
    const health = reactionsHealth([status('enrol', { parkedCount: 3 }), status('remind', { lag: { amount: 0, unit: 'events' }, failure: 'secret.example does not answer' })]);
    expect(health).toMatchObject({ ready: true, parked: 3, behind: 1, enrol: { parked: 3, lag: { amount: 2 } }, remind: { parked: 0, triesAgain: true } });
    expect(JSON.stringify(health)).not.toContain('secret.example');
  });
});
