import { blankValues, sensitiveOf } from '../../events/kernel/field.rules.js';
import { isClosed } from '../../events/epic-contracts/epic-contract.enums.js';
import {
  EpicContractPaymentStatusChanged,
  EpicContractStatusChanged,
  MembershipPointsGivenBack,
  MembershipPointsTaken,
  type EpicContractEvent,
} from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractFields, epicContractListFields, type EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import { needsReason, readContractStatus, readPaymentStatus } from '../../events/resale-contracts/contract-status.rules.js';
import type { Aggregate, CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { ChangeEpicContractStatus, ChangeEpicPaymentStatus, type AnyEpicContractCommand } from './epic-contract.commands.js';
import { describeEpicContractEvent } from './epic-contract.history.js';
import { pointsMoveBy, takesAdmin } from './epic-contract-status.rules.js';

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
        // The old system debited its ledger for every contract that it closed; one that expired had been closed before.
        return { ...blankValues(epicContractFields), ...event.data, pointsTaken: isClosed(event.data.contractStatus ?? '') || event.data.contractStatus === 'Expired' };
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
  const to = readContractStatus(command.contractStatus);
  if (to === from) return [];
  if (!to) throw new Refusal(`${command.contractStatus || 'Blank'} is not a contract status`, { field: 'contractStatus' });
  if (takesAdmin(from, to) && !permissions.has('Epic_Contracts_Admin')) {
    throw new Refusal(`Reopening a contract that is ${from} needs the permission Epic_Contracts_Admin`, { field: 'contractStatus', status: 403 });
  }
  if (needsReason(from) && !command.reason) {
    throw new Refusal(`Please say why the contract is no longer ${from}`, { field: 'reason', code: 'reason-needed' });
  }
  const { memberId } = contract;
  return [EpicContractStatusChanged({ memberId, from, to, ...(command.reason && { reason: command.reason }) }), ...pointsMovedBy(to, contract)];
}

/** In the same append as the status, so that the ledger can be told once. */
function pointsMovedBy(to: string, contract: EpicContractFacts): EpicContractEvent[] {
  const { epicContractId, memberId, annualFixedPoints } = contract;
  const moved = { epicContractId, memberId, pointsQty: annualFixedPoints ?? 0 };
  switch (pointsMoveBy(to, contract)) {
    case 'taken':
      return [MembershipPointsTaken(moved)];
    case 'given back':
      return [MembershipPointsGivenBack({ ...moved, because: to })];
    default:
      return [];
  }
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
