import type { ResaleContractValues } from '../../events/resale-contract-fields.values.js';
import type { ContractStatus } from '../../events/resale-contract.values.js';
import { readContractStatus } from './contract-status.rules.js';
import { isExchangeContract } from './resale-contract.pricing.js';

/** A contract that stands in one of these sells its unit no more. One that is closed has sold it: nobody sells it again. */
const releasedStatuses: readonly (ContractStatus | undefined)[] = ['Rescinded', 'Canceled', 'Expired'];

/** What says whether a contract sells a unit. */
export type Sale = Pick<ResaleContractValues, 'contractType' | 'contractStatus' | 'inventoryId'>;

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
  /** Another contract that has it. */
  readonly holder?: UnitHolder | undefined;
}

export const noUnitForSale: UnitForSale = { inventoryId: 0, known: true };

/** The number of the unit that a contract sells, which no other may sell (`decisions.md H16`); 0 for none. HSI and RCI contracts sell no unit. */
export function unitOnSale({ contractType, contractStatus, inventoryId }: Sale): number {
  return isExchangeContract(contractType) || releasedStatuses.includes(readContractStatus(contractStatus)) ? 0 : inventoryId;
}

/** The unit that a contract sells with what is sent of it. */
export function unitOnSaleWith(sent: { readonly [Field in keyof Sale]?: Sale[Field] | null | undefined }, contract: Sale): number {
  return unitOnSale({
    contractType: sent.contractType ?? contract.contractType,
    contractStatus: sent.contractStatus ?? contract.contractStatus,
    inventoryId: sent.inventoryId ?? contract.inventoryId,
  });
}
