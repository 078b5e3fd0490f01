import { chosenWords } from './chosen-words.js';

const views = [
  { list: 'report-sales-dashboard', name: 'Beach team', filters: [{ field: 'team', op: 'is' as const, value: 'beach' }, { field: 'sort', op: 'is' as const, value: '-vpg' }] },
  { list: 'report-sales-by-source', name: 'OPC', filters: [{ field: 'source', op: 'is' as const, value: 'opc' }] },
];

describe('What goes out by mail of a report', () => {
  it('is named by the view that keeps the same choice, however its lines are sorted, and in words', () => {
    expect(chosenWords({ report: 'sales-dashboard', query: 'team=beach' }, views)).toBe('view “Beach team”, sales team beach');
  });

  it('is told apart by its choice where no view keeps it', () => {
    expect([chosenWords({ report: 'sales-dashboard', query: 'source=opc' }, views), chosenWords({ report: 'sales-dashboard', query: '' }, views)]).toEqual(['marketing source opc', 'as it opens']);
  });

  it('names no view of another report', () => {
    expect(chosenWords({ report: 'sales-dashboard', query: 'year=2025' }, views)).toBe('2025');
  });
});
