import { Problem } from '../../server/problem.js';
import { isSaidAtName } from './use-view-errand.js';

const taken = new Problem(409, { field: 'name', detail: 'There is a view “Closing soon” of this list already' });

describe('A name of a view that is taken', () => {
  it('is said where it was typed', () => {
    expect(isSaidAtName(taken, { body: { name: 'Closing soon' } })).toBe(true);
  });

  it('is said above the list where nobody typed it: a view is shared, or comes back', () => {
    expect(isSaidAtName(taken, {})).toBe(false);
  });

  it('is told apart from what was refused of the arrangement', () => {
    expect(isSaidAtName(new Problem(400, { field: 'arrangement.sort' }), { body: { arrangement: {} } })).toBe(false);
  });
});
