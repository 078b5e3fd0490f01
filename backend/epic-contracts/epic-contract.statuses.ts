import { EpicContractPaymentStatusChanged, EpicContractStatusChanged, MembershipPointsGivenBack, MembershipPointsTaken, type EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { needsReason, readContractStatus, readPaymentStatus } from '../../events/resale-contracts/contract-status.rules.js';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import type { CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { takenBackWith } from './signing/epic-contract-signing.js';
import { pointsMoveBy, takesAdmin } from './epic-contract-status.rules.js';
import type { ChangeEpicContractStatus, ChangeEpicPaymentStatus } from './epic-contract.commands.js';
import type { EpicContractFacts } from './epic-contract.state.js';

type Issued = CommandContext['issued'];
type StatusWanted = Pick<ChangeEpicContractStatus, 'contractStatus' | 'reason'>;
type PaymentWanted = Pick<ChangeEpicPaymentStatus, 'paymentStatus' | 'reason'>;

/** Any status may follow any other; a finished one is left with a reason, and reopened by an administrator. */
export function changeStatus(wanted: StatusWanted, contract: EpicContractFacts, { permissions }: Issued): EpicContractEvent[] {
  const from = contract.contractStatus;
  const to = readContractStatus(wanted.contractStatus);
  if (to === from || wanted.contractStatus === from) return [];
  if (!to) throw new Refusal(`${wanted.contractStatus || 'Blank'} is not a contract status`, { field: 'contractStatus' });
  if (takesAdmin(from, to) && !permissions.has('Epic_Contracts_Admin')) {
    throw new Refusal(`Reopening a contract that is ${from} needs the permission ${permissionLabel('Epic_Contracts_Admin')}`, { field: 'contractStatus', status: 403 });
  }
  if (needsReason(from) && !wanted.reason) {
    throw new Refusal(`Please say why the contract is no longer ${from}`, { field: 'reason', code: 'reason-needed' });
  }
  const { memberId } = contract;
  return [EpicContractStatusChanged({ memberId, from, to, ...(wanted.reason && { reason: wanted.reason }) }), ...pointsMovedBy(to, contract), ...takenBackWith(to, contract)];
}

/** In the same append as the status, so that the ledger can be told once. */
function pointsMovedBy(to: string, contract: EpicContractFacts): EpicContractEvent[] {
  const move = pointsMoveBy(to, contract);
  if (!move) return [];
  const { epicContractId, memberId } = contract;
  const moved = { epicContractId, memberId, pointsQty: move.pointsQty };
  return [move.way === 'taken' ? MembershipPointsTaken(moved) : MembershipPointsGivenBack({ ...moved, because: to })];
}

export function changePaymentStatus({ paymentStatus, reason }: PaymentWanted, contract: EpicContractFacts): EpicContractEvent[] {
  const from = contract.paymentStatus;
  const to = readPaymentStatus(paymentStatus);
  if (to === from || paymentStatus === from) return [];
  if (!to) throw new Refusal(`${paymentStatus || 'Blank'} is not a payment status`, { field: 'paymentStatus' });
  refuseUnexplained(contract, reason);
  return [EpicContractPaymentStatusChanged({ memberId: contract.memberId, from, to, ...(reason && { reason }) })];
}

/** @throws Refusal where a contract that is over is changed and nobody says why */
export function refuseUnexplained({ contractStatus }: EpicContractFacts, reason: string | undefined): void {
  if (reason || !needsReason(contractStatus)) return;
  throw new Refusal(`This contract is ${contractStatus}: please say why it is changed`, { field: 'reason', code: 'reason-needed' });
}
