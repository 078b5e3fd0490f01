import { blankValues } from '../../../events/kernel/field.rules.js';
import { resaleContractFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import type { Contract } from '../contract-record.js';
import { partsOf } from './contract-entries.js';
import { partyNames } from './party-names.js';

const contract: Contract = { ...blankValues(resaleContractFields), contractId: 1042, buyerName: '' };
const namesIn = (of: Contract) => Object.values(partsOf(of)).flatMap((fields) => fields.map(({ name }) => name));
const optionsOf = (name: string, of = contract) => Object.values(partsOf(of)).flat().find((field) => field.name === name)?.options;

/** Computed, or written by the server alone (`decisions.md C19`, `C23`). */
const notAsked = [
  ...['contractStatus', 'paymentStatus', 'createdBy', 'createdAt', 'tppResponse', 'skipTppIntegration'],
  ...['contractSalesPrice', 'subtotalCharges', 'creditCardProcessingFee', 'cashDueAtSigning', 'balanceDue'],
  ...['contractDocumentLink', 'contractFileName', 'contractDocumentDate', 'sellerContractDocumentLink', 'sellerContractFileName', 'sellerContractDocumentDate', 'sellerDocuSignId', 'sellerDocuSignSentDate'],
  ...['buyerSigningStatus', 'buyerSignedOn', 'sellerSigningStatus'],
];

describe('The edit of a contract', () => {
  it('asks for every field of the contract once, but for what is computed or written by the server', () => {
    expect([...namesIn(contract)].sort()).toEqual(Object.keys(resaleContractFields).filter((name) => !notAsked.includes(name)).sort());
  });

  it('asks nothing that this person does not see', () => {
    const { buyerState: _, incomeAmount: __, ...seen } = contract;
    expect(namesIn(seen)).not.toContain('buyerState');
    expect(namesIn(seen)).not.toContain('incomeAmount');
    expect(namesIn(seen)).toContain('buyerLastName');
  });

  it('offers the closing fees and credit report fees of the edit (C1, C3), and the world to those who buy an exchange', () => {
    expect(optionsOf('closingFee')).toEqual(['499.00', '525.00']);
    expect(optionsOf('creditReportFee')).toEqual(['0.00', '25.00']);
    expect(optionsOf('buyerCountry')).toEqual(['US', 'CA']);
    expect(optionsOf('buyerCountry', { ...contract, contractType: 'RCI' })).toContain('FR');
  });

  it('asks a person for their names, a company for where it is incorporated, a trust for its name, both for whom to reach; the co-seller too (C22)', () => {
    expect(partyNames('seller', 'INDIVIDUAL')).toEqual(expect.arrayContaining(['sellerFirstName', 'coSellerFirstName', 'coSellerMobilePhone', 'isHoaInventory']));
    expect(partyNames('buyer', 'COMPANY')).toEqual(['buyerEntityType', 'buyerCompanyName', 'buyerStateInc', 'buyerFirstName', 'buyerLastName', 'buyerMobilePhone', 'buyerEmail', 'buyerAddress1', 'buyerAddress2', 'buyerCity', 'buyerState', 'buyerZipcode', 'buyerCountry']);
    expect(partyNames('seller', 'TRUST')).toContain('sellerTrustName');
    expect(partyNames('seller', 'TRUST')).not.toContain('coSellerFirstName');
  });
});
