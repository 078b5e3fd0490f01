import { copiedLines, copiedTable, copiedText, inWords } from './sheet-copy.js';

describe('What is copied from a sheet', () => {
  it('is lines of raw figures, with a tab between them', () => {
    const line = (name: string, price: string | null) => [{ value: name, kind: 'text' }, { value: price, kind: 'money' }] as const;
    expect(copiedLines(inWords([line('Harbour Point', '8900.00'), line('Cypress Palms', null)]))).toBe('Harbour Point\t8900.00\r\nCypress Palms\t');
  });

  it('are days and times of the office', () => {
    expect(copiedText({ value: '2026-11-21', kind: 'date' })).toBe('11/21/2026');
    expect(copiedText({ value: '2026-07-01T03:05:00.000Z', kind: 'time' })).toBe('06/30/2026 11:05 PM');
  });

  it('is never a formula, and breaks no line', () => {
    expect(copiedText({ value: '=1+1', kind: 'text' })).toBe("'=1+1");
    expect(copiedText({ value: 'two\nlines\tand more', kind: 'text' })).toBe('two lines and more');
    expect(copiedText({ value: -5000, kind: 'number' })).toBe('-5000');
  });

  it('is a table too, in which words stay words', () => {
    expect(copiedTable(inWords([[{ value: '07', kind: 'text' }, { value: 7, kind: 'number' }, { value: '<b>', kind: 'text' }]]))).toBe(
      `<table><tr><td style='mso-number-format:"\\@"'>07</td><td>7</td><td style='mso-number-format:"\\@"'>&lt;b&gt;</td></tr></table>`,
    );
  });
});
