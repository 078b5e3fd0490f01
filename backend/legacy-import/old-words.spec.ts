import { asOneNote, readCommunications } from '../platform/communications/communications-text.js';
import { readCountry } from './countries.js';
import { readUseYearType } from '../../events/kernel/use-year-words.js';

describe('words of the old system', () => {
  it.each([
    ['Annual', 'Annual'],
    ['Even', 'Biennial Even'],
    ['Odd', 'Biennial Odd'],
    ['Bi-EnnialEven', 'Biennial Even'],
    ['Bi-EnnialOdd', 'Biennial Odd'],
    ['biennial odd', 'Biennial Odd'],
    ['Triennial X', 'Triennial X'],
    ['Tri-Annual', 'Triennial'],
  ])('reads the use year %s as %s', (old, word) => expect(readUseYearType(old)).toBe(word));

  it.each([
    ['US', 'US'],
    ['USA', 'US'],
    ['United States', 'US'],
    ['Canada', 'CA'],
    ['mexico', 'MX'],
    ['uk', 'GB'],
  ])('reads the country %s as %s', (old, code) => expect(readCountry(old)).toBe(code));

  it('does not guess', () => {
    expect(readUseYearType('Quarterly')).toBeUndefined();
    expect(readCountry('Atlantis')).toBeUndefined();
  });
});

describe('communications of the old system', () => {
  it('reads both spellings of an entry', () => {
    const entry = { CreatedAt: '2026-01-02T03:04:05Z', CreatedBy: 'Desk', Type: 'Email', Note: 'Call back' };
    const loaded = { createdAt: entry.CreatedAt, createdBy: 'Desk', communicationType: 'Email', message: 'Call back' };
    expect(readCommunications(JSON.stringify([entry, loaded]))).toEqual([entry, entry]);
  });

  it('keeps what is not JSON as one note', () => {
    const broken = '[{"CreatedAt": "2025-';
    expect(readCommunications(broken)).toBeUndefined();
    expect(asOneNote(broken)).toEqual([{ CreatedAt: '', CreatedBy: '', Type: '', Note: broken }]);
  });
});
