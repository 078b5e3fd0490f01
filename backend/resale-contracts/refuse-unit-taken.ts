import type { CommandMetadata } from '../platform/commands/command.js';
import { Refusal } from '../platform/commands/refusal.js';
import { unitOnSale, type Sale } from '../../events/inventory/unit-on-sale.rules.js';
import type { UnitForSale, UnitHolder } from './unit-on-sale.rules.js';

/** @throws Refusal when the contract takes up a unit that another one sells, or that is not there for who writes the contract */
export function refuseUnitTaken(before: Sale, after: Sale, unit: UnitForSale, { permissions }: Pick<CommandMetadata, 'permissions'>): void {
  const inventoryId = unitOnSale(after);
  if (inventoryId === 0 || inventoryId === unitOnSale(before)) return;
  if (inventoryId !== unit.inventoryId) throw new Refusal('Somebody else has just changed this contract. Please try again.', { status: 409, code: 'contended' });
  if (unit.holder) throw new Refusal(takenWords(inventoryId, unit.holder), { status: 409, code: 'unit-taken', field: 'inventoryId', record: recordOf(unit.holder) });
  const isVisible = unit.available || permissions.has('Inventory_Sensitive') || before.inventoryId === inventoryId;
  if (!unit.known || !isVisible) throw new Refusal(`There is no inventory ${inventoryId}`, { field: 'inventoryId' });
}

/** "Contract 1042 by Grace Oyelaran was first: it sells inventory 364 (Draft)." */
function takenWords(inventoryId: number, { contractId, contractStatus, by }: UnitHolder): string {
  return `Contract ${contractId}${by && ` by ${by}`} was first: it sells inventory ${inventoryId} (${contractStatus || 'no status'}).`;
}

function recordOf({ contractId }: UnitHolder) {
  return { words: `Contract ${contractId}`, page: `/admin/contracts-detail/${contractId}` };
}
