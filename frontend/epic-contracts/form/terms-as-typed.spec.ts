import { documentedClosingCosts } from '../../../events/epic-contracts/product-closing-costs.rules.js';
import type { ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import type { EpicContract } from '../epic-contract-record.js';
import { dueLines } from './due-lines.js';
import { brokenRules, typedContract } from './terms-as-typed.js';

const voyager: ProductOnSale = { status: 'Active', firstYearEpicAdvantagePointsCost: '300.00', annualMaxEpicAdvantagePoints: 20_000, productId: 3, productName: 'Voyager', memberTier: 'Voyager', termMonths: 36, listPrice: '9995.00', minimumPrice: '7995.00', minimumDownPayment: '0.20', listInterestRate: '14.9', closingCosts: documentedClosingCosts(3) };
const typed = { membershipTier: 'Voyager', transactionType: 'Finance Transaction', contractDate: '2026-03-02', purchasePrice: '9000.00', additionalDownPayment: null, loanTerm: 60 };
const imported = { ...typed, epicContractId: 2004, conditions: null, membershipTerm: 36, closingCostAmount: '1.00', totalPurchasePrice: '9001.00', financedAmount: '7200.00', aprRate: '15.78', membershipStartDate: '2026-03-12', membershipExpDate: '2029-03-31' } as unknown as EpicContract;
const form = { products: [voyager], contract: imported, today: '2026-11-28' };

describe('A membership contract of the old system while it is edited', () => {
  it('shows the figures that are saved where its date alone changes: its own, with the new dates of the membership', () => {
    expect(typedContract({ ...typed, contractDate: '2026-12-22' }, form)?.terms).toMatchObject({ closingCostAmount: '1.00', aprRate: '15.78', contractDate: '2026-12-22', membershipStartDate: '2027-01-01', membershipExpDate: '2030-12-31' });
  });

  it('is held to no rule of its amounts until one of them changes', () => {
    const odd = { ...imported, loanTerm: 0, financedAmount: '-5.00' } as EpicContract;
    expect(brokenRules(typedContract({ ...typed, loanTerm: 0 }, { ...form, contract: odd })!, false)).toEqual([]);
  });

  it('shows figures of the rules once a term of theirs changes', () => {
    expect(typedContract({ ...typed, purchasePrice: '9100.00' }, form)?.terms).toMatchObject({ closingCostAmount: '1308.00' });
  });

  it('shows those by its product as imported, whatever that is sold as now; another tier brings its own of today (E15)', () => {
    const now = { ...voyager, memberTier: 'Voyager 27', termMonths: 24, closingCosts: { ...voyager.closingCosts, escrowServices: '975.00' }, asImported: voyager };
    const changed = { ...form, products: [now] };
    expect(typedContract({ ...typed, purchasePrice: '9100.00' }, changed)?.terms).toMatchObject({ closingCostAmount: '1308.00', membershipTerm: 36 });
    expect(typedContract({ ...typed, membershipTier: 'Voyager 27' }, changed)?.terms).toMatchObject({ closingCostAmount: '2108.00', membershipTerm: 24 });
  });
});

describe('A membership contract that is typed', () => {
  const fresh = { ...form, contract: {} as EpicContract };

  it('goes by the product that is sold, where an ended one left it its tier', () => {
    const ended = { ...voyager, productId: 1, status: 'Inactive', minimumDownPayment: '0.50' };
    expect(typedContract(typed, { ...fresh, products: [ended, voyager] })?.conditions.product).toMatchObject({ productId: 3, minimumDownPayment: '0.20' });
  });

  it('takes no loan of 0 months, and shows none; a blank term is the usual one', () => {
    const none = typedContract({ ...typed, loanTerm: 0 }, fresh)!;
    expect(none.lending).toBeUndefined();
    expect(brokenRules(none, true)).toEqual([{ field: 'loanTerm', message: 'Enter from 1 to 360 months' }]);
    expect(typedContract({ ...typed, loanTerm: null }, fresh)?.terms.loanTerm).toBe(60);
  });

  it.each([
    ['-100.00', 'Additional down payment cannot be negative'],
    ['9999.00', 'The down payments are more than the purchase price'],
  ])('with %s paid down besides says which rule is broken, and no sum that would not add up', (additionalDownPayment, message) => {
    const contract = typedContract({ ...typed, additionalDownPayment }, fresh)!;
    expect(brokenRules(contract, true)).toEqual([{ field: 'additionalDownPayment', message }]);
    expect(contract).toMatchObject({ lending: undefined, overCeiling: false, terms: { minimumDownPayment: '1800.00', financedAmount: null, subtotalDueAtClosing: null, creditCardProcessingFee: null, dueAtClosing: null, regularPaymentAmount: null, aprRate: null } });
    expect(dueLines(contract).map(({ label, amount }) => [label, amount])).toEqual([
      ['Minimum down payment', '1800.00'],
      ['Additional down payment', null],
      ['Closing costs', contract.terms.closingCostAmount],
      ['Subtotal due at closing', null],
      ['Due at closing', null],
    ]);
  });

  it('with nothing left to finance asks for a full payment, and says nothing of the ceiling', () => {
    const { terms } = typedContract(typed, fresh)!;
    const contract = typedContract({ ...typed, additionalDownPayment: terms.financedAmount }, fresh)!;
    expect(contract.overCeiling).toBe(false);
    expect(brokenRules(contract, true)).toEqual([{ field: 'transactionType', message: 'Nothing is left to finance: please choose a full payment.' }]);
  });
});
