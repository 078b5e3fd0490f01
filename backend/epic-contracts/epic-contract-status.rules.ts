import { isClosed, isTakenBack } from '../../events/epic-contracts/epic-contract.enums.js';
import { isReopening } from '../../events/resale-contracts/contract-status.rules.js';
import { isGivenUp } from '../../events/resale-contracts/resale-contract.enums.js';

/** To work on a finished contract again, and to close one that was given up, takes Epic_Contracts_Admin (`decisions.md B24`). */
export function takesAdmin(from: string, to: string): boolean {
  return isReopening(from, to) || (isGivenUp(from) && isClosed(to));
}

interface WithPoints {
  readonly annualFixedPoints: number | null;
  /** As many as the ledger was debited for; 0 where nobody knows how many, null where it was not, or has them back. */
  readonly pointsTaken: number | null;
}

export interface PointsMove {
  readonly way: 'taken' | 'given back';
  readonly pointsQty: number;
}

/** However often a contract is closed and given up, its points are taken and given back in turn (`decisions.md F14`). */
export function pointsMoveBy(to: string, { annualFixedPoints, pointsTaken }: WithPoints): PointsMove | undefined {
  if (isClosed(to) && pointsTaken === null && annualFixedPoints) return { way: 'taken', pointsQty: annualFixedPoints };
  return isTakenBack(to) && pointsTaken ? { way: 'given back', pointsQty: pointsTaken } : undefined;
}
