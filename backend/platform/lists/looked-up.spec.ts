import { LookedUp } from './looked-up.js';

describe('a row that the server looked up', () => {
  const row = new LookedUp('employee-list', { employeeId: 12, firstName: 'Grace', userId: null });

  it('gives its values one by one, by name', () => {
    expect([row.number('employeeId'), row.text('firstName'), row.number('userId')]).toEqual([12, 'Grace', 0]);
    expect(() => row.text('fristName')).toThrow('Rows of employee-list have no fristName');
  });

  it('reaches no answer', () => {
    expect({ ...row }).toEqual({});
    expect(() => JSON.stringify({ rep: row })).toThrow('is no answer');
  });
});
