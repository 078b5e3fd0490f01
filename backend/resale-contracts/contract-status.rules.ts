import { contractStatuses, finishedStatuses, inProgressStatuses, type ContractStatus } from '../../events/resale-contract.values.js';

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
