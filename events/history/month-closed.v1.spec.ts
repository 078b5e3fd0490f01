import { samples } from '../../test/events/samples.js';
import { vocabulary } from '../vocabulary.js';

describe('A month that was closed before memberships were booked', () => {
  it('has contracts of units alone', () => {
    expect(vocabulary.decode(samples.get('MonthClosed.v1')!)?.data).toMatchObject({ month: '2026-10', kinds: ['resale'] });
  });
});
