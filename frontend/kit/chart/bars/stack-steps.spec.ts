import { partAfter } from './stack-steps.js';

const size = { month: 12, part: 7 };

describe('The keys of a chart of stacked months', () => {
  it('go from month to month and up and down within one, and stay at the ends', () => {
    expect(partAfter(undefined, 'ArrowRight', size)).toEqual({ month: 0, part: 0 });
    expect(partAfter(undefined, 'ArrowLeft', size)).toEqual({ month: 11, part: 0 });
    expect(partAfter(undefined, 'ArrowUp', size)).toEqual({ month: 0, part: 0 });
    expect(partAfter({ month: 3, part: 2 }, 'ArrowUp', size)).toEqual({ month: 3, part: 3 });
    expect(partAfter({ month: 3, part: 6 }, 'ArrowUp', size)).toEqual({ month: 3, part: 6 });
    expect(partAfter({ month: 3, part: 0 }, 'ArrowDown', size)).toEqual({ month: 3, part: 0 });
    expect(partAfter({ month: 3, part: 2 }, 'End', size)).toEqual({ month: 11, part: 2 });
  });

  it('leave every other key alone', () => expect(partAfter({ month: 3, part: 2 }, 'Tab', size)).toBeUndefined());
});
