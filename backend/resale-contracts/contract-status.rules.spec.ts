import { asksWhy } from './contract-status.rules.js';

describe('Why a contract is changed', () => {
  it.each([
    ['Draft', ['purchasePrice', 'closingDate'], undefined],
    ['Documents Generated', ['depositAmount'], undefined],
    ['Signed', ['purchasePrice'], 'offered'],
    ['Preparing To Close', ['closingDate'], 'offered'],
    ['Signed', ['buyerMobilePhone'], undefined],
    ['Closed', ['buyerMobilePhone'], 'demanded'],
    ['accounting complete', ['notes'], 'demanded'],
    ['Canceled', ['resort'], 'demanded'],
    ['Closed', [], undefined],
  ])('of a %s one, in %j, is %s', (contractStatus, changed, asked) => {
    expect(asksWhy(contractStatus, changed)).toBe(asked);
  });
});
