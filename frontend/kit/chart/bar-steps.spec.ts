import { barAfter } from './bar-steps.js';

describe('The keys of a chart of two bars a month', () => {
  it('go from bar to bar, last year\'s among them, and stay at the ends', () => {
    expect(barAfter(undefined, 'ArrowRight')).toEqual({ month: 0, isBefore: true });
    expect(barAfter({ month: 0, isBefore: true }, 'ArrowRight')).toEqual({ month: 0, isBefore: false });
    expect(barAfter({ month: 0, isBefore: false }, 'ArrowRight')).toEqual({ month: 1, isBefore: true });
    expect(barAfter({ month: 0, isBefore: true }, 'ArrowLeft')).toEqual({ month: 0, isBefore: true });
    expect(barAfter({ month: 3, isBefore: false }, 'End')).toEqual({ month: 11, isBefore: false });
  });

  it('leave every other key alone', () => expect(barAfter({ month: 3, isBefore: false }, 'Tab')).toBeUndefined());
});
