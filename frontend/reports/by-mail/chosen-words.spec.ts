import { chosenWords } from './chosen-words.js';

const views = [
  { list: 'report-sales-dashboard', name: 'A colleague’s', own: false, filters: [{ field: 'team', op: 'is' as const, value: 'beach' }] },
  { list: 'report-sales-dashboard', name: 'Beach team', own: true, filters: [{ field: 'team', op: 'is' as const, value: 'beach' }, { field: 'sort', op: 'is' as const, value: '-vpg' }] },
  { list: 'report-sales-by-source', name: 'OPC', own: true, filters: [{ field: 'source', op: 'is' as const, value: 'opc' }] },
];

describe('What goes out by mail of a report', () => {
  it('is said in words, beside the view that has the same choice now, however its lines are sorted: one’s own first', () => {
    expect(chosenWords({ report: 'sales-dashboard', query: 'team=beach', opens: true }, views)).toBe('same as view “Beach team”, sales team beach');
    expect(chosenWords({ report: 'sales-dashboard', query: 'team=beach', opens: true }, views.slice(0, 1))).toBe('same as view “A colleague’s”, sales team beach');
  });

  it('is told apart by its choice where no view keeps it', () => {
    expect([chosenWords({ report: 'sales-dashboard', query: 'source=opc', opens: true }, views), chosenWords({ report: 'sales-dashboard', query: '', opens: true }, views)]).toEqual(['marketing source opc', 'as it opens']);
  });

  it('is not told to who may not open the report', () => {
    expect(chosenWords({ report: 'sales-dashboard', query: '', opens: false }, views)).toBe('as chosen by who may open it');
  });

  it('names no view of another report', () => {
    expect(chosenWords({ report: 'sales-dashboard', query: 'year=2025', opens: true }, views)).toBe('2025');
  });
});
