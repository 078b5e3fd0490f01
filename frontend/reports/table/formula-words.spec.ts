import { measures } from '../../../events/reports/measures.rules.js';
import { formulaWords } from './formula-words.js';

describe('How a figure of a report is reckoned', () => {
  it('is said in words', () => {
    expect(formulaWords(measures.closePercent.formula!)).toBe('Sales divided by Tours, in percent');
    expect(formulaWords(measures.netVolume.formula!)).toBe('Sales Vol. less Resc Vol.');
    expect(formulaWords(measures.tours.formula!)).toBe('Booked less NS/Cncld');
  });

  it('has no sign of arithmetic left', () => {
    const said = Object.values(measures).flatMap(({ formula }) => (formula ? [formulaWords(formula)] : []));
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((words) => / [-×/] |100/.test(words))).toEqual([]);
  });
});
