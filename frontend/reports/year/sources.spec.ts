import { bestBringing, bringing, isLowShowRate, lowestShowRate, namedSources, topSources } from './sources.js';
import { sourceStack } from './source-stack.js';

const line = (label: string, netVolume: string, booked = 10, vpg = '0.00', showRate = '80.00') => ({ key: label, label, netVolume, booked, tours: booked, vpg, showRate, sales: 1, noShowCanceled: 0 });
const labels = (lines: readonly { readonly label: string }[]) => lines.map(({ label }) => label);

describe('The sources that sell most', () => {
  it('are five by volume, without tours that name none and without those that had no tour', () => {
    const lines = [line('(none)', '900.00'), line('OPC', '10.00'), line('Mini', '9.00'), line('Flyer', '100.00'), line('Gone', '80.00', 0), line('Pool', '20.00'), line('Call In', '5.00'), line('Walk-In', '7.00')];
    expect(labels(topSources(lines))).toEqual(['Flyer', 'Pool', 'OPC', 'Mini', 'Walk-In']);
    expect(namedSources({ lines })).toHaveLength(5);
  });

  it('are those of most sales for readers who see no volume', () => {
    const seen = [line('OPC', '1.00'), line('Mini', '2.00')].map(({ netVolume: _hidden, ...figures }, place) => ({ ...figures, sales: 5 - place }));
    expect(labels(topSources(seen))).toEqual(['OPC', 'Mini']);
  });

  it('stand in a month from below with all others above them, which come to the month', () => {
    const months = { lines: [{ key: 'OPC', months: { '2026-01': { tours: 3 } } }, { key: 'Pool', months: { '2026-01': { tours: 2 } } }], total: { '2026-01': { tours: 5 } } };
    const parts = sourceStack([line('OPC', '10.00')], months, 2026);
    expect(parts.map(({ name, counts }) => [name, counts[0], counts[11]])).toEqual([['OPC', 3, 0], ['Others', 2, 0]]);
    expect(sourceStack([line('OPC', '10.00'), line('Pool', '1.00')], months, 2026)).toHaveLength(2);
  });
});

describe('What a booked tour brings', () => {
  const lines = ['900', '800', '700', '600', '500', '400', '300'].map((vpg, place) => line(`Source ${place}`, '1.00', 5, vpg));

  it('names the best and the last, and none twice where there are few', () => {
    const { best, last } = bringing(lines, 5, 4);
    expect([labels(best), labels(last)]).toEqual([['Source 0', 'Source 1', 'Source 2', 'Source 3', 'Source 4'], ['Source 5', 'Source 6']]);
    expect(bringing(lines.slice(0, 3), 5, 4)).toMatchObject({ best: { length: 3 }, last: [] });
    expect(labels(bringing([...lines, line('Last', '0', 5, '1'), line('Next', '0', 5, '2'), line('Third', '0', 5, '3')], 5, 4).last)).toEqual(['Source 6', 'Third', 'Next', 'Last']);
  });

  it('leaves out who booked nothing, and calls none the best', () => {
    expect(labels(bringing([line('Gone', '0.00', 0, '0.00'), line('OPC', '5.00')], 5, 4).best)).toEqual(['OPC']);
    expect(bestBringing([line('(none)', '9.00', 5, '900.00'), line('OPC', '5.00', 5, '1.00')])?.label).toBe('OPC');
    expect(bestBringing([line('OPC', '0.00')])).toBeUndefined();
  });
});

describe('The lowest show rate', () => {
  it('is of a source that booked, of the one with more tours among the same', () => {
    expect(lowestShowRate([line('(none)', '0', 5, '0', '10.00'), line('A', '0', 5, '0', '60.00'), line('B', '0', 9, '0', '60.00'), line('C', '0', 0, '0', '0.00')])?.label).toBe('B');
    expect(lowestShowRate([])).toBeUndefined();
  });

  it('is marked below three of four', () => expect(['74.99', '75.00', undefined].map(isLowShowRate)).toEqual([true, false, false]));
});
