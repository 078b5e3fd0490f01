import { copyLines } from './copy-rows.js';
import type { TableLayout } from '../schema/table-layout.js';

const layout = {
  columns: [
    { property: 'key', name: 'key', type: 'integer' },
    { property: 'value', name: 'value', type: 'text' },
  ],
} as unknown as TableLayout;
const typed = (type: string) => ({ columns: [{ property: 'value', name: 'value', type }] }) as unknown as TableLayout;
const line = (value: unknown, type = 'text') => copyLines(typed(type), [{ value }]);

describe('Rows that are copied into a table', () => {
  it('are a line each, with a tab between columns', () => {
    expect(copyLines(layout, [{ key: 1, value: 'Ann' }, { key: 2, value: null }, { key: 3 }])).toBe('1\tAnn\n2\t\\N\n3\t\\N\n');
  });

  it('keep texts that look like something else to COPY', () => {
    expect(line('a\tb\nc\rd\\N')).toBe('a\\tb\\nc\\rd\\\\N\n');
    expect(line('\\.')).toBe('\\\\.\n');
    expect(line('')).toBe('\n');
    expect(line('Zoë 😀')).toBe('Zoë 😀\n');
  });

  it('hold what JSON would have brought', () => {
    expect(line(NaN, 'integer')).toBe('\\N\n');
    expect(line(true, 'boolean')).toBe('true\n');
    expect(line(new Date('2026-03-04T05:06:07Z'), 'timestamp with time zone')).toBe('2026-03-04T05:06:07.000Z\n');
    expect(line({ name: 'Ann "A"', path: 'C:\\' }, 'jsonb')).toBe('{"name":"Ann \\\\"A\\\\"","path":"C:\\\\\\\\"}\n');
    expect(line(['Ann "A"', null, 'a\tb', '\\'], 'text[]')).toBe('{"Ann \\\\"A\\\\"",NULL,"a\\tb","\\\\\\\\"}\n');
    expect(line([1, 2], 'jsonb')).toBe('[1,2]\n');
  });

  it('are none where a text cannot be stored: Postgres is to refuse it as it does elsewhere', () => {
    expect(line('a\0b')).toBeUndefined();
    expect(line('half of a sign: \ud83d')).toBeUndefined();
  });
});
