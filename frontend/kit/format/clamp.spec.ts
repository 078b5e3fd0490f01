import { clampedPair, clamped, isLong } from './clamp.js';

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

describe('Two long texts side by side', () => {
  const note = (end: string) => `A note that is rather long and says what was agreed on the phone with the buyer, number ${end}`;

  it('are shown from shortly before what differs', () => {
    expect(clampedPair(note('83'), note('88'))).toEqual(['…uyer, number 83', '…uyer, number 88']);
    expect(clampedPair('', 'x'.repeat(130))).toEqual(['', `${'x'.repeat(60)}…`]);
    expect(clampedPair(note('8'), `${note('8')}, and more`)).toEqual(['…uyer, number 8', '…uyer, number 8, and more']);
  });

  it('stay as they are where they are short', () => {
    expect(clampedPair('Lopez', 'Kim')).toEqual(['Lopez', 'Kim']);
  });
});
