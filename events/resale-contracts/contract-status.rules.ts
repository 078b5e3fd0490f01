import { contractStatuses, finishedStatuses, inProgressStatuses, paymentStatuses, type ContractStatus, type PaymentStatus } from './resale-contract.enums.js';

/** The statuses of resale and membership contracts are the same words, and move by the same rules. */

/** The status that a text means: any case (`decisions.md C12`). */
export function readContractStatus(text: string): ContractStatus | undefined {
  return contractStatuses.find((status) => status.toLowerCase() === text.trim().toLowerCase());
}

export function readPaymentStatus(text: string): PaymentStatus | undefined {
  return paymentStatuses.find((status) => status.toLowerCase() === text.trim().toLowerCase());
}

/** Leaving a finished status asks for a reason (`decisions.md C11`). */
export function needsReason(from: string): boolean {
  return (finishedStatuses as readonly string[]).includes(from);
}

/** Putting a finished contract back to work takes the area's Admin (`decisions.md B24`). */
export function isReopening(from: string, to: string): boolean {
  return needsReason(from) && (inProgressStatuses as readonly string[]).includes(to);
}
