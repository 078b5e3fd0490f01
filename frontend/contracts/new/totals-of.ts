import type { BillLine } from '../../kit/detail/bill.js';
import { billOf } from '../contract-bill.js';
import type { Contract } from '../contract-record.js';

/** Of an HSI or RCI contract nothing is added to the price. */
const exchanged = ['purchasePrice', 'contractSalesPrice', 'depositAmount', 'creditCardProcessingFee', 'cashDueAtSigning', 'balanceDue'];

export interface Totals {
  readonly contract: Contract;
  readonly exchange?: boolean;
}

/** What the terms come to while they are typed, the balance due last; no line leads to a history. */
export function totalsOf({ contract, exchange = false }: Totals): readonly BillLine[] {
  return billOf(contract)
    .filter(({ fields }) => !exchange || exchanged.includes(fields[0]!))
    .map((line) => ({ ...line, fields: [] }));
}
