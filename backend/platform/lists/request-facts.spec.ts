import { requestFacts } from './request-facts.js';

const kinds = { contractDate: 'date', price: 'money', status: 'status' } as const;
const query = {
  label: (field: string) => ({ contractDate: 'Contract date', price: 'Price' })[field] ?? field,
  kind: (field: string) => kinds[field as keyof typeof kinds],
  isNumbered: () => false,
};

describe('What a file says of its filter', () => {
  it('are the words of the screen, a line for each field', () => {
    const filters = [
      { field: 'contractDate', op: 'from', value: '2026-08-01' },
      { field: 'price', op: 'below', value: 100 },
      { field: 'contractDate', op: 'to', value: '2026-08-31' },
    ] as const;
    expect(requestFacts(query, { filters, search: 'silva', sort: '-price' })).toEqual([
      ['Filter', 'Contract date: since 08/01/2026, until 08/31/2026'],
      ['Filter', 'Price: below 100'],
      ['Search', 'silva'],
      ['Sorted by', 'Price, highest first'],
    ]);
  });

  it('is that there is none, where everything was asked for', () => {
    expect(requestFacts(query, {})).toEqual([['Filter', 'None: all rows']]);
  });
});
