import { withMeasured } from './recorded-table.js';

const recorded = `# Benchmarks

Words before.

<!-- table: npm run bench -->
| bench | what | ours | against | ratio | aim | | taken |
|---|---|---|---|---|---|---|---|
| store | appends | 10 | – | 1.00x | any | met | Monday |
| search | who fared worst was A | 20 | – | 1.00x | any | met | Monday |
| search | who fared worst was B | 30 | – | 1.00x | any | met | Monday |
| retired | what nobody measures now | 40 | – | 1.00x | any | met | Monday |
<!-- end of table -->

| a table of | people |
`;
const order = ['store', 'changes', 'search'];
const rowsOf = (text: string) => text.slice(0, text.indexOf('<!-- end')).split('\n').filter((line) => line.startsWith('| ')).slice(1);

describe('What a benchmark measured is written into the table', () => {
  it('in place of all its rows, whatever they told of, and the others stay as they were', () => {
    const text = withMeasured(recorded, new Map([['search', ['| search | who fared worst was C | 25 |']]]), order);
    expect(rowsOf(text)).toEqual([expect.stringContaining('| store | appends | 10 |'), '| search | who fared worst was C | 25 |']);
  });

  it('in its place among the others when it had no row yet', () => {
    const text = withMeasured(recorded, new Map([['changes', ['| changes | a page | 7 |']]]), order);
    expect(rowsOf(text).map((line) => line.split(' ')[1])).toEqual(['store', 'changes', 'search', 'search']);
  });

  it('and the words around it stay', () => {
    const text = withMeasured(recorded, new Map(), order);
    expect(text).toMatch(/^# Benchmarks\n\nWords before\.\n\n<!--/);
    expect(text).toMatch(/<!-- end of table -->\n\n\| a table of \| people \|\n$/);
    expect(withMeasured(text, new Map(), order)).toBe(text);
  });

  it('never without the marks', () => {
    expect(() => withMeasured('# Benchmarks', new Map(), order)).toThrow(/No table/);
  });
});
