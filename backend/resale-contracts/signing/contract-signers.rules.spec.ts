import { noContract, type ResaleContract } from '../resale-contract.state.js';
import { asParties, reachedOf, signersOf } from './contract-signers.rules.js';

const couple: ResaleContract = {
  ...noContract,
  ...{ sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Naomi', sellerLastName: 'Patel', sellerEmail: ' naomi@example.com ', sellerCompanyName: 'Harbour Point Owners, Inc.', sellerTrustName: 'The Patel Trust' },
  ...{ coSellerFirstName: 'Ravi', coSellerLastName: 'Patel', coSellerEmail: 'ravi@example.com' },
};

describe('Who signs a contract', () => {
  it('is a person and whoever sells beside them', () => {
    expect(reachedOf(couple, 'seller')).toEqual([
      { role: 'seller', name: 'Naomi Patel', mail: 'naomi@example.com' },
      { role: 'coSeller', name: 'Ravi Patel', mail: 'ravi@example.com' },
    ]);
  });

  it.each([
    ['COMPANY', 'Harbour Point Owners, Inc.'],
    ['TRUST', 'The Patel Trust'],
  ])('is a %s alone, whoever sold beside a person before', (sellerEntityType, name) => {
    expect(reachedOf({ ...couple, sellerEntityType }, 'seller')).toEqual([{ role: 'seller', name, mail: 'naomi@example.com' }]);
    expect(asParties({ ...couple, sellerEntityType })).toMatchObject({ coSellerFirstName: '', coSellerLastName: '' });
  });

  it('has a place for the first before anybody is named', () => {
    expect(signersOf(noContract, 'buyer')).toEqual([{ id: 'buyer', role: 'Buyer', name: '' }]);
  });
});
