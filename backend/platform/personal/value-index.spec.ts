import fc from 'fast-check';
import { ValueIndex } from './value-index.js';

const saidIn = (people: readonly string[][], said: unknown) => [...new ValueIndex(people).saidIn(JSON.stringify(said))].toSorted();

describe('Whose values a text says', () => {
  it('is found of many people at once, in any case and whatever stands around it', () => {
    const people = [['Zeldamira', 'Kim'], ['zeldamira quillfeather'], ['🦜 parrot "Pip"\n'], ['Nobody here']];
    expect(saidIn(people, { notes: 'Asked ZELDAMIRA Quillfeather' })).toEqual([0, 1]);
    expect(saidIn(people, ['she has a 🦜 Parrot "pip"\nat home'])).toEqual([2]);
    expect(saidIn(people, { notes: 'Zeldamir' })).toEqual([]);
  });

  it('is the whole of a text where a value is short, and a phone however it is written together', () => {
    const people = [['Kim'], ['+18635550173']];
    expect(saidIn(people, ['kim'])).toEqual([0]);
    expect(saidIn(people, ['Kimberly', 'Mr. Kim'])).toEqual([]);
    expect(saidIn(people, { phone: '1 8635550173' })).toEqual([1]);
  });

  it('is nobody’s where things are called as guests are', () => {
    const people = [['To', 'Status'], ['City'], ['+18635550173']];
    const changes = (to: unknown) => ({ leadStatus: [{ changes: { city: { from: '', to } } }] });
    expect(saidIn(people, changes('Miami'))).toEqual([]);
    expect(saidIn(people, changes('city'))).toEqual([1]);
    expect(saidIn(people, changes({ notes: ['Her status'] }))).toEqual([0]);
    expect(saidIn(people, changes(18635550173))).toEqual([2]);
    expect([...new ValueIndex(people).saidIn('status=to&phone=18635550173')]).toEqual([0, 2]);
  });

  it('is what a look at each value by itself finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '🦜', ' '), minLength: 6, maxLength: 8 });
    const people = fc.array(fc.array(word, { maxLength: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(people, fc.array(word, { maxLength: 6 }), (values, words) => {
        const text = words.join('');
        expect(saidIn(values, text)).toEqual(values.flatMap((own, place) => (own.some((value) => text.toLowerCase().includes(value.toLowerCase())) ? [place] : [])));
      }),
      { numRuns: 500 },
    );
  });
});
