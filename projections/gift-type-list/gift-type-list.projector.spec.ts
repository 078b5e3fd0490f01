import { GiftStockCounted, GiftStockReceived, GiftTypeCreated, GiftTypeImported, GiftTypeRevised, GiftTypeStatusChanged } from '../../events/gifts/gift.events.js';
import { GiftGiven, GiftTakenBack } from '../../events/tours/tour-gifts.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { giftTypeList } from './gift-type-list.projector.js';

const after = rowAfter(giftTypeList, 'giftType-13');
const created = GiftTypeCreated({ giftTypeId: 13, giftName: 'Harbor Cruise', cost: '40.00', keepsStock: 'Yes', lowStockAt: 5, status: 'Active' });
const said = { giftTypeId: 13, giftName: 'Harbor Cruise', cost: '40.00', changes: {} };
const received = GiftStockReceived({ giftName: 'Harbor Cruise', quantity: 10 });
const given = (quantity: number) => GiftGiven({ ...said, quantity });

describe('the list of gifts', () => {
  it('shows a gift from the old system without a shelf, whatever tours give of it', () => {
    expect(after(GiftTypeImported({ giftTypeId: 13, giftName: 'Harbor Cruise', status: 'Active' }), given(2))).toMatchObject({ keepsStock: 'No', onHand: null, stockLevel: '', countDue: null });
  });

  it('knows what is on the shelf: what came, less what guests have', () => {
    expect(after(created, received, given(3), GiftTakenBack({ ...said, quantity: 1 }))).toMatchObject({ onHand: 8, stockLevel: 'Enough' });
    expect(after(created, received, given(5))).toMatchObject({ onHand: 5, stockLevel: 'Low' });
    expect(after(created, received, given(10))).toMatchObject({ onHand: 0, stockLevel: 'Out' });
  });

  it('goes below zero rather than stop anybody in front of a guest', () => {
    expect(after(created, given(2))).toMatchObject({ onHand: -2, stockLevel: 'Short' });
  });

  it('takes the difference that a count found, and is to be counted again after ninety days', () => {
    expect(after(created)).toMatchObject({ countDue: '2026-11-20' });
    const counted = GiftStockCounted({ giftName: 'Harbor Cruise', counted: 7, expected: 10 });
    expect(after(created, received, given(1), counted)).toMatchObject({ onHand: 6, countDue: '2027-02-18' });
  });

  it('begins a shelf empty, whatever was given before there was one', () => {
    const kept = GiftTypeRevised({ changes: { keepsStock: { from: 'No', to: 'Yes' } } });
    const unkept = GiftTypeCreated({ giftTypeId: 13, giftName: 'Harbor Cruise', keepsStock: 'No', status: 'Active' });
    expect(after(unkept, given(4), kept)).toMatchObject({ onHand: 0, stockLevel: 'Out', countDue: '2026-11-20' });
    expect(after(created, received, GiftTypeRevised({ changes: { keepsStock: { from: 'Yes', to: 'No' } } }))).toMatchObject({ onHand: null, stockLevel: '' });
  });

  it('follows its status and counts it once', () => {
    const row = after(created, GiftTypeStatusChanged({ from: 'Active', to: 'Inactive' }))!;
    expect(giftTypeList.totals[0]?.contributions(row)).toEqual([{ key: 'Inactive', of: { status: 'Inactive' }, add: { count: 1 } }]);
  });
});
