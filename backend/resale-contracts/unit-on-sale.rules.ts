import { unitOnSale, type Sale } from '../../events/inventory/unit-on-sale.rules.js';

/** The contract that has a unit, and who made it. */
export interface UnitHolder {
  readonly contractId: number;
  readonly contractStatus: string;
  /** Blank when nobody is known. */
  readonly by: string;
}

/** What the server knows of the unit that a command sells anew. */
export interface UnitForSale {
  /** 0: the command sells none that its contract did not sell before. */
  readonly inventoryId: number;
  readonly known: boolean;
  /** Whether it is offered: for who lacks Inventory_Sensitive no other is there (`decisions.md B16`). */
  readonly available: boolean;
  /** Another contract that has it. */
  readonly holder?: UnitHolder | undefined;
}

export const noUnitForSale: UnitForSale = { inventoryId: 0, known: true, available: true };

/** The unit that a contract sells with what is sent of it. */
export function unitOnSaleWith(sent: { readonly [Field in keyof Sale]?: Sale[Field] | null | undefined }, contract: Sale): number {
  return unitOnSale({
    contractType: sent.contractType ?? contract.contractType,
    contractStatus: sent.contractStatus ?? contract.contractStatus,
    inventoryId: sent.inventoryId ?? contract.inventoryId,
  });
}
