import { categoryIn, idIn, numberIn, streamName } from './stream-name.js';

describe('The name of a stream', () => {
  it.each([
    ['resaleContract', 1042],
    ['pointsAccount', '502-2026'],
    ['envelope', '7f1c8a52-7a0e-4c1b-9f63-2f1d5ab7c9e4'],
  ])('says what it is a stream of, and which one: %s %s', (category, id) => {
    const stream = streamName(category, id);
    expect([categoryIn(stream), idIn(stream)]).toEqual([category, String(id)]);
  });

  it('holds the number that people know the record by', () => {
    expect(numberIn('lead-914')).toBe(914);
  });

  it('of somebody else in the same store may have no id', () => {
    expect([categoryIn('heartbeat'), idIn('heartbeat')]).toEqual(['heartbeat', '']);
  });
});
