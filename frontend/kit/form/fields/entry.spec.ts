import { entryFault, readEntry, writeEntry } from './entry.js';

describe('a date that somebody types', () => {
  // worked-examples.json date_entry
  it.each([
    ['02/29/2028', '2028-02-29'],
    ['02/30/2026', undefined],
    ['1/2/2026', '2026-01-02'],
    ['11/31/2026', undefined],
    ['1/2/26', '2026-01-02'],
    ['', null],
  ])('reads "%s" as %s', (text, day) => expect(readEntry('date', text)).toBe(day));

  it('is written the whole way when the field is left', () => {
    expect(writeEntry('date', readEntry('date', '1/2/26'))).toBe('01/02/2026');
  });

  it('is told apart when there is no such day from when it is no date at all', () => {
    expect(entryFault({ kind: 'date' }, '02/30/2026')).toBe('There is no 02/30/2026');
    expect(entryFault({ kind: 'date' }, 'tomorrow')).toBe('Enter a date as MM/DD/YYYY, like 01/02/2026 or 1/2/26');
    expect(entryFault({ kind: 'date', fault: 'Please enter the closing date.' }, '02/30/2026')).toBe('Please enter the closing date.');
  });
});

describe('an amount that somebody types', () => {
  it('is written with separators and 2 places when the field is left', () => {
    expect(writeEntry('money', readEntry('money', '12500'))).toBe('12,500.00');
  });

  it('is blank or says what it should be', () => {
    expect(readEntry('money', ' ')).toBeNull();
    expect(entryFault({ kind: 'money' }, 'free')).toBe('Enter an amount, like 1,250.00');
    expect(entryFault({ kind: 'money' }, '')).toBeUndefined();
  });
});

describe('a box that somebody ticks', () => {
  it('is on or off, and never blank', () => {
    expect(readEntry('flag', writeEntry('flag', true))).toBe(true);
    expect(readEntry('flag', writeEntry('flag', false))).toBe(false);
    expect(readEntry('flag', writeEntry('flag', null))).toBe(false);
  });
});

describe('words and numbers', () => {
  it('lose the white space around them and are never null', () => {
    expect(readEntry('text', '  Lee & Partners ')).toBe('Lee & Partners');
    expect(readEntry('choice', '')).toBe('');
  });

  it('takes whole numbers only', () => {
    expect(readEntry('whole', '5,000')).toBe(5000);
    expect(entryFault({ kind: 'whole' }, '5.5')).toBe('Enter a whole number');
  });

  it.each(['12,50', ',', '-,', '5.0'])('says of "%s" that it is no whole number, instead of making one of it', (typed) => {
    expect(readEntry('whole', typed)).toBeUndefined();
    expect(entryFault({ kind: 'whole' }, typed)).toBe('Enter a whole number');
  });

  it('says what is missing when a field must be filled in', () => {
    expect(entryFault({ kind: 'whole', required: 'Enter the number of points' }, ' ')).toBe('Enter the number of points');
    expect(entryFault({ kind: 'whole', required: 'Enter the number of points' }, '500')).toBeUndefined();
    expect(entryFault({ kind: 'note' }, '')).toBeUndefined();
  });

  it('may be left blank but not be of the wrong shape', () => {
    const year = { kind: 'text', pattern: /^\d{4}$/, fault: 'Enter the year with four digits, like 2026' } as const;
    expect(entryFault(year, '26')).toBe('Enter the year with four digits, like 2026');
    expect(entryFault(year, '2026')).toBeUndefined();
    expect(entryFault(year, '')).toBeUndefined();
  });
});

describe('another record that somebody chooses', () => {
  it('is kept by its number, and none is 0', () => {
    expect(readEntry('reference', '12')).toBe(12);
    expect(readEntry('reference', '')).toBe(0);
    expect(writeEntry('reference', 0)).toBe('');
    expect(writeEntry('reference', 12)).toBe('12');
  });
});

describe('a phone that somebody types', () => {
  it('is kept as E.164 and written nationally when the field is left', () => {
    expect(readEntry('phone', '305.555.0174')).toBe('+13055550174');
    expect(writeEntry('phone', readEntry('phone', '305.555.0174'))).toBe('(305) 555-0174');
    expect(readEntry('phone', ' ')).toBe('');
  });

  it('says what it should be', () => {
    expect(entryFault({ kind: 'phone' }, '0174')).toBe('Enter a phone number with its area code, like (305) 555-0174; from abroad with + and the country');
  });
});
