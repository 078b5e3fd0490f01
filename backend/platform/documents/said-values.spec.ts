import { money, text } from '../../../events/kernel/field-kinds.rules.js';
import { depositMethods, ownershipTypes, resortEnhancements } from '../../../events/resale-contracts/resale-contract.enums.js';
import { NOT_SHOWN, saidValues } from './said-values.js';

const said = (options: readonly string[], value: string) => saidValues({ field: text('Field', { options }) }, { field: value })['field'];

describe('A document', () => {
  it.each([
    [depositMethods, 'CREDIT CARD', 'Credit card'],
    [ownershipTypes, 'MEMBERSHIP / RIGHT TO USE', 'Membership / right to use'],
    [resortEnhancements, 'II - CLUB INTERVAL GOLD', 'II - CLUB INTERVAL GOLD'],
    [resortEnhancements, 'RCI', 'RCI'],
  ])('says words of lists as people write them, names as they are: %#', (options, value, words) => {
    expect(said(options, value)).toBe(words);
  });

  it('leaves what somebody typed in capitals as they typed it', () => {
    expect(saidValues({ field: text('Field') }, { field: 'PALM BAY' })['field']).toBe('PALM BAY');
  });

  it('says amounts in thousands, and that a value is there which its reader may not see', () => {
    expect(saidValues({ price: money('Price'), fee: money('Fee') }, { price: '1234567.50' })).toEqual({ price: '1,234,567.50', fee: NOT_SHOWN });
  });
});
