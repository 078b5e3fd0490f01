import { criterionFault, weeksAsTyped, weeksLookedFor, withZeros } from './inventory-criteria.rules.js';

describe('What units are looked for by', () => {
  it('is the same number with and without zeros before it; what is no number is itself', () => {
    expect(withZeros('02023', 6)).toEqual(['02023', '2023', '002023']);
    expect(withZeros('7', 3)).toEqual(['7', '07', '007']);
    expect(withZeros('A-10', 6)).toEqual(['A-10']);
    expect(withZeros('1234567', 6)).toEqual(['1234567']);
  });

  it.each([
    ['5, 6', ['5', '6']],
    ['20-22', ['20-22', '20', '21', '22']],
    [' 51 , 20 - 21,Float', ['51', '20 - 21', '20-21', '20', '21', 'Float']],
    ['07', ['07', '7']],
    ['046', ['046', '46']],
  ])('weeks by name or from one to another: %s', (text, weeks) => {
    expect(weeksLookedFor(text)).toEqual(weeks);
  });

  it.each(['5, 6', '20-24, 51', '20 – 24', '07', 'Float, 3'])('and reads as it was typed: %s', (text) => {
    expect(weeksAsTyped(weeksLookedFor(text))).toBe(text);
  });

  it.each([
    ['retailPrice', 'cheap', 'Enter an amount, like 5,000'],
    ['retailPrice', '-5', 'Enter an amount, like 5,000'],
    ['retailPrice', '$5,000.00', undefined],
    ['pointsAmount', '12.5', 'Enter a whole number, like 12,000'],
    ['pointsAmount', '12,000', undefined],
    ['useWeek', '24-20', 'Weeks from 1 to 53, like 20-24, 51'],
    ['useWeek', '5, 60', 'Weeks from 1 to 53, like 20-24, 51'],
    ['useWeek', '20-', 'Weeks from 1 to 53, like 20-24, 51'],
    ['useWeek', '-20', 'Weeks from 1 to 53, like 20-24, 51'],
    ['useWeek', '51/52, 13B', undefined],
    ['useWeek', ',', 'Weeks from 1 to 53, like 20-24, 51'],
    ['useWeek', '51, 20–24, Float', undefined],
    ['unitNumber', 'A-10', undefined],
    ['retailPrice', ' ', undefined],
  ])('is refused in words where nothing can be looked for by it: %s “%s”', (name, text, words) => {
    expect(criterionFault(name, text)).toBe(words);
  });
});
