import { ContractStatusChanged, PaymentStatusChanged, type ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import { isReopening, needsReason, readContractStatus, readPaymentStatus } from '../../events/resale-contracts/contract-status.rules.js';
import { isFinished, type ContractStatus, type PaymentStatus } from '../../events/resale-contracts/resale-contract.enums.js';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import type { CommandContext } from '../platform/commands/aggregate.js';
import type { CommandMetadata } from '../platform/commands/command.js';
import { Refusal } from '../platform/commands/refusal.js';
import { takenBackWith } from './signing/contract-signing.js';
import type { ChangeContractStatus } from './resale-contract.commands.js';
import type { ResaleContract } from './resale-contract.state.js';
import { refuseUnitTaken } from './refuse-unit-taken.js';

interface Wanted {
  readonly to: string;
  readonly reason?: string | undefined;
  readonly issued: CommandMetadata;
}

/** A contract that comes back to life takes its unit again, unless another one has it by now (`decisions.md H16`). */
export function moveContract(command: ChangeContractStatus, contract: ResaleContract, { given, issued }: CommandContext<ChangeContractStatus>): ResaleContractEvent[] {
  const changed = changeStatus(contract, { to: command.contractStatus, reason: command.reason, issued });
  for (const { data } of changed) refuseUnitTaken(contract, { ...contract, contractStatus: data.to }, given.unit, issued);
  return [...changed, ...takenBackWith(changed, contract, issued.at)];
}

/** Any status may follow any other (`decisions.md C11`); a finished one is left with a reason, and reopened by an administrator. */
export function changeStatus(contract: ResaleContract, wanted: Wanted): ReturnType<typeof ContractStatusChanged>[] {
  const from = contract.contractStatus;
  if (wanted.to === from) return [];
  const to = contractStatusOf(wanted.to);
  if (to === from) return [];
  if (isReopening(from, to) && !wanted.issued.permissions.has('Contracts_Admin')) {
    throw new Refusal(`Reopening a contract that is ${from} needs the permission ${permissionLabel('Contracts_Admin')}`, { field: 'contractStatus', status: 403 });
  }
  if (needsReason(from) && !wanted.reason) {
    throw new Refusal(`Please say why the contract is no longer ${from}`, { field: 'reason', code: 'reason-needed' });
  }
  return [ContractStatusChanged({ from, to, ...(wanted.reason && { reason: wanted.reason }) })];
}

export function changePaymentStatus(contract: ResaleContract, wanted: Omit<Wanted, 'issued'>): ReturnType<typeof PaymentStatusChanged>[] {
  const from = contract.paymentStatus;
  if (wanted.to === from) return [];
  const to = paymentStatusOf(wanted.to);
  if (to === from) return [];
  refuseUnexplained(contract, wanted.reason);
  return [PaymentStatusChanged({ from, to, ...(wanted.reason && { reason: wanted.reason }) })];
}

/** As its list spells it. @throws Refusal where the text is no status */
export function contractStatusOf(text: string): ContractStatus {
  const status = readContractStatus(text);
  if (!status) throw new Refusal(`${text || 'Blank'} is not a contract status`, { field: 'contractStatus' });
  return status;
}

/** As its list spells it. @throws Refusal where the text is no status */
export function paymentStatusOf(text: string): PaymentStatus {
  const status = readPaymentStatus(text);
  if (!status) throw new Refusal(`${text || 'Blank'} is not a payment status`, { field: 'paymentStatus' });
  return status;
}

/** @throws Refusal where a contract that is over is changed and nobody says why */
export function refuseUnexplained({ contractStatus }: ResaleContract, reason: string | undefined): void {
  if (reason || !isFinished(contractStatus)) return;
  throw new Refusal(`This contract is ${contractStatus}: please say why it is changed`, { field: 'reason', code: 'reason-needed' });
}
