import fc from 'fast-check';
import { excessOf } from './json-shape.js';

const limits = { members: 10, depth: 3 };
const excess = (body: string) => excessOf(Buffer.from(body), limits);
const fields = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`field ${index}`, index])));

describe('the shape of a body', () => {
  it('may hold as many fields as the limit, and no more', () => {
    expect(excess(fields(10))).toBeUndefined();
    expect(excess(fields(11))).toBe('The body holds too many fields');
    expect(excess(JSON.stringify({ list: Array.from({ length: 11 }, () => 1) }))).toBe('The body holds too many fields');
  });

  it('may go as deep as the limit, and no deeper', () => {
    expect(excess('{"a":[{}]}')).toBeUndefined();
    expect(excess('{"a":[{"b":[]}]}')).toBe('The body is nested too deeply');
  });

  it('is not misled by what stands in texts', () => {
    expect(excess(JSON.stringify({ note: '[[[[[[{{{{,,,,,,,,,,,,,,,,\\"[[[[[', other: '\\' }))).toBeUndefined();
    expect(excess('{"a":"\\\\","b":[[[]]]}')).toBe('The body is nested too deeply');
  });

  it('is never found smaller than it is', () => {
    const size = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.values(value).reduce<number>((sum, inner) => sum + 1 + size(inner), 0) : 0);
    fc.assert(fc.property(fc.jsonValue(), (value) => size(value) <= 10 || excess(JSON.stringify(value)) !== undefined));
  });
});
