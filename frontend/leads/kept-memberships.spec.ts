import { membershipWords } from './kept-memberships.js';

describe('What an erasure says of memberships', () => {
  it('names each with its contract, and what it keeps', () => {
    const one = { memberId: 514, epicContractId: 2014 };
    expect(membershipWords([one])).toBe('member 514 (contract 2014) keeps name, address, phones and mail, its points and what was said as a member: contracts are kept by law');
    expect(membershipWords([one, { memberId: 587, epicContractId: 2087 }])).toMatch(/^member 514 \(contract 2014\) and member 587 \(contract 2087\) keep name/);
  });
});
