import { IsNotEmpty } from 'class-validator';
import { Command } from '../../platform/commands/command.js';
import { RequiredTextField } from '../../platform/http/bodies/body-fields.decorator.js';

/** The line that is spoken of. */
export interface DisputedLine {
  readonly report: string;
  readonly payDate: string;
  readonly kind: 'resale' | 'membership';
  readonly contractId: number;
  readonly employeeId: number;
  readonly employeeName: string;
}

/** Asks or answers. Body of POST /api/Commission/Disputes/:id/Notes. */
export class WriteDisputeNote extends Command<DisputedLine> {
  @RequiredTextField(2000)
  @IsNotEmpty({ message: 'Please write something.' })
  note!: string;
}

/** Body of POST /api/Commission/Disputes/:id/Settle. */
export class SettleDispute extends Command {
  @RequiredTextField(2000)
  @IsNotEmpty({ message: 'Please write how it was settled.' })
  note!: string;
}

export type AnyDisputeCommand = WriteDisputeNote | SettleDispute;
