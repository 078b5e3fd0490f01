import { closingFeesOnNew } from '../../events/resale-contracts/resale-contract.enums.js';
import { addDays } from '../platform/calendar/day.rules.js';

const SELLER_SIGNS_WITHIN = 21;
const CLOSES_WITHIN = 45;

/** What the new contract form starts with (document 1, section 9). */
export function newContractDefaults(today: string) {
  return {
    contractDate: today,
    fundsEscrowByDate: today,
    sellerSignBy: addDays(today, SELLER_SIGNS_WITHIN),
    closingDate: addDays(today, CLOSES_WITHIN),
    closingFee: closingFeesOnNew[1],
    loanProcessingFee: '0.00',
    creditReportFee: '0.00',
  };
}

/** In the order in which they block (`decisions.md C8`). */
const requiredDates = [
  ['contractDate', 'You must enter a valid contract date.'],
  ['fundsEscrowByDate', 'You must enter a valid funds in escrow by date.'],
  ['sellerSignBy', 'You must enter a valid seller sign by date.'],
  ['closingDate', 'You must enter a valid closing date.'],
] as const;

export type RequiredDate = (typeof requiredDates)[number][0];
export const requiredDateFields: readonly RequiredDate[] = requiredDates.map(([field]) => field);

export interface BlockingCheck<Field extends string = RequiredDate | 'closingAgent'> {
  readonly field: Field;
  readonly message: string;
}

type Dates = Readonly<Partial<Record<RequiredDate | 'contractGoodDate' | 'paidInFullDate', string | null | undefined>>>;

/** Which day cannot well be before which, and what is said at the first of them. */
const inOrder = [
  ['closingDate', 'contractDate', 'The closing date is before the contract date.'],
  ['sellerSignBy', 'contractDate', 'The seller signs before the contract date.'],
  ['fundsEscrowByDate', 'contractDate', 'The funds are in escrow before the contract date.'],
  ['contractGoodDate', 'contractDate', 'The contract is good before the contract date.'],
  ['paidInFullDate', 'contractDate', 'It is paid in full before the contract date.'],
  ['closingDate', 'sellerSignBy', 'The closing date is before the seller signs.'],
] as const;

/** What is remarked at a date that contradicts another one; none of it blocks (`decisions.md C8`). */
export function contradictionAt(field: string, values: Dates): string | undefined {
  return inOrder.find(([later, earlier]) => later === field && isBefore(values[later], values[earlier]))?.[2];
}

function isBefore(day: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(day && other && day < other);
}

/** The checks that block saving an edited contract, in their order: the first is the one that is said. */
export function blocksUpdate(contract: Readonly<Record<RequiredDate, string | null>>): readonly BlockingCheck<RequiredDate>[] {
  return requiredDates.flatMap(([field, message]) => (contract[field] ? [] : [{ field, message }]));
}

/** What is said when one of them is missing, whatever the others are. */
export function messageOfMissing(field: BlockingCheck['field']): string {
  const none = { contractDate: null, fundsEscrowByDate: null, sellerSignBy: null, closingDate: null, closingAgent: '' };
  return blocksCreation(none).find((check) => check.field === field)!.message;
}

/** The checks that block a new contract from inventory; HSI and RCI contracts have none (`decisions.md C18`). */
export function blocksCreation(contract: Readonly<Record<RequiredDate, string | null>> & { closingAgent: string }): readonly BlockingCheck[] {
  const missingAgent = { field: 'closingAgent', message: 'You must enter a closing agent.' } as const;
  return [...blocksUpdate(contract), ...(contract.closingAgent.trim() === '' ? [missingAgent] : [])];
}
