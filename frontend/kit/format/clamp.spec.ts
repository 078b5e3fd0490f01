import { clamped, isLong } from './clamp.js';

describe('a long value', () => {
  it('is told by its beginning', () => {
    const notes = 'x'.repeat(121);
    expect(isLong(notes)).toBe(true);
    expect(clamped(notes)).toBe(`${'x'.repeat(120)}…`);
  });

  it('is left alone up to 120 letters', () => {
    expect(clamped('x'.repeat(120))).toBe('x'.repeat(120));
  });
});
