import type { RecordedEvent, EventsOf } from '../../events/kernel/event.js';
import { UnitSaleBegun, UnitSaleEnded, unitSaleEvents } from '../../events/inventory/unit-sale.events.js';
import type { Inventory } from './inventory.state.js';
import { BeginUnitSale, type UnitSaleCommand } from './unit-sale.commands.js';

const SALE_PENDING = 'Sale Pending';

export type UnitSaleEvent = EventsOf<typeof unitSaleEvents>;

/** The status follows the contracts that sell the unit; the same told twice changes nothing. */
export function decideUnitSale(command: UnitSaleCommand, unit: Inventory): UnitSaleEvent[] {
  const { contractId } = command;
  if (!(command instanceof BeginUnitSale)) return end(contractId, unit);
  if (!unit.soldBy.includes(contractId)) return [UnitSaleBegun({ contractId, from: unit.listingStatus, to: SALE_PENDING })];
  const isReversed = command.reverses !== undefined && unit.saleBegunBy[contractId] === command.reverses;
  return isReversed ? end(contractId, unit) : [];
}

function end(contractId: number, { soldBy, statusBeforeSale, listingStatus: from }: Inventory): UnitSaleEvent[] {
  if (!soldBy.includes(contractId)) return [];
  const to = soldBy.length === 1 && from === SALE_PENDING ? statusBeforeSale : from;
  return [UnitSaleEnded({ contractId, from, to })];
}

export function afterUnitSale(unit: Inventory, { type, data, metadata }: RecordedEvent<UnitSaleEvent>): Inventory {
  const others = unit.soldBy.filter((contractId) => contractId !== data.contractId);
  const { [data.contractId]: _, ...saleBegunBy } = unit.saleBegunBy;
  if (type === UnitSaleEnded.type) return { ...unit, listingStatus: data.to, soldBy: others, saleBegunBy };
  const statusBeforeSale = unit.soldBy.length === 0 ? data.from : unit.statusBeforeSale;
  return { ...unit, listingStatus: data.to, soldBy: [...others, data.contractId], saleBegunBy: { ...saleBegunBy, [data.contractId]: metadata.causationId }, statusBeforeSale };
}
