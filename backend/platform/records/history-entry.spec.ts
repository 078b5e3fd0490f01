import type { RecordedEvent } from '../../../events/kernel/event.js';
import { historyEntry } from './history-entry.js';

const event = { revision: 3, position: '7', type: 'BuyerRevised', metadata: { actor: { kind: 'user', id: '1', name: 'Dana Kim' }, occurredAt: '2026-11-20T15:00:00.000Z' }, recordedAt: '2026-11-20T15:00:00.000Z' } as unknown as RecordedEvent;
const change = { field: 'buyerEmail', label: 'Buyer email', kind: 'text', from: 'a', to: 'b' } as const;
const entry = (hidden: readonly string[]) => historyEntry({ describe: () => ({ title: 'Buyer email', changes: [change] }) }, event, new Set(hidden));

describe('a line of the history', () => {
  it('is headed by its only field', () => {
    expect(entry([])).toMatchObject({ title: 'Buyer email', changes: [change] });
  });

  it('names no field that its reader may not see, in its title either', () => {
    expect(JSON.stringify(entry(['buyerEmail']))).not.toMatch(/buyer ?email/i);
    expect(entry(['buyerEmail'])).toMatchObject({ title: 'A change that you may not see', changes: [] });
  });

  it('says of several changes that none of them may be seen, and of some that there are details', () => {
    const details = (hidden: readonly string[]) => historyEntry({ describe: () => ({ title: 'Details', changes: [change, { ...change, field: 'buyerPhone', label: 'Buyer phone' }] }) }, event, new Set(hidden));
    expect(details(['buyerEmail', 'buyerPhone'])).toMatchObject({ title: 'A change that you may not see', changes: [] });
    expect(details(['buyerPhone'])).toMatchObject({ title: 'Details', changes: [change] });
  });

  it('is headed by nothing from which a hidden value can be told', () => {
    const sold = (hidden: readonly string[]) => historyEntry({ describe: () => ({ title: 'Sold by contract 7', tells: 'listingStatus', reason: 'Sold at last', changes: [] }) }, event, new Set(hidden));
    expect(sold([])).toMatchObject({ title: 'Sold by contract 7', reason: 'Sold at last', type: 'BuyerRevised' });
    expect(sold(['listingStatus'])).toMatchObject({ title: 'A change that you may not see' });
    expect(JSON.stringify(sold(['listingStatus']))).not.toMatch(/listingStatus|contract|at last|BuyerRevised/);
  });

  it('names who did what is hidden where that was a person, and no reaction, whose name says why', () => {
    const told = { describe: () => ({ title: 'Sold by contract 7', tells: 'listingStatus', changes: [] }) };
    const reacted = { ...event, metadata: { ...event.metadata, actor: { kind: 'system', id: 'move-unit-with-its-contract', name: 'Its contract, for Dana Kim' } } } as RecordedEvent;
    const by = (one: RecordedEvent, hidden: readonly string[]) => historyEntry(told, one, new Set(hidden)).by;
    expect(by(event, ['listingStatus'])).toEqual(event.metadata.actor);
    expect(by(reacted, [])).toEqual(reacted.metadata.actor);
    expect(by(reacted, ['listingStatus'])).toEqual({ kind: 'system', id: '', name: 'The server' });
  });
});
