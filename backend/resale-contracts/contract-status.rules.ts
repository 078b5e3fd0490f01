import { dateFields } from '../../events/resale-contracts/resale-contract-deal.fields.js';
import { isFinished, isUnsigned } from '../../events/resale-contracts/resale-contract.enums.js';

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
