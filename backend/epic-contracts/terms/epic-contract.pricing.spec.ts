import examples from '../../../test/worked-examples.json' with { type: 'json' };
import { documentedClosingCosts } from '../../../events/epic-contracts/product-closing-costs.rules.js';
import { documentedFees as fees, mayBeFinanced, membershipBill, type PricedProduct } from './epic-contract.pricing.js';
import { membershipDates } from './membership-dates.rules.js';

const nothing = documentedClosingCosts(1);
const usual = documentedClosingCosts(3);

function product(more: Partial<PricedProduct> = {}): PricedProduct {
  return { listPrice: '14995.00', minimumPrice: '0.00', minimumDownPayment: '0.20', closingCosts: usual, ...more };
}

describe('What a membership contract costs', () => {
  it.each(examples.epic_financing)('worked example: $input.listPrice by $input.transactionType in month $input.month', ({ input, expect: { loan: _, ...bill } }) => {
    const { listPrice, minimumDownPaymentFraction: minimumDownPayment, additionalDownPayment, month } = input;
    const terms = { transactionType: input.transactionType, additionalDownPayment, month };
    expect(membershipBill(product({ listPrice, minimumDownPayment }), fees, terms)).toMatchObject(bill);
  });

  it.each(examples.closing_costs.filter(({ reading }) => reading === 'A'))('worked example: closing costs of product $productId in month $currentMonth', ({ productId, currentMonth, finance, expect: costs }) => {
    const transactionType = finance ? 'Finance Transaction' : 'Cash/Check Full Payment';
    const closingCosts = documentedClosingCosts(productId);
    expect(membershipBill(product({ closingCosts }), fees, { transactionType, additionalDownPayment: '0', month: currentMonth })).toMatchObject(costs);
  });

  it.each(examples.minimum_price)('worked example: a price of $purchasePrice with $closingCosts of closing costs where $minimumPrice is the least', ({ purchasePrice, closingCosts, minimumPrice, expect: { alert, ...price } }) => {
    const priced = product({ minimumPrice, closingCosts: { ...nothing, escrowServices: closingCosts } });
    const bill = membershipBill(priced, fees, { transactionType: 'Cash/Check Full Payment', purchasePrice, additionalDownPayment: '0', month: 3 });
    expect(bill.raisedToMinimum).toBe(alert);
    expect(alert ? bill : price).toMatchObject(price);
  });

  it('charges nothing for a card where the balance is financed after cash or a check (E13)', () => {
    const bill = membershipBill(product(), fees, { transactionType: 'Cash / Check Finance Balance', additionalDownPayment: '0', month: 3 });
    expect(bill).toMatchObject({ creditCardProcessingFee: '0.00', loanProcessingFee: '200.00' });
  });

  it('leaves an additional down payment out where everything is paid at once', () => {
    expect(membershipBill(product(), fees, { transactionType: 'Cash/Check Full Payment', additionalDownPayment: '500', month: 3 })).toMatchObject({ additionalDownPayment: '0.00', financedAmount: '0.00' });
  });

  it('finances neither Embarc nor Rendezvous (E17)', () => {
    expect(['Embarc', 'Rendezvous', 'Voyager'].map(mayBeFinanced)).toEqual([false, false, true]);
  });
});

describe('How long a membership runs', () => {
  it.each(examples.membership_dates)('worked example: a contract of $contractDate for $termMonths months', ({ contractDate, termMonths, expect: { alt_if_term_added_to_contractDate: _, ...dates } }) => {
    expect(membershipDates(contractDate, termMonths)).toEqual(dates);
  });
});
