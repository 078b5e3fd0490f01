import type { ResaleContractValues } from './resale-contract-fields.values.js';

/** What says whether a contract sells a unit. */
export type Sale = Pick<ResaleContractValues, 'contractType' | 'contractStatus' | 'inventoryId'>;

/** A contract that stands in one of these sells its unit no more. One that is closed has sold it: nobody sells it again. */
const released: readonly string[] = ['rescinded', 'canceled', 'expired'];

const exchanges: readonly string[] = ['HSI', 'RCI', 'HSIANDRCI'];

/** The number of the unit that a contract sells, which no other may sell (`decisions.md H16`); 0 for none. HSI and RCI contracts sell no unit. */
export function unitOnSale({ contractType, contractStatus, inventoryId }: Sale): number {
  return exchanges.includes(contractType) || released.includes(contractStatus.trim().toLowerCase()) ? 0 : inventoryId;
}
