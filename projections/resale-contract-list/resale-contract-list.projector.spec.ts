import {
  BuyerRevised,
  ContractDatesRevised,
  ContractStatusChanged,
  FinancialTermsRevised,
  OptionsRevised,
  ResaleContractCreated,
  ResaleContractImported,
  resaleContractEvents,
} from '../../events/resale-contracts/resale-contract.events.js';
import { ContractBecameGood, ContractNoLongerGood } from '../../events/resale-contracts/rescission.events.js';
import { MissingRow } from '../engine/projection.js';
import { rowAfter } from '../../test/support/row-after.js';
import { resaleContractList } from './resale-contract-list.projector.js';
import type { ResaleContractListRow } from './resale-contract-list.read-model.js';

const created = ResaleContractCreated({
  contractId: 1029,
  facts: {
    contractStatus: 'Draft',
    contractDate: '2026-11-12',
    buyerEntityType: 'INDIVIDUAL',
    buyerFirstName: 'Elena',
    buyerLastName: 'Kim',
    sellerEntityType: 'COMPANY',
    sellerCompanyName: 'Sun Coast HOA Inc',
    sellerFirstName: 'Olga',
    resort: 'Coral Reef Club',
    purchasePrice: '21500.00',
  },
});

const after = rowAfter(resaleContractList, 'resaleContract-1029');

function totalsOf(list: string, row: ResaleContractListRow | undefined) {
  return resaleContractList.totals.find((totals) => totals.list === list)?.contributions(row!);
}

describe('The contract list', () => {
  it('shows a new contract with the names of its parties', () => {
    expect(after(created)).toMatchObject({ contractId: 1029, buyer: 'Elena Kim', seller: 'Sun Coast HOA Inc', resort: 'Coral Reef Club', tourId: 0 });
  });

  it('shows an imported contract that lacks almost everything', () => {
    expect(after(ResaleContractImported({ contractId: 1029, facts: {} }))).toMatchObject({ contractStatus: '', contractDate: null, buyer: '' });
  });

  it('follows status, dates and terms', () => {
    const row = after(
      created,
      ContractStatusChanged({ from: 'Draft', to: 'Signed' }),
      ContractDatesRevised({ changes: { closingDate: { from: null, to: '2026-12-28' } } }),
      FinancialTermsRevised({ changes: { depositAmount: { from: null, to: '4500.00' }, balanceDue: { from: null, to: '17580.00' } } }),
    );
    expect(row).toMatchObject({ contractStatus: 'Signed', closingDate: '2026-12-28', depositAmount: '4500.00', balanceDue: '17580.00' });
  });

  it('renames the buyer when a part of the name or the kind of buyer changes', () => {
    const renamed = after(created, BuyerRevised({ changes: { buyerLastName: { from: 'Kim', to: 'Kim-Patel' } } }));
    expect(renamed?.buyer).toBe('Elena Kim-Patel');
    const trust = BuyerRevised({
      changes: { buyerEntityType: { from: 'INDIVIDUAL', to: 'TRUST' }, buyerTrustName: { from: '', to: 'Kim Family Trust' } },
    });
    expect(after(created, trust)?.buyer).toBe('Kim Family Trust');
  });

  it('knows the last day to rescind by the law of the buyer’s state, where that is known', () => {
    const lives = (to: string) => BuyerRevised({ changes: { buyerState: { from: '', to } } });
    const redated = ContractDatesRevised({ changes: { contractDate: { from: '2026-11-12', to: '2026-11-15' } } });
    expect([after(created), after(created, lives('FL')), after(created, lives('HI'), redated), after(created, lives('TX'))].map((row) => row?.lastDayToRescind)).toEqual([null, '2026-11-22', '2026-11-22', null]);
  });

  it('knows since when a contract is good, as the events say, until one says that it is so no more', () => {
    const good = ContractBecameGood({ lastDayToRescind: '2026-11-22' });
    const rows = [after(created), after(created, good), after(created, good, ContractNoLongerGood({ lastDayToRescind: null }))];
    expect(rows.map((row) => typeof row?.goodSince)).toEqual(['object', 'string', 'object']);
  });

  it('leaves its row alone when something changes that it does not show', () => {
    expect(after(created, OptionsRevised({ changes: { includesInternalTradein: { from: '', to: 'YES' } } }))).toEqual(after(created));
  });

  it('has a contract for every change: one without is an error to look into', () => {
    expect(() => after(ContractStatusChanged({ from: 'Draft', to: 'Signed' }))).toThrow(MissingRow);
  });

  it('counts contracts and prices by status and by month', () => {
    const row = after(created);
    expect(totalsOf('resale-contract-totals', row)).toEqual([
      { key: 'Draft', of: { contractStatus: 'Draft' }, add: { count: 1, purchasePrice: '21500.00' } },
    ]);
    expect(totalsOf('resale-contract-months', row)).toEqual([
      { key: `2026-11 ${row!.contractStatus}`, of: { month: '2026-11', contractStatus: row!.contractStatus }, add: { count: 1, purchasePrice: '21500.00' } },
    ]);
    expect(totalsOf('resale-contract-months', { ...row!, contractDate: null })).toEqual([]);
  });

  it('knows no event of another area', () => {
    const own = resaleContractEvents.map(({ type }) => type as string);
    for (const type of resaleContractList.rules.keys()) expect(own).toContain(type);
  });
});
