import { EpicContractAccountingRevised } from '../../events/epic-contracts/epic-contract-accounting.events.js';
import * as events from '../../events/epic-contracts/epic-contract.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { accountingMemberships } from './accounting-memberships.projector.js';

const after = rowAfter(accountingMemberships, 'epicContract-2004');
const imported = events.EpicContractImported({ epicContractId: 2004, createdBy: 7, createdAt: '2026-10-06T15:00:00.000Z', memberId: 538, contractStatus: 'Closed', contractDate: '2026-10-06', membershipTier: 'Voyager', purchasePrice: '9995.00', salesAgent: 'Robert King' });

describe('The memberships of the accounting list', () => {
  it('earn their price, by the usual code where the old system made them', () => {
    expect(after(imported)).toMatchObject({ contractId: 2004, membershipTier: 'Voyager', purchasePrice: '9995.00', incomeAmount: '9995.00', incomeGlCode: '4020', salesAgent: 'Robert King' });
  });

  it('follow their price, their status, and the code that accounting writes', () => {
    const row = after(
      imported,
      events.EpicContractTermsRevised({ memberId: 538, changes: { purchasePrice: { from: '9995.00', to: '10995.00' } } }),
      events.EpicContractStatusChanged({ memberId: 538, from: 'Closed', to: 'Rescinded' }),
      EpicContractAccountingRevised({ memberId: 538, changes: { incomeGlCode: { from: '4020', to: '4021' } } }),
    );
    expect(row).toMatchObject({ purchasePrice: '10995.00', incomeAmount: '10995.00', contractStatus: 'Rescinded', incomeGlCode: '4021' });
  });
});
