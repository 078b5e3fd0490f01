import { cededBy, enrolledBy } from './ceded-member.rules.js';

const contract = (epicContractId: number, enrolled: string) => ({ memberId: 538, epicContractId, contractStatus: 'Closed', points: 30_000, enrolled });
const member = (contracts: Readonly<Record<string, ReturnType<typeof contract>>>) => ({ known: true, memberId: 538, rciMemberNumber: '1234', memberStatus: 'Active', membershipTier: 'Odyssey', begun: '2023-05-06', contracts });

describe('When a member was enrolled', () => {
  it('is with the first of their contracts, while points are ceded by the newest', () => {
    const both = member({ 'contract 2004': contract(2004, '2024-03-11'), 'contract 2090': contract(2090, '2026-10-02') });
    expect(enrolledBy(both)).toEqual({ month: '2024-03-01', memberStatus: 'Active', membershipTier: 'Odyssey', epicContractId: 2090 });
    expect(cededBy(both)).toMatchObject({ month: '2026-10-01' });
  });

  it('is when they were told of first where they have no contract', () => expect(enrolledBy(member({}))).toMatchObject({ month: '2023-05-01', epicContractId: 0 }));

  it('is unknown of nobody', () => expect(enrolledBy({ ...member({}), known: false })).toBeUndefined());
});
