import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { InventoryEvent } from '../../../events/inventory/inventory.events.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { samples } from '../../../test/events/samples.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf, type AnyCommand } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import { ChangeListingStatus } from '../inventory.commands.js';
import { inventory } from '../inventory.js';
import { noInventory, type Inventory } from '../inventory.state.js';
import { KeepListingDocuSignId } from './listing-signing.commands.js';

const envelopeId = '0b9b7c1e-6d53-4f0e-9a7c-3f6f1c8d2e41';

function after(unit: Inventory, command: AnyCommand): Inventory {
  const addressed = (send as (...parameters: unknown[]) => ReturnType<typeof send<AnyCommand, number, AnyCommand>>)(inventory, 76, command);
  const events = decide(addressed, unit, issuedWith('Inventory_Edit', 'Inventory_Sensitive')) as readonly InventoryEvent[];
  const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Dana Kim' } };
  for (const event of events) vocabulary.validate(event);
  return events.reduce((before, event) => inventory.evolve(before, { ...event, metadata } as unknown as RecordedEvent<InventoryEvent>), unit);
}

describe('A listing agreement that is out to be signed', () => {
  const listed: Inventory = { ...noInventory, inventoryId: 76, listingStatus: 'Available' };
  const out = inventory.evolve(listed, samples.get('ListingSigningRequested.v1') as unknown as RecordedEvent<InventoryEvent>);
  const handedOver = commandOf(KeepListingDocuSignId, { envelopeId, docuSignId: 'D1' });

  it('keeps what DocuSign calls it', () => {
    expect(after(out, handedOver)).toMatchObject({ docuSignId: 'D1', signings: [{ envelopeId, status: 'Prepared' }] });
  });

  it('still says why it was taken back when DocuSign’s name for it is told after that', () => {
    const over = after(out, commandOf(ChangeListingStatus, { listingStatus: 'Canceled' }));
    expect(over.signings).toMatchObject([{ status: 'Voided', reason: 'The listing is canceled' }]);
    expect(after(over, handedOver)).toEqual(over);
  });
});
