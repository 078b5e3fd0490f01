import { csvLine } from './csv.js';

describe('A line of a CSV file', () => {
  it('quotes what would break the line', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines'])).toBe('plain,"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1-2', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('takes the sting out of %j', (formula) => {
    expect(csvLine([formula])).toContain(`'${formula}`);
  });

  it('leaves negative amounts numbers', () => {
    expect(csvLine(['-12.50', -3])).toBe('-12.50,-3\r\n');
  });

  it('shows nothing as nothing, and a time in UTC', () => {
    expect(csvLine([null, undefined, '', new Date(0), false])).toBe(',,,1970-01-01T00:00:00.000Z,false\r\n');
  });
});
