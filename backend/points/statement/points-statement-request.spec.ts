import { statementRequest } from './points-statement-request.js';

const TODAY = '2026-11-21';
const days = (query: object) => {
  const { from, to, asOf } = statementRequest(query as Record<string, unknown>, TODAY);
  return [from, to, asOf];
};

describe('The days of a statement', () => {
  it.each([
    [{}, ['2026-10-01', TODAY, null]],
    [{ asOf: '2026-07-15' }, ['2026-07-01', '2026-07-15', '2026-07-15']],
    [{ from: '2026-01-01', to: '2026-06-30' }, ['2026-01-01', '2026-06-30', null]],
    // What is known of a past day ends with it, and today with today.
    [{ from: '2026-01-01', to: '2026-06-30', asOf: '2026-03-31' }, ['2026-01-01', '2026-03-31', '2026-03-31']],
    [{ to: '2027-01-01' }, ['2026-10-01', TODAY, null]],
    [{ asOf: TODAY }, ['2026-10-01', TODAY, null]],
  ])('%j', (query, expected) => expect(days(query)).toEqual(expected));

  it.each([{ from: '2026-02-30' }, { from: '2026-12-01' }, { memberId: 'x' }, { type: ['a', 'b'] }, { search: 'x'.repeat(201) }])('%j is refused', (query) => {
    expect(() => days(query)).toThrow();
  });
});
