import { csvLine, csvValue } from './csv.js';

describe('A line of a CSV file', () => {
  it('quotes what would break the line', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines'])).toBe('plain,"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1-2', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－2+3', '＠SUM(A1)'])('takes the sting out of %j', (formula) => {
    expect(csvLine([formula])).toContain(`'${formula}`);
  });

  it('leaves negative amounts numbers', () => {
    expect(csvLine(['-12.50', '-3'])).toBe('-12.50,-3\r\n');
  });
});

describe('A value in a CSV file', () => {
  const number = { field: 'n', label: 'N', kind: 'number' } as const;

  it('is nothing where there is nothing, and 0 only where 0 was counted', () => {
    expect([null, undefined, ''].map((value) => csvValue(value, number))).toEqual(['', '', '']);
    expect(csvValue(0, number)).toBe('0');
    expect(csvValue(0, { ...number, reference: true })).toBe('');
  });

  it('is a time of the office, also where the day is another', () => {
    expect(csvValue('2026-07-01T03:05:06.000Z', { field: 't', label: 'T', kind: 'time' })).toBe('2026-06-30 23:05:06');
  });

  it('says yes and no in words', () => {
    const flag = { field: 'f', label: 'F', kind: 'yesNo' } as const;
    expect([csvValue(true, flag), csvValue(false, flag), csvValue('NO', flag)]).toEqual(['Yes', 'No', 'NO']);
  });
});
