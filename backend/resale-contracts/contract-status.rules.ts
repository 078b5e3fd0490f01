import { dateFields } from '../../events/resale-contracts/resale-contract-deal.fields.js';
import { contractStatuses, finishedStatuses, inProgressStatuses, isFinished, isUnsigned, type ContractStatus } from '../../events/resale-contracts/resale-contract.enums.js';

/** The status that a text means: any case (`decisions.md C12`). */
export function readContractStatus(text: string): ContractStatus | undefined {
  return contractStatuses.find((status) => status.toLowerCase() === text.trim().toLowerCase());
}

/** Leaving a finished status asks for a reason (`decisions.md C11`). */
export function needsReason(from: string): boolean {
  return (finishedStatuses as readonly string[]).includes(from);
}

/** Putting a finished contract back to work takes Contracts_Admin (`decisions.md B24`). */
export function isReopening(from: string, to: string): boolean {
  return needsReason(from) && (inProgressStatuses as readonly string[]).includes(to);
}

/** What people sign for, and when it happens. */
const agreedFields: ReadonlySet<string> = new Set(['purchasePrice', 'depositAmount', 'fullAmountCollected', ...Object.keys(dateFields)]);

/**
 * Whether a change of these fields is asked why: it may be said of what people have signed, and must be of a contract that is over.
 * @param changed names of fields
 */
export function asksWhy(contractStatus: string, changed: readonly string[]): 'offered' | 'demanded' | undefined {
  if (changed.length === 0) return undefined;
  if (isFinished(contractStatus)) return 'demanded';
  return !isUnsigned(contractStatus) && changed.some((field) => agreedFields.has(field)) ? 'offered' : undefined;
}
