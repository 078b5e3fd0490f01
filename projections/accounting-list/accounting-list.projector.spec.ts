import * as events from '../../events/resale-contracts/resale-contract.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { accountingList } from './accounting-list.projector.js';

const after = rowAfter(accountingList, 'resaleContract-1117');
const made = events.ResaleContractCreated({ contractId: 1117, facts: { contractStatus: 'Draft', contractDate: '2026-11-13', purchasePrice: '2995.00', salesAgent: 'Amara Kim', toName: 'Grace Patel' } });

describe('The accounting list', () => {
  it('shows what accounting books of a contract, and nothing of its parties', () => {
    expect(after(made)).toEqual({
      ...{ contractId: 1117, contractStatus: 'Draft', contractDate: '2026-11-13', purchasePrice: '2995.00', salesAgent: 'Amara Kim', toName: 'Grace Patel' },
      ...{ incomeGlCode: '', incomeAmount: null, cogGlCode: '', cogAmount: null, toGlCode: '', toCommission: null },
    });
  });

  it('follows codes, amounts, prices, dates and the status', () => {
    const row = after(
      made,
      events.AccountingCodesRevised({ changes: { incomeGlCode: { from: '', to: '4010' }, incomeAmount: { from: null, to: '1048.25' } } }),
      events.SalesAssignmentRevised({ changes: { toCommission: { from: null, to: '59.90' }, closingAgent: { from: '', to: 'First Coast Title' } } }),
      events.FinancialTermsRevised({ changes: { purchasePrice: { from: '2995.00', to: '3000.00' } } }),
      events.ContractDatesRevised({ changes: { contractDate: { from: '2026-11-13', to: '2026-11-14' } } }),
      events.ContractStatusChanged({ from: 'Draft', to: 'Closed' }),
    );
    expect(row).toMatchObject({ incomeGlCode: '4010', incomeAmount: '1048.25', toCommission: '59.90', purchasePrice: '3000.00', contractDate: '2026-11-14', contractStatus: 'Closed' });
    expect(row).not.toHaveProperty('closingAgent');
  });
});
