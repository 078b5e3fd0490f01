import type { Column, CountStripDefinition } from './list-definition.js';
import { filterWords, sortWords } from './view-words.js';

const date: Column = { field: 'contractDate', label: 'Date', name: 'Contract date', kind: 'date', width: 90 };
const price: Column = { field: 'price', label: 'Price', kind: 'money', width: 90 };
const status: Column = { field: 'status', label: 'Status', kind: 'status', width: 90 };
const tpp: Column = { field: 'tpp', label: 'TPP #', name: 'TPP number', kind: 'text', width: 90 };
const counts: CountStripDefinition = { list: 't', field: 'status', count: 'count', chips: [{ label: 'In Progress', values: ['Draft', 'Signed'] }] };

describe('filters and sorts in words', () => {
  it('says a range of dates', () => {
    expect(filterWords(date, [{ field: 'contractDate', op: 'from', value: '2026-08-01' }])).toBe('Contract date: since 08/01/2026');
    const month = [{ field: 'contractDate', op: 'from', value: '2026-08-01' }, { field: 'contractDate', op: 'to', value: '2026-08-31' }] as const;
    expect(filterWords(date, month)).toBe('Contract date: 08/01/2026 to 08/31/2026');
  });

  it('says the days by which an instant is asked for, and not the instant at which they begin elsewhere', () => {
    const created: Column = { field: 'createdAt', label: 'Created', kind: 'time', width: 90 };
    const days = [{ field: 'createdAt', op: 'from', value: '2026-11-01' }, { field: 'createdAt', op: 'to', value: '2026-11-30' }] as const;
    expect(filterWords(created, days)).toBe('Created: since 11/01/2026, until 11/30/2026');
  });

  it('says a range of amounts', () => {
    const range = [{ field: 'price', op: 'from', value: '1000' }, { field: 'price', op: 'to', value: '2500.5' }] as const;
    expect(filterWords(price, range)).toBe('Price: from 1,000.00, up to 2,500.50');
  });

  it('calls a choice of the count strip by its name there', () => {
    expect(filterWords(status, [{ field: 'status', op: 'oneOf', value: ['Signed', 'Draft'] }], counts)).toBe('Status: In Progress');
    expect(filterWords(status, [{ field: 'status', op: 'oneOf', value: ['Signed'] }], counts)).toBe('Status: Signed');
  });

  it('says several values as they go together', () => {
    const week: Column = { field: 'useWeek', label: 'Week', kind: 'text', width: 60, together: (weeks) => weeks[0]! };
    expect(filterWords(week, [{ field: 'useWeek', op: 'oneOf', value: ['20-22', '20', '21', '22'] }])).toBe('Week: 20-22');
  });

  it('says the sort', () => {
    const columns = [date, price, status, tpp];
    expect(sortWords('-contractDate', columns)).toBe('Sorted by contract date, newest first');
    expect(sortWords('price', columns)).toBe('Sorted by price, lowest first');
    expect(sortWords('tpp', columns)).toBe('Sorted by TPP number, A to Z');
  });
});
