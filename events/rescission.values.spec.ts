import examples from '../test/worked-examples.json' with { type: 'json' };
import { lastDayToRescind, suggestedGoodDate } from './rescission.values.js';

describe('The last day to rescind', () => {
  it.each(examples.rescission_deadlines)('worked example: $state, signed $executed', ({ state, executed, lastMoment }) => {
    expect(lastDayToRescind(executed, state)).toBe(lastMoment.slice(0, 10));
  });

  it.each(['TX', 'ON', '', undefined])('is to be confirmed where the buyer lives in "%s"', (state) => {
    expect(lastDayToRescind('2026-11-20', state)).toBeNull();
    expect(suggestedGoodDate('2026-11-20', state)).toBeNull();
  });

  it('is the day before the contract is good (C24), and not known before the contract has a date', () => {
    expect(suggestedGoodDate('2026-10-20', 'FL')).toBe('2026-10-31');
    expect(lastDayToRescind(null, 'FL')).toBeNull();
  });
});
