import { Command } from '../platform/commands/command.js';
import { RequiredTextField, TextField } from '../platform/http/bodies/body-fields.decorator.js';

const MAX_WORD = 200;
const MAX_REASON = 1_000;

/** Body of PUT /api/EpicContracts/{id}/Status. */
export class ChangeEpicContractStatus extends Command {
  @RequiredTextField(MAX_WORD)
  contractStatus!: string;

  /** Why; asked for when a finished status is left. */
  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of PUT /api/EpicContracts/{id}/PaymentStatus. */
export class ChangeEpicPaymentStatus extends Command {
  @RequiredTextField(MAX_WORD)
  paymentStatus!: string;

  @TextField(MAX_REASON)
  reason?: string;
}

export const epicContractCommands = [ChangeEpicContractStatus, ChangeEpicPaymentStatus] as const;
export type AnyEpicContractCommand = InstanceType<(typeof epicContractCommands)[number]>;
