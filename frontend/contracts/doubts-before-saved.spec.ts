import type { Contract } from './contract-record.js';
import { doubtsBeforeSaved } from './doubts-before-saved.js';

const contract = { contractType: 'Inventory', contractDate: '2026-11-20', buyerState: 'FL', closingDate: '2027-01-04', purchasePrice: '21500.00', closingFee: '550.00', creditReportFee: '25.00', prePaidMaintFee: '5.00', fullAmountCollected: 'NO', depositMadeBy: 'CHECK', depositAmount: '2000.00' } as Contract;
const asked = (values: Partial<Contract>) => doubtsBeforeSaved(contract, { ...values }, Object.keys(values));

describe('Before a contract is saved', () => {
  it('a deposit above the sales price is asked about', () => {
    expect(asked({ depositAmount: '99999999.00' })).toBe('The deposit of 99,999,999.00 is more than the contract sales price of 22,080.00. Should it be saved all the same?');
    expect(asked({ depositAmount: '22080.00' })).toBeUndefined();
  });

  it('a closing date within the days to rescind is asked about', () => {
    expect(asked({ closingDate: '2026-11-30' })).toBe('The buyer can rescind until the end of 11/30/2026, and the closing date is 11/30/2026. Should it be saved all the same?');
    expect(asked({ closingDate: '2026-12-01' })).toBeUndefined();
    expect(asked({ closingDate: '2026-11-21', buyerState: 'TX' })).toBeUndefined();
  });

  it('nothing is asked about what somebody else left behind', () => {
    expect(doubtsBeforeSaved({ ...contract, depositAmount: '30000.00' }, { buyerFirstName: 'Ana' }, ['buyerFirstName'])).toBeUndefined();
  });
});
