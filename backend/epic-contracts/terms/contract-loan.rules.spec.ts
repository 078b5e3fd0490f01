import { truthInLending } from './truth-in-lending.rules.js';
import { datedPayments, lendingOf, loanOf } from './contract-loan.rules.js';

const terms = { transactionType: 'Finance Transaction', purchasePrice: '13687.00', financedAmount: '10449.60', interestRate: '14.9', loanTerm: 60, contractDate: '2026-08-31' };

describe('The loan of a membership contract', () => {
  it('is what is financed, at the rate of the note, with what was put down', () => {
    expect(loanOf(terms)).toEqual({ financedAmount: '10449.60', interestRate: '14.9', loanTerm: 60, loanProcessingFee: '200.00', downPayments: '3237.40' });
  });

  it.each([{ transactionType: 'Cash/Check Full Payment' }, { financedAmount: '0.00' }, { loanTerm: 0 }, { loanTerm: -1 }, { purchasePrice: null }])('is none where %o', (other) => {
    expect(loanOf({ ...terms, ...other })).toBeUndefined();
  });

  it('is paid a month after the contract for the first time, and on the last day of shorter months (E28)', () => {
    const payments = datedPayments(loanOf(terms)!, terms.contractDate);
    expect(payments.slice(0, 3).map(({ due }) => due)).toEqual(['2026-09-30', '2026-10-31', '2026-11-30']);
    expect(payments.at(-1)).toMatchObject({ number: 60, due: '2031-08-31', balance: '0.00' });
  });

  it('counts the prepaid fee in the total sale price as the contract keeps it: not where it does not say', () => {
    const saleOf = (prepaidInSalePrice: boolean | undefined) => lendingOf({ ...terms, conditions: { fees: prepaidInSalePrice === undefined ? {} : { prepaidInSalePrice } } })!.box.totalSalesPrice;
    expect([lendingOf({ ...terms, conditions: null })!.box.totalSalesPrice, saleOf(undefined), saleOf(false), saleOf(true)]).toEqual(['18120.09', '18120.09', '18120.09', '18320.09']);
  });

  it('is disclosed with its payments, and not at all where there is none', () => {
    const loan = loanOf(terms)!;
    expect(lendingOf(terms)).toEqual({ loan, box: truthInLending(loan), payments: datedPayments(loan, terms.contractDate) });
    expect(lendingOf({ ...terms, loanTerm: 0 })).toBeUndefined();
  });

  it('says no day where the contract has none', () => {
    expect(datedPayments(loanOf(terms)!, null)[0]).toMatchObject({ due: '' });
  });
});
