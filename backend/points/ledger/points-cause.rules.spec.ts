import { causeWords, typeWords } from './points-cause.rules.js';

const row = { transactionType: 'Membership', debitOrCredit: 'Debit', contractId: 2059, epicAdvantageContractId: 0, reverses: 0, note: '' };

describe('Why a row of the ledger was written', () => {
  it.each([
    [row, 'Membership 2059 closed'],
    [{ ...row, debitOrCredit: 'Credit' }, 'Membership 2059 given back'],
    [{ ...row, transactionType: 'Advantage Purchase', contractId: 0, epicAdvantageContractId: 24 }, 'Advantage purchase 24'],
    // The old system's rows do not name their purchase.
    [{ ...row, transactionType: 'Advantage Purchase', contractId: 0 }, 'Advantage purchase'],
    [{ ...row, transactionType: 'Reversal', reverses: 488, note: 'payment returned' }, 'Reversal of row 488, payment returned'],
    [{ ...row, transactionType: 'Unit Ceded', debitOrCredit: 'Credit' }, 'Unit ceded'],
    [{ ...row, transactionType: 'Adjustment', note: 'counted twice' }, 'Adjustment, counted twice'],
  ])('%j', (given, words) => expect(causeWords(given)).toBe(words));

  it('is summed up by what it did', () => {
    expect([typeWords('Membership', false), typeWords('Membership', true), typeWords('Unit Ceded', true)]).toEqual(['Membership closed', 'Membership given back', 'Unit ceded']);
  });
});
