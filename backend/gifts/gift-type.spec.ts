import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { GiftStockCounted, GiftStockReceived, GiftTypeCreated, GiftTypeImported, GiftTypeRevised, GiftTypeStatusChanged, type GiftEvent } from '../../events/gifts/gift.events.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { ChangeGiftTypeStatus, CountGiftStock, CreateGiftType, ReceiveGiftStock, ReviseGiftType } from './gift-type.commands.js';
import { giftType } from './gift-type.js';
import { noGift, type GiftType } from './gift-type.state.js';

const issued = issuedWith('Gifts_Edit', 'Gifts_Sensitive');
const cruise = { giftName: 'Harbor Cruise', cost: '40.00', keepsStock: 'Yes', lowStockAt: 5 };
const created = GiftTypeCreated({ giftTypeId: 13, ...cruise, status: 'Active' });
const free = { namesake: undefined };

function given(...events: readonly DomainEvent[]): GiftType {
  return events.reduce((state, event) => giftType.evolve(state, event as RecordedEvent<GiftEvent>), noGift);
}

function decided(addressed: AddressedCommand, state: GiftType, by = issued): readonly DomainEvent[] {
  const events = decide(addressed, state, by);
  events.forEach((event) => vocabulary.validate(event));
  return events;
}

const create = (fields: Partial<CreateGiftType>, known = free) => send(giftType, 13, commandOf(CreateGiftType, fields), known);
const revise = (fields: Partial<ReviseGiftType>, known: { namesake: number | undefined } = free) => send(giftType, 13, commandOf(ReviseGiftType, fields), known);

describe('a gift of the catalogue', () => {
  it('is Active from the start unless somebody says otherwise (decisions.md F18), and no stock is kept of it', () => {
    expect(decided(create({ giftName: 'Harbor Cruise' }), noGift)).toEqual([GiftTypeCreated({ giftTypeId: 13, giftName: 'Harbor Cruise', cost: null, keepsStock: 'No', lowStockAt: null, status: 'Active' })]);
    expect(decided(create({ giftName: 'Harbor Cruise', status: 'Inactive' }), noGift)[0]?.data).toMatchObject({ status: 'Inactive' });
  });

  it('has a name without commas, and one of its own', () => {
    expect(() => decided(create({ giftName: '' }), noGift)).toThrow('Please enter a gift name');
    expect(() => decided(create({ giftName: 'Cruise, Harbor' }), noGift)).toThrow('A gift name cannot have a comma');
    expect(() => decided(send(giftType, 13, commandOf(CreateGiftType, { giftName: 'Spa Credit' }), { namesake: 6 }), noGift)).toThrow('Gift 6 has this name already');
    expect(() => decided(revise({ giftName: 'Spa Credit' }, { namesake: 6 }), given(created))).toThrow('Gift 6 has this name already');
  });

  it('of the old system keeps the name that it came with when something else is changed', () => {
    const old = given(GiftTypeImported({ giftTypeId: 13, giftName: 'Cruise, Harbor', status: 'Active' }));
    expect(decided(revise({ ...old, cost: '12.00' }, { namesake: 6 }), old)).toEqual([GiftTypeRevised({ changes: { cost: { from: null, to: '12.00' } } })]);
  });

  it('costs nothing below zero, and what it costs is changed by who sees it', () => {
    expect(() => decided(revise({ cost: '-1.00' }), given(created))).toThrow('What a gift costs cannot be below zero');
    expect(() => decided(revise({ cost: '12.00' }), given(created), issuedWith('Gifts_Edit'))).toThrow('You may not change cost');
  });

  it('is retired and comes back, and a status that it has is no change', () => {
    const status = (word: string) => send(giftType, 13, commandOf(ChangeGiftTypeStatus, { status: word }));
    expect(decided(status('Inactive'), given(created))).toEqual([GiftTypeStatusChanged({ from: 'Active', to: 'Inactive' })]);
    expect(decided(status('Active'), given(created))).toEqual([]);
  });

  it('is received and counted where stock is kept: a count says how far it is from the books', () => {
    const receive = send(giftType, 13, commandOf(ReceiveGiftStock, { quantity: 50, note: 'Invoice 771' }));
    const count = send(giftType, 13, commandOf(CountGiftStock, { counted: 48 }), { onHand: 50 });
    expect(decided(receive, given(created))).toEqual([GiftStockReceived({ giftName: 'Harbor Cruise', quantity: 50, note: 'Invoice 771' })]);
    const [counted] = decided(count, given(created));
    expect(counted).toEqual(GiftStockCounted({ giftName: 'Harbor Cruise', counted: 48, expected: 50, note: '' }));
    expect(giftType.describe(counted as RecordedEvent<GiftEvent>).title).toBe('48 counted, 2 fewer than expected');
    const unkept = given(GiftTypeCreated({ giftTypeId: 13, giftName: 'Mini Cruise', keepsStock: 'No', status: 'Active' }));
    expect(() => decided(receive, unkept)).toThrow('No stock is kept of Mini Cruise');
  });
});
