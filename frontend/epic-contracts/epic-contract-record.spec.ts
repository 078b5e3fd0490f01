import { buyersOf } from './epic-contract-record.js';

describe('The buyers of a membership', () => {
  const olivia = { buyerFirstName: 'Olivia', buyerLastName: 'Walker' };

  it('share a last name, or have their own', () => {
    expect(buyersOf({ ...olivia, coBuyerFirstName: 'Maria', coBuyerLastName: 'Walker' })).toBe('Olivia and Maria Walker');
    expect(buyersOf({ ...olivia, coBuyerFirstName: 'Sean', coBuyerLastName: "O'Brien" })).toBe("Olivia Walker and Sean O'Brien");
  });

  it('may be one person', () => {
    expect(buyersOf(olivia)).toBe('Olivia Walker');
  });
});
