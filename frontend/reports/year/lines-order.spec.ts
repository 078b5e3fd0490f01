import { orderAfter, ordered, orderWords, readOrder } from './lines-order.js';
import { changeOf, changeWords, monthValues, yearLines, type YearLine } from './year-line.js';
import { measures } from '../../../events/reports/measures.rules.js';

const line = (label: string, netVolume: string, change = netVolume): YearLine => ({ key: label, label, figures: { netVolume }, change });
const byVolume = { field: 'netVolume', descending: true } as const;

describe('The order of the lines of a dashboard', () => {
  it('is by the largest first where nothing else is asked, and the address brings another back', () => {
    expect(readOrder(null, ['label', 'netVolume'], byVolume)).toEqual(byVolume);
    expect(readOrder('luck', ['label', 'netVolume'], byVolume)).toEqual(byVolume);
    expect(readOrder('-change', ['label', 'change'], byVolume)).toEqual({ field: 'change', descending: true });
    expect(readOrder(orderWords({ field: 'label', descending: false }), ['label'], byVolume)).toEqual({ field: 'label', descending: false });
  });

  it('turns with a second click on the same head; names begin with A, figures with the largest', () => {
    expect(orderAfter(byVolume, 'netVolume')).toEqual({ field: 'netVolume', descending: false });
    expect(orderAfter(byVolume, 'change')).toEqual({ field: 'change', descending: true });
    expect(orderAfter(byVolume, 'label')).toEqual({ field: 'label', descending: false });
  });

  it('is by the amount and not by its digits, and by name among the same', () => {
    const lines = [line('Ann', '900.00'), line('Bob', '10000.00'), line('Cy', '900.00', '-5.00')];
    expect(ordered(lines, byVolume).map(({ label }) => label)).toEqual(['Bob', 'Ann', 'Cy']);
    expect(ordered(lines, { field: 'change', descending: false }).map(({ label }) => label)).toEqual(['Cy', 'Ann', 'Bob']);
    expect(ordered(lines, { field: 'label', descending: true })[0]!.label).toBe('Cy');
  });
});

describe('A line of a dashboard', () => {
  const netVolume = { name: 'netVolume', ...measures.netVolume } as const;
  const figures = (lines: readonly (readonly [string, string])[]) => ({ from: '2026-01-01', to: '2026-12-31', total: {}, lines: lines.map(([label, volume]) => ({ key: label, label, netVolume: volume })) });
  const answer = { ...figures([['Ann', '10.00']]), before: figures([['Ann', '30.50'], ['Bob', '7.00']]), measures: [netVolume], name: 'sales-dashboard', asOf: '2026-11-23', live: true, closedOnly: false, kind: 'all', position: '1' } as const;

  it('stands once for each person with the difference to the year before, also for who was only there then', () => {
    expect(yearLines(answer, 'netVolume').map(({ label, change }) => [label, change])).toEqual([['Ann', '-20.50'], ['Bob', '-7.00']]);
  });

  it('says no difference of a figure that its reader does not see', () => expect(changeOf('netVolume', { booked: 3 }, { booked: 1 })).toBeUndefined());

  it('says the difference signed and in whole dollars', () => {
    expect(['94290.00', '-1204.50', '0.20', '1234567.00'].map(changeWords)).toEqual(['+94,290', '-1,205', '–', '+1,234,567']);
  });

  it('has a figure for each month that is known', () => {
    expect(monthValues({ '2026-02': { netVolume: '5.00' }, '2025-01': { netVolume: '9.00' } }, 'netVolume', 2026, 3)).toEqual([0, 5, 0]);
    expect(monthValues(undefined, 'netVolume', 2026, 2)).toEqual([0, 0]);
  });
});
