import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { contractTypes, depositMethods, yesNo } from '../../events/resale-contracts/resale-contract.enums.js';
import examples from '../../test/worked-examples.json' with { type: 'json' };
import { contractTotals, depositExceedsPrice, isExchangeContract, type PricedTerms } from './resale-contract.pricing.js';

const terms: PricedTerms = {
  contractType: 'Inventory',
  purchasePrice: null,
  closingFee: null,
  creditReportFee: null,
  prePaidMaintFee: null,
  fullAmountCollected: 'NO',
  depositMadeBy: '',
  depositAmount: null,
};

describe('The totals of a contract from inventory', () => {
  it.each(examples.resale_totals)('worked example: price $input.purchasePrice, deposit $input.depositAmount', ({ input, expect: totals }) => {
    expect(contractTotals({ ...terms, ...input })).toEqual(totals);
  });

  it('rounds the card fee half-up, where JavaScript floats give 37.03 (C5)', () => {
    const totals = contractTotals({ ...terms, purchasePrice: '5000.00', depositAmount: '1234.50', depositMadeBy: 'CREDIT CARD' });
    expect(totals.creditCardProcessingFee).toBe('37.04');
  });

  it.each(Object.entries(examples.resale_rounding_notes))('worked example of rounding: %s', (calculation, { half_up: rounded }) => {
    const depositAmount = calculation.replace('*3%', '');
    const totals = contractTotals({ ...terms, purchasePrice: '5000.00', depositAmount, depositMadeBy: 'CREDIT CARD' });
    expect(totals.creditCardProcessingFee).toBe(rounded);
  });

  it('leaves the balance blank until cash is due (C4)', () => {
    expect(contractTotals({ ...terms, purchasePrice: '5000.00' })).toMatchObject({ cashDueAtSigning: '0.00', balanceDue: null });
  });

  it('accepts a deposit above the price, with a negative balance (C7)', () => {
    const totals = contractTotals({ ...terms, purchasePrice: '1000.00', depositAmount: '1500.00' });
    expect(totals.balanceDue).toBe('-500.00');
    expect(depositExceedsPrice(totals)).toBe(true);
  });

  it('takes what a form holds while somebody types', () => {
    const typing = { ...terms, purchasePrice: '12,500', closingFee: '550.', depositAmount: '-' };
    expect(contractTotals(typing)).toMatchObject({ contractSalesPrice: '13050.00', subtotalCharges: '0.00' });
  });
});

describe('The totals of an HSI or RCI contract', () => {
  it.each(examples.hsi_rci_totals)('worked example: price $input.purchasePrice, deposit $input.depositAmount', ({ input, expect: totals }) => {
    expect(contractTotals({ ...terms, contractType: 'HSI', ...input })).toMatchObject(totals);
  });

  it('add no fees to the price', () => {
    expect(contractTotals({ ...terms, contractType: 'RCI', purchasePrice: '3495.00', closingFee: '550.00' }).contractSalesPrice).toBe('3495.00');
  });
});

describe('Totals of any terms', () => {
  const money = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((cents) => new Decimal(cents).div(100).toFixed(2)), { nil: null });
  const anyTerms = fc.record({
    contractType: fc.constantFrom(...contractTypes),
    purchasePrice: money,
    closingFee: money,
    creditReportFee: money,
    prePaidMaintFee: money,
    fullAmountCollected: fc.constantFrom(...yesNo, ''),
    depositMadeBy: fc.constantFrom(...depositMethods, ''),
    depositAmount: money,
  });
  const sum = (...amounts: (string | null)[]) => amounts.reduce((total, amount) => total.plus(amount ?? 0), new Decimal(0)).toFixed(2);

  it('add up to the cent', () => {
    fc.assert(
      fc.property(anyTerms, (some) => {
        const totals = contractTotals(some);
        const fees = isExchangeContract(some.contractType) ? [] : [some.closingFee, some.creditReportFee, some.prePaidMaintFee];
        expect(totals.contractSalesPrice).toBe(sum(some.purchasePrice, ...fees));
        expect(totals.cashDueAtSigning).toBe(sum(totals.subtotalCharges, totals.creditCardProcessingFee));
        if (totals.balanceDue !== null) expect(totals.contractSalesPrice).toBe(sum(totals.subtotalCharges, totals.balanceDue));
      }),
    );
  });

  it('are amounts with two places and come out the same when computed again', () => {
    fc.assert(
      fc.property(anyTerms, (some) => {
        const totals = contractTotals(some);
        for (const amount of Object.values(totals) as (string | null)[]) if (amount !== null) expect(amount).toMatch(/^-?\d+\.\d{2}$/);
        expect(contractTotals({ ...some, ...totals })).toEqual(totals);
      }),
    );
  });
});
