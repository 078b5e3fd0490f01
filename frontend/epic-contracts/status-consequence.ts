import { isClosed } from '../../events/epic-contracts/epic-contract.enums.js';
import { memberStatusBy } from '../../backend/members/member-status.rules.js';
import { pointsMoveBy } from '../../backend/epic-contracts/epic-contract-status.rules.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import { formatCount } from '../kit/format/money.js';
import type { EpicContract } from './epic-contract-record.js';

/** What comes of a status, where it moves the member or the company's points; undefined where it moves neither. */
export function consequenceOf(to: string, { epicContractId, contractStatus = '', paymentStatus, memberId, annualFixedPoints, pointsTaken = null }: EpicContract): Confirmation | undefined {
  const memberStatus = memberStatusBy(to);
  const moves = memberStatus !== memberStatusBy(contractStatus);
  const points = pointsMoveBy(to, { annualFixedPoints: annualFixedPoints ?? null, pointsTaken });
  if (!moves && !points) return undefined;
  const said = [
    moves && `Member ${memberId} becomes ${memberStatus}.`,
    points?.way === 'taken' && `${formatCount(points.pointsQty)} points are taken from the company's ledger.`,
    points?.way === 'given back' && `${formatCount(points.pointsQty)} points go back to the company's ledger.`,
    isClosed(to) && paymentStatus === 'Draft' && 'Its payment status is still Draft.',
  ];
  return { question: [`Contract ${epicContractId} is set to ${to}.`, ...said].filter(Boolean).join(' '), confirmText: `Set to ${to}` };
}
