import { choiceWords } from './choice-words.js';

describe('What was chosen on a report that goes out by mail', () => {
  it('is said in words', () => {
    expect(choiceWords('period=last-month&kind=resale&closedOnly=true')).toBe('Last month, Resale alone, closed only');
    expect(choiceWords('from=2026-03-05&to=2026-04-06&against=2025&rep=%2331')).toBe('03/05/2026 to 04/06/2026, compared with 2025, sales rep (employee 31)');
    expect([choiceWords('to=2026-10-31'), choiceWords('lost=with'), choiceWords('year=2025&sort=-vpg&lines=all')]).toEqual(['through 10/2026', 'with rescinded and canceled', '2025, sorted as chosen, all lines']);
    expect([choiceWords('rep=jane+doe&source=wine+%26+cheese'), choiceWords('team=beach')]).toEqual(['sales rep jane doe, marketing source wine & cheese', 'sales team beach']);
    expect(choiceWords('')).toBe('');
  });

  it('is said by the names that are known, rather than by numbers and small letters', () => {
    expect(choiceWords('rep=%2331&source=opc&team=beach', { rep: 'Emma Tanaka', source: 'OPC', team: 'Beach' })).toBe('sales rep Emma Tanaka, marketing source OPC, sales team Beach');
  });
});
