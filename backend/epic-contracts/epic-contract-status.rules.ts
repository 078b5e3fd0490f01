import { isClosed, isTakenBack } from '../../events/epic-contracts/epic-contract.enums.js';
import { isReopening } from '../../events/resale-contracts/contract-status.rules.js';
import { isGivenUp } from '../../events/resale-contracts/resale-contract.enums.js';

/** To work on a finished contract again, and to close one that was given up, takes Epic_Contracts_Admin (`decisions.md B24`). */
export function takesAdmin(from: string, to: string): boolean {
  return isReopening(from, to) || (isGivenUp(from) && isClosed(to));
}

interface WithPoints {
  readonly annualFixedPoints: number | null;
  readonly pointsTaken: boolean;
}

/** However often a contract is closed and given up, its points are taken and given back in turn (`decisions.md F14`). */
export function pointsMoveBy(to: string, { annualFixedPoints, pointsTaken }: WithPoints): 'taken' | 'given back' | undefined {
  if ((annualFixedPoints ?? 0) < 1) return undefined;
  if (isClosed(to) && !pointsTaken) return 'taken';
  return isTakenBack(to) && pointsTaken ? 'given back' : undefined;
}
