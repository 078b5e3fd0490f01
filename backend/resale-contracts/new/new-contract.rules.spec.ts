import { filledIn, leadInContract, tourInContract, unitInContract } from './new-contract.rules.js';

const unit = {
  resortName: 'Cypress Palms',
  unitNumber: '757',
  unitSleeps: '12',
  bedrooms: 'studio',
  bathrooms: '4',
  fixedFloat: 'Float',
  useYearType: 'Biennial Even',
  retailPrice: '6500.00',
  maintFee: '448.00',
  isHoaOwned: 'No',
  sellerFirstName: 'Linda',
  coSellerEmail: 'joe@example.com',
};

describe('A new contract from inventory', () => {
  it('starts with its unit in the words of contracts, at the retail price', () => {
    expect(unitInContract(unit)).toMatchObject({
      resort: 'Cypress Palms',
      unitNumber: '757',
      unitSleeps: '',
      bedrooms: 'Studio',
      bathrooms: 'Other',
      fixedFloat: 'FLOAT',
      useYearType: 'Biennial Even',
      retailPrice: '6500.00',
      purchasePrice: '6500.00',
      sellerFirstName: 'Linda',
      coSellerEmail: 'joe@example.com',
    });
  });

  it.each(['Points', '4', 'Other'])('keeps the rooms of a unit that contracts do not offer by themselves (decisions.md H4): %s', (rooms) => {
    expect(unitInContract({ ...unit, bedrooms: rooms, bathrooms: rooms })).toMatchObject({ bedrooms: rooms, bathrooms: rooms === '4' ? 'Other' : rooms });
  });

  it('is sold by a company where an association owns the unit, else by a person', () => {
    expect(unitInContract({ isHoaOwned: 'Yes' })).toEqual({ sellerEntityType: 'COMPANY', isHoaInventory: 'YES' });
    expect(unitInContract(unit)).toMatchObject({ sellerEntityType: 'INDIVIDUAL', isHoaInventory: 'NO' });
  });

  it('says nothing of what its writer may not see', () => {
    expect(unitInContract({ resortName: 'Cypress Palms' })).not.toHaveProperty('sellerLastName');
  });

  it('is for the lead of its tour, with the spouse as co-buyer, by the rep of the tour', () => {
    const lead = { leadId: 12, firstName: 'Sofia', lastName: 'Rossi', spouseFirstName: 'Luca', state: 'FL', country: 'US', mobilePhone: '+14075550188' };
    expect(leadInContract(lead)).toEqual({
      leadId: 12,
      buyerEntityType: 'INDIVIDUAL',
      buyerFirstName: 'Sofia',
      buyerLastName: 'Rossi',
      buyerState: 'FL',
      buyerCountry: 'US',
      buyerMobilePhone: '+14075550188',
      coBuyerFirstName: 'Luca',
    });
    expect(tourInContract({ tourId: 1204, assignedEmployeeFirstName: 'Naomi', assignedEmployeeLastName: 'Silva' })).toEqual({ tourId: 1204, salesAgent: 'Naomi Silva' });
  });
});

describe('A party whom the writer may not see whole', () => {
  const owner = { sellerFirstName: 'Linda', sellerLastName: 'Hale', sellerMobilePhone: '+14075550111', sellerAddress: '1 Palm Way', sellerCountry: 'CA', coSellerFirstName: 'Joe' };
  const unseen = { resort: 'Cypress Palms', sellerEntityType: 'INDIVIDUAL' };
  const defaults = { sellerEntityType: 'INDIVIDUAL', sellerCountry: 'US' };

  it('sells as the unit has it, whole, where nobody else is typed', () => {
    expect(filledIn({ ...unseen, ...owner }, unseen, defaults)).toEqual(owner);
    expect(filledIn({ ...unseen, ...owner }, unseen, { sellerFirstName: '', sellerEmail: null })).toEqual(owner);
  });

  it.each([{ sellerFirstName: 'Ana' }, { sellerTrustName: 'Palm Trust' }, { sellerEmail: 'ana@example.com' }, { coSellerLastName: 'Silva' }])('gets nothing of the owner once another seller is typed: %j', (typed) => {
    expect(filledIn({ ...unseen, ...owner, listingPrice: '900.00' }, unseen, { ...defaults, ...typed })).toEqual({ listingPrice: '900.00' });
  });

  const seen = { buyerFirstName: 'Sofia', buyerLastName: 'Rossi', coBuyerFirstName: 'Luca', buyerEntityType: 'INDIVIDUAL' };
  const guest = { ...seen, buyerMobilePhone: '+14075550188', buyerEmail: 'sofia@example.com', buyerCountry: 'US', coBuyerEmail: 'luca@example.com' };

  it("buys with the lead's phones and mail while it is the lead who buys, and keeps what was typed of them", () => {
    expect(filledIn(guest, seen, { ...seen, buyerFirstName: ' sofia ', buyerEmail: 'new@example.com' })).toEqual({ buyerMobilePhone: '+14075550188', buyerCountry: 'US', coBuyerEmail: 'luca@example.com' });
  });

  it('gets nothing of the lead when somebody else buys, with or without the spouse', () => {
    expect(filledIn(guest, seen, { buyerFirstName: 'Marco', buyerLastName: 'Rossi', coBuyerFirstName: 'Luca' })).toEqual({ coBuyerEmail: 'luca@example.com' });
    expect(filledIn(guest, seen, { ...seen, coBuyerFirstName: 'Ann' })).not.toHaveProperty('coBuyerEmail');
    expect(filledIn(guest, seen, { buyerCompanyName: 'Rossi Inc' })).toEqual({});
  });

  it('leaves nothing blank over what is known', () => {
    expect(filledIn({ ...owner, sellerCountry: '' }, {}, defaults)).not.toHaveProperty('sellerCountry');
  });
});
