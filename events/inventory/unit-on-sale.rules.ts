import type { ResaleContractValues } from '../resale-contracts/resale-contract.fields.js';
import { isGivenUp } from '../resale-contracts/resale-contract.enums.js';

/** What says whether a contract sells a unit. */
export type Sale = Pick<ResaleContractValues, 'contractType' | 'contractStatus' | 'inventoryId'>;

/** The types of contracts that sell no unit. */
export const exchanges: readonly string[] = ['HSI', 'RCI', 'HSIANDRCI'];

/** The number of the unit that a contract sells, which no other may sell (`decisions.md H16`); 0 for none. HSI and RCI contracts sell no unit, and one that is given up sells it no more. One that is closed has sold it: nobody sells it again. */
export function unitOnSale({ contractType, contractStatus, inventoryId }: Sale): number {
  return exchanges.includes(contractType) || isGivenUp(contractStatus) ? 0 : inventoryId;
}
