import { COLORS, colorOf } from './color-of-person.js';

function contrastWithWhite(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

describe('The colour of a person', () => {
  it('is no other one’s of the company, and stays', () => {
    const names = Array.from({ length: COLORS.length - 1 }, (_, index) => `Employee ${index}`);
    const colors = names.map(colorOf);
    expect(new Set(colors).size).toBe(names.length);
    expect(names.map(colorOf)).toEqual(colors);
  });

  it('is one also where more people are about than there are colours', () => {
    expect(Array.from({ length: 90 }, (_, index) => colorOf(`Guest ${index}`)).every((color) => (COLORS as readonly string[]).includes(color))).toBe(true);
  });

  it.each(COLORS)('lets white initials be read: %s', (color) => {
    expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
  });
});
