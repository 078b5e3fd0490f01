import { blankValues, sensitiveOf } from '../../events/kernel/field.rules.js';
import { isClosed, isTakenBack } from '../../events/epic-contracts/epic-contract.enums.js';
import {
  EpicContractPaymentStatusChanged,
  EpicContractStatusChanged,
  MembershipPointsGivenBack,
  MembershipPointsTaken,
  type EpicContractEvent,
} from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractFields, epicContractListFields, type EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import type { Aggregate, CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { ChangeEpicContractStatus, ChangeEpicPaymentStatus, type AnyEpicContractCommand } from './epic-contract.commands.js';
import { describeEpicContractEvent } from './epic-contract.history.js';
import { isReopening, needsReason, readPaymentStatus, readStatus } from './epic-contract-status.rules.js';

interface EpicContractFacts extends EpicContractValues {
  readonly epicContractId: number;
  readonly createdBy: number;
  readonly createdAt: string;
  /** The company's ledger was debited for it, and has not got the points back. */
  readonly pointsTaken: boolean;
}

/** A contract by which somebody becomes a member. */
export type EpicContract = EpicContractFacts | null;

export const epicContract: Aggregate<EpicContract, AnyEpicContractCommand, EpicContractEvent, number> = {
  category: 'epicContract',
  noun: 'epic contract',
  initial: null,
  exists: (state) => state !== null,
  begins: [],
  fields: epicContractListFields,
  sensitive: sensitiveOf(epicContractFields),
  describe: describeEpicContractEvent,

  decide(command, state, { issued }) {
    const contract = state!;
    if (command instanceof ChangeEpicContractStatus) return changeStatus(command, contract, issued);
    if (command instanceof ChangeEpicPaymentStatus) return changePaymentStatus(command, contract);
    return command satisfies never;
  },

  evolve(contract, event) {
    switch (event.type) {
      case 'EpicContractImported':
        // The old system debited its ledger for every contract that it closed.
        return { ...blankValues(epicContractFields), ...event.data, pointsTaken: isClosed(event.data.contractStatus ?? '') };
      case 'EpicContractStatusChanged':
        return contract && { ...contract, contractStatus: event.data.to };
      case 'EpicContractPaymentStatusChanged':
        return contract && { ...contract, paymentStatus: event.data.to };
      case 'MembershipPointsTaken':
        return contract && { ...contract, pointsTaken: true };
      case 'MembershipPointsGivenBack':
        return contract && { ...contract, pointsTaken: false };
      default:
        return event satisfies never;
    }
  },
};

type Issued = CommandContext['issued'];

/** Any status may follow any other; a finished one is left with a reason, and reopened by an administrator. */
function changeStatus(command: ChangeEpicContractStatus, contract: EpicContractFacts, { permissions }: Issued): EpicContractEvent[] {
  const from = contract.contractStatus;
  const to = readStatus(command.contractStatus);
  if (to === from) return [];
  if (!to) throw new Refusal(`${command.contractStatus || 'Blank'} is not a contract status`, { field: 'contractStatus' });
  if (isReopening(from, to) && !permissions.has('Epic_Contracts_Admin')) {
    throw new Refusal(`Reopening a contract that is ${from} needs the permission Epic_Contracts_Admin`, { field: 'contractStatus', status: 403 });
  }
  if (needsReason(from) && !command.reason) {
    throw new Refusal(`Please say why the contract is no longer ${from}`, { field: 'reason', code: 'reason-needed' });
  }
  const { memberId } = contract;
  return [EpicContractStatusChanged({ memberId, from, to, ...(command.reason && { reason: command.reason }) }), ...pointsMovedBy(to, contract)];
}

/** However often a contract is closed and given up: what the ledger has lost and regained is kept in the contract (`decisions.md F14`). */
function pointsMovedBy(to: string, { epicContractId, memberId, annualFixedPoints, pointsTaken }: EpicContractFacts): EpicContractEvent[] {
  const moved = { epicContractId, memberId, pointsQty: annualFixedPoints ?? 0 };
  if (moved.pointsQty < 1) return [];
  if (isClosed(to) && !pointsTaken) return [MembershipPointsTaken(moved)];
  if (isTakenBack(to) && pointsTaken) return [MembershipPointsGivenBack({ ...moved, because: to })];
  return [];
}

function changePaymentStatus({ paymentStatus, reason }: ChangeEpicPaymentStatus, contract: EpicContractFacts): EpicContractEvent[] {
  const from = contract.paymentStatus;
  const to = readPaymentStatus(paymentStatus);
  if (to === from) return [];
  if (!to) throw new Refusal(`${paymentStatus || 'Blank'} is not a payment status`, { field: 'paymentStatus' });
  if (needsReason(contract.contractStatus) && !reason) {
    throw new Refusal(`This contract is ${contract.contractStatus}: please say why it is changed`, { field: 'reason', code: 'reason-needed' });
  }
  return [EpicContractPaymentStatusChanged({ memberId: contract.memberId, from, to, ...(reason && { reason }) })];
}
