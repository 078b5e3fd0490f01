import { readCriteria } from './lead-criteria.js';

describe('What leads are looked for by', () => {
  it.each([['{"FirstName":"Sofia","HomePhone":"(305) 55","Email":""}'], ['FirstName=Sofia&HomePhone=305-55&Email='], ['firstname=Sofia&mobilephone=30555']])('is read from %s', (criteria) => {
    expect(readCriteria(criteria)).toEqual({ filters: [{ field: 'firstName', op: 'contains', value: 'Sofia' }], phone: '30555' });
  });

  it('is nothing where nothing is said, and is not guessed at', () => {
    expect(readCriteria('')).toEqual({ filters: [], phone: '' });
    expect(readCriteria('{"FirstName":')).toBeUndefined();
    expect(readCriteria('Sofia')).toBeUndefined();
  });
});
