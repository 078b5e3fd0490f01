import type { RecordedEvent, EventsOf } from '../../events/event.js';
import { UnitSaleBegun, UnitSaleEnded, unitSaleEvents } from '../../events/unit-sale.js';
import type { Inventory } from './inventory.state.js';
import { BeginUnitSale, type UnitSaleCommand } from './unit-sale.commands.js';

const SALE_PENDING = 'Sale Pending';

export type UnitSaleEvent = EventsOf<typeof unitSaleEvents>;

/** The status follows the contracts that sell the unit; the same told twice changes nothing. */
export function decideUnitSale(command: UnitSaleCommand, { soldBy, statusBeforeSale, listingStatus: from }: Inventory): UnitSaleEvent[] {
  const { contractId } = command;
  if (command instanceof BeginUnitSale) return soldBy.includes(contractId) ? [] : [UnitSaleBegun({ contractId, from, to: SALE_PENDING })];
  if (!soldBy.includes(contractId)) return [];
  const to = soldBy.length === 1 && from === SALE_PENDING ? statusBeforeSale : from;
  return [UnitSaleEnded({ contractId, from, to })];
}

export function afterUnitSale(unit: Inventory, { type, data }: RecordedEvent<UnitSaleEvent>): Inventory {
  const others = unit.soldBy.filter((contractId) => contractId !== data.contractId);
  if (type === UnitSaleEnded.type) return { ...unit, listingStatus: data.to, soldBy: others };
  const statusBeforeSale = unit.soldBy.length === 0 ? data.from : unit.statusBeforeSale;
  return { ...unit, listingStatus: data.to, soldBy: [...others, data.contractId], statusBeforeSale };
}
