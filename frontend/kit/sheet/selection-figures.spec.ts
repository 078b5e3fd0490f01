import { selectionFigures } from './selection-figures.js';

const points = (...values: unknown[]) => values.map((value) => ({ value, kind: 'number' }) as const);
const amounts = (...values: unknown[]) => values.map((value) => ({ value, kind: 'money' }) as const);

describe('The figures of a selection', () => {
  it('are sum, average, lowest and highest', () => {
    expect(selectionFigures(points(24_500, 5_000, 15_000, -10_000, 20_000, -5_000))).toEqual({ sum: '49,500', average: '8,250', lowest: '-10,000', highest: '24,500' });
  });

  it('add amounts to the cent', () => {
    expect(selectionFigures(amounts(...Array<string>(10).fill('0.10')))?.sum).toBe('1.00');
    expect(selectionFigures(amounts('12500.00', '-3495.55'))).toMatchObject({ sum: '9,004.45', lowest: '-3,495.55', highest: '12,500.00' });
  });

  it('leave out words and what is empty', () => {
    expect(selectionFigures([...amounts('10.00', null, ''), { value: '882', kind: 'text' }])).toMatchObject({ sum: '10.00', average: '10.00' });
    expect(selectionFigures([{ value: 'Harbour Point', kind: 'text' }])).toBeUndefined();
  });

  it('hold whole columns', () => {
    expect(selectionFigures(points(...Array<number>(20_000).fill(1)))?.sum).toBe('20,000');
  });
});
