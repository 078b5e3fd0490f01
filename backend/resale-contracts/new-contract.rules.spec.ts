import { leadInContract, tourInContract, unitInContract } from './new-contract.rules.js';

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
