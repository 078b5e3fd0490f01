import { detailsOf, detailsWith, firmNamed } from './closing-agent.rules.js';

const harbor = { name: 'Harbor Escrow', address: '48 Harbor Lane', city: 'Tampa', state: 'FL', zipcode: '33602', phone: '(813) 555-0126', escrowBank: 'Gulf Harbor Bank' };
const none = { closingAgent: '' };

describe('the closing agent of a contract', () => {
  it('is found whatever the case of its name, and blank is nobody', () => {
    expect(firmNamed(' harbor escrow ', [harbor])).toBe(harbor);
    expect(firmNamed('', [{ name: '' }])).toBeUndefined();
  });

  it('brings the details that were left out', () => {
    expect(detailsWith({ closingAgent: 'Harbor Escrow' }, none, harbor)).toEqual(detailsOf(harbor));
    const { closingAgentPhone: _, ...others } = detailsOf(harbor);
    expect(detailsWith({ closingAgent: 'Harbor Escrow', closingAgentPhone: '1' }, none, harbor)).toEqual(others);
  });

  it('brings nothing when it stays who it was', () => {
    expect(detailsWith({ closingAgent: 'Harbor Escrow' }, { closingAgent: 'Harbor Escrow' }, harbor)).toEqual({});
    expect(detailsWith({}, { closingAgent: 'Harbor Escrow' }, harbor)).toEqual({});
  });

  it('that nobody knows takes the details of the one before away', () => {
    expect(detailsWith({ closingAgent: 'Somebody' }, { closingAgent: 'Harbor Escrow' }, undefined)).toMatchObject({ closingAgentCity: '', closingAgentEscrowBank: '' });
  });
});
