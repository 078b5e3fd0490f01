import { date, phone, text, yesNo } from '../../../events/kernel/field-kinds.rules.js';
import { sentOver } from './sent-over.js';

const fields = {
  shuttle: text('Shuttle', { options: ['Hotel', 'Airport'] }),
  hiredOn: date('Hired on'),
  isToRep: yesNo('TO rep', { options: ['Yes', 'No'] }),
  notes: text('Notes'),
} as const;
const stored = { shuttle: 'Ferry', hiredOn: '2020-03-02', isToRep: 'No', notes: 'By the pier' };

describe('What somebody sends over what is there', () => {
  it('leaves alone what is not sent, in the list or not', () => {
    expect(sentOver(fields, {}, stored)).toEqual(stored);
    expect(sentOver(fields, { shuttle: 'Ferry' }, stored)).toEqual(stored);
  });

  it('blanks a date and a text, and takes a word back', () => {
    expect(sentOver(fields, { hiredOn: null, notes: '', shuttle: '' }, stored)).toEqual({ shuttle: '', hiredOn: null, isToRep: 'No', notes: '' });
  });

  it('is kept in the spelling of the list, and as no field of another table', () => {
    expect(sentOver(fields, { shuttle: 'hotel', isToRep: 'yes', passport: 'X 123' }, stored)).toEqual({ ...stored, shuttle: 'Hotel', isToRep: 'Yes' });
  });

  it.each([
    ['shuttle', 'Nonsense', 'Shuttle must be Hotel or Airport'],
    ['isToRep', '', 'TO rep must be Yes or No'],
  ])('is refused at %s when it is "%s"', (field, word, message) => {
    expect(() => sentOver(fields, { [field]: word }, stored)).toThrow(expect.objectContaining({ message, options: { field } }));
  });
});

describe('A phone that somebody sends', () => {
  const phones = { home: phone('Home phone') } as const;
  const after = (sent: unknown, stored: string) => sentOver(phones, { home: sent }, { home: stored }).home;

  it('is kept as E.164, and blanked', () => {
    expect(after('(305) 555-0174', '')).toBe('+13055550174');
    expect([after('', '+13055550174'), after(null, '+13055550174')]).toEqual(['', '']);
  });

  it('leaves what was imported as it was written, be it none', () => {
    expect(after('+13055550174', '305.555.0174')).toBe('305.555.0174');
    expect(after('call his wife', 'call his wife')).toBe('call his wife');
  });

  it('is refused where it can be none', () => {
    const message = 'Home phone must be a phone number with its area code, like (305) 555-0174, from abroad with + and the country';
    for (const sent of ['0174', 'call me']) expect(() => after(sent, 'call his wife')).toThrow(expect.objectContaining({ message, options: { field: 'home' } }));
  });
});

describe('A mail address and a week that somebody sends', () => {
  const fields = { email: text('Email', { form: 'mail' }), useWeek: text('Week', { form: 'week' }) } as const;
  const after = (sent: object, stored = { email: '', useWeek: '' }) => sentOver(fields, { ...sent }, stored);

  it('are kept, and blanked', () => {
    expect(after({ email: 'ana@example.com', useWeek: '53' })).toEqual({ email: 'ana@example.com', useWeek: '53' });
    expect(after({ email: null, useWeek: '' }, { email: 'ana@example.com', useWeek: '53' })).toEqual({ email: '', useWeek: '' });
  });

  it('stay as they were imported, however odd', () => {
    const odd = { email: 'ask his wife', useWeek: '99' };
    expect(after(odd, odd)).toEqual(odd);
  });

  it.each([
    ['email', 'nobody', 'Email must be a mail address, like ellen@example.com'],
    ['email', 'a@b', 'Email must be a mail address, like ellen@example.com'],
    ['useWeek', '99', 'Week must be a week from 1 to 53'],
    ['useWeek', '0', 'Week must be a week from 1 to 53'],
  ])('are refused at %s when it is "%s"', (field, sent, message) => {
    expect(() => after({ [field]: sent })).toThrow(expect.objectContaining({ message, options: { field, status: 400 } }));
  });
});
