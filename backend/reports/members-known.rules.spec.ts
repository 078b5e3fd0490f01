import { membersKnownFacts } from './members-known.rules.js';

describe('The members of a report', () => {
  it('are none as of a day before any was known, and the file says so in its head', () => {
    expect(membersKnownFacts({ membersKnownFrom: '2026-09-30' })).toEqual([['Note', 'Members are known from 09/30/2026 on; before that day none can be counted.']]);
    expect(membersKnownFacts({})).toEqual([]);
  });
});
