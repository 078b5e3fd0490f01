import { blankValues } from '../../../events/kernel/field.rules.js';
import { resaleContractFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import type { Contract } from '../contract-record.js';
import { withTotals, withTypedDeposit } from './terms-as-typed.js';

const inFull = (handTypedDeposit: string | null): Contract => ({
  ...blankValues(resaleContractFields),
  ...{ contractId: 1005, buyerName: '', contractType: 'Inventory', purchasePrice: '3000.00', closingFee: '545.00' },
  ...{ fullAmountCollected: 'YES', depositAmount: '3545.00', balanceDue: '0.00', handTypedDeposit },
});
const billWith = (fullAmountCollected: string, contract: Contract) => {
  const { depositAmount, cashDueAtSigning, balanceDue } = withTotals(withTypedDeposit(contract), { fullAmountCollected });
  return { depositAmount, cashDueAtSigning, balanceDue };
};

/** What the server saves is told of in resale-contract.spec.ts. */
describe('The bill while somebody says that the full amount is not collected after all (C6)', () => {
  it('has the deposit that was typed before', () => {
    expect(billWith('NO', inFull('1000.00'))).toEqual({ depositAmount: '1000.00', cashDueAtSigning: '1000.00', balanceDue: '2545.00' });
  });

  it('has none where none was ever typed, as the server saves it', () => {
    expect(billWith('NO', inFull(null))).toEqual({ depositAmount: null, cashDueAtSigning: '0.00', balanceDue: null });
  });

  it('stays the full amount with YES', () => {
    expect(billWith('YES', inFull(null))).toEqual({ depositAmount: '3545.00', cashDueAtSigning: '3545.00', balanceDue: '0.00' });
  });
});
