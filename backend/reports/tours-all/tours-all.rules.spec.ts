import { readToursAllView, toursAllWords } from './tours-all.rules.js';

const read = (address: string) => readToursAllView(new URLSearchParams(address), '2026-03-31');

describe('The address of all tours', () => {
  it('is of the last month through today unless it says otherwise, the month clamped', () => {
    expect(read('')).toMatchObject({ from: '2026-02-28', to: '2026-03-31', period: 'last-month-to-today', tourStatus: '' });
    expect(read('from=2026-02-30&to=2026-01-02')).toMatchObject({ from: '2026-02-28', to: '2026-03-31' });
  });

  it('takes days by a word, which move, or days of its own, which stay', () => {
    expect(read('period=last-month&salesRep=(none)')).toEqual({ from: '2026-02-01', to: '2026-02-28', period: 'last-month', tourStatus: '', tourResult: '', salesRep: '(none)', marketingSource: '' });
    expect(read('from=2026-01-01&to=2026-01-31&marketingSource=Wine+%26+Cheese')).toMatchObject({ from: '2026-01-01', to: '2026-01-31', period: undefined, marketingSource: 'Wine & Cheese' });
  });

  it('says in words what was chosen', () => {
    expect(toursAllWords(new URLSearchParams('tourStatus=Ended&salesRep=Emma+Tanaka&from=2026-01-01'))).toEqual(['status Ended', 'sales rep Emma Tanaka']);
  });
});
