import examples from '../../test/worked-examples.json' with { type: 'json' };
import { lastDayToRescind, suggestedGoodDate } from './rescission.rules.js';

describe('The last day to rescind', () => {
  it.each(examples.rescission_deadlines)('worked example: $state, signed $executed', ({ state, executed, lastMoment }) => {
    expect(lastDayToRescind({ contractDate: executed, buyerState: state })).toBe(lastMoment.slice(0, 10));
  });

  it.each(['TX', 'ON', '', undefined])('is to be confirmed where the buyer lives in "%s"', (state) => {
    expect(lastDayToRescind({ contractDate: '2026-11-20', ...(state !== undefined && { buyerState: state }) })).toBeNull();
    expect(suggestedGoodDate({ contractDate: '2026-11-20', ...(state !== undefined && { buyerState: state }) })).toBeNull();
  });

  it.each([
    ['after the contract’s date', '2026-11-12', '2026-11-30'],
    ['before a later contract date', '2026-11-22', '2026-12-02'],
    ['and the contract has no date', null, '2026-11-30'],
  ])('is counted from the signing or the contract date, whichever is later: signed on November 20th %s', (_, contractDate, lastDay) => {
    expect(lastDayToRescind({ contractDate, buyerState: 'FL', buyerSignedOn: '2026-11-20' })).toBe(lastDay);
  });

  it('is the day before the contract is good (C24), and not known before the contract has a date', () => {
    expect(suggestedGoodDate({ contractDate: '2026-10-20', buyerState: 'FL' })).toBe('2026-10-31');
    expect(lastDayToRescind({ contractDate: null, buyerState: 'FL' })).toBeNull();
  });
});
