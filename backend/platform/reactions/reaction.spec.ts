import { InventoryImported } from '../../../events/inventory/inventory.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { reaction } from './reaction.js';

describe('What the old system’s records cause', () => {
  const later = reaction('remind', 'Reminder').at(InventoryImported, ({ data }) => data.listingEndDate ?? undefined, () => undefined).rules[0]!;
  const dueAt = (listingEndDate: string | null) => later.does === 'later' && later.dueAt({ type: 'InventoryImported', stream: 'inventory-7', data: { listingEndDate }, recordedAt: '2026-11-20T15:00:00.000Z' } as unknown as RecordedEvent);

  it('is nothing at once', () => {
    expect(() => reaction('welcome', 'Welcome').when(InventoryImported, () => undefined)).toThrow('causes nothing');
  });

  it('is what falls due after they came, and nothing that was past by then', () => {
    expect(dueAt('2026-11-20T15:00:00.001Z')).toBe('2026-11-20T15:00:00.001Z');
    expect(dueAt('2026-11-20T15:00:00.000Z')).toBeUndefined();
    expect(dueAt('2026-07-08T05:00:00.000Z')).toBeUndefined();
    expect(dueAt(null)).toBeUndefined();
  });
});
