import { documentedFees } from '../../../backend/epic-contracts/terms/epic-contract.pricing.js';
import { conditionsOf, type ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import { documentedClosingCosts } from '../../../events/epic-contracts/product-closing-costs.rules.js';
import { keptFigures } from './kept-conditions.js';

const voyager: ProductOnSale = { status: 'Active', firstYearEpicAdvantagePointsCost: '300.00', annualMaxEpicAdvantagePoints: 20_000, productId: 3, productName: 'Voyager', memberTier: 'Voyager', termMonths: 36, listPrice: '9995.00', minimumPrice: '7995.00', minimumDownPayment: '0.2', listInterestRate: '14.9', closingCosts: documentedClosingCosts(3) };
const made = conditionsOf(voyager, '2026-11-23', documentedFees);

describe('What a membership contract keeps', () => {
  it('is not worth a word while a new one would be made with the same', () => {
    expect(keptFigures(made, { ...voyager, minimumDownPayment: '0.20', productName: 'Voyager 27' }, documentedFees)).toEqual([]);
  });

  it('is said beside what a new one would be made with', () => {
    const now = { ...voyager, listPrice: '10995.00', closingCosts: { ...voyager.closingCosts, firstYearDues: '649.00' } };
    expect(keptFigures(made, now, { ...documentedFees, season: [11, 12, 1], aprCeiling: '17.50', annualFixedPoints: 12_000 })).toEqual([
      { label: 'List price', kept: '9,995.00', now: '10,995.00' },
      { label: 'First year dues', kept: '599.00', now: '649.00' },
      { label: 'Season', kept: 'September to November', now: 'November to January' },
      { label: 'APR ceiling', kept: '18.00%', now: '17.50%' },
      { label: 'Points at closing', kept: '15,000', now: '12,000' },
    ]);
  });

  it('of a contract that was made before a fee could be changed is the documented one', () => {
    const { defaultLoanTerm: _, annualFixedPoints: __, ...fees } = documentedFees;
    expect(keptFigures({ ...made, fees }, voyager, { ...documentedFees, defaultLoanTerm: 48 })).toEqual([{ label: 'Default loan term', kept: '60 months', now: '48 months' }]);
  });

  it('of a product that is gone are its fees alone', () => {
    expect(keptFigures(made, undefined, { ...documentedFees, cardFee: '0.035' })).toEqual([{ label: 'Card fee', kept: '3%', now: '3.5%' }]);
  });
});
