import { wordOf } from './word-of.js';

const fields = {
  isToRep: { kind: 'yesNo', label: 'TO rep', options: ['Yes', 'No'] },
  bedrooms: { kind: 'text', label: 'Bedrooms', options: ['Studio', '1', '2'] },
} as const;

describe('a word that somebody sends', () => {
  it('is taken in the spelling of the list', () => {
    expect(wordOf(fields, 'isToRep', ' yes', 'No')).toBe('Yes');
  });

  it('stays as the record has it already, in the list or not', () => {
    expect(wordOf(fields, 'bedrooms', '12', '12')).toBe('12');
  });

  it.each([
    ['isToRep', 'Maybe', 'TO rep must be Yes or No'],
    ['isToRep', '', 'TO rep must be Yes or No'],
    ['bedrooms', '12', 'Bedrooms must be one of Studio, 1, 2'],
  ] as const)('is refused as %s when it is "%s", by the label of its field', (field, sent, message) => {
    expect(() => wordOf(fields, field, sent, 'old')).toThrow(expect.objectContaining({ message, options: { field } }));
  });
});
