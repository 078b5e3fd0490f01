import { IsIn, IsInt, IsNotEmpty, Matches, Max, Min } from 'class-validator';
import { debitOrCredit, handWrittenTypes, type DebitOrCredit } from '../../../events/points/points.enums.js';
import { Command } from '../../platform/commands/command.js';
import { ReferenceField, RequiredTextField, TextField } from '../../platform/http/bodies/body-fields.decorator.js';

const WHOLE_POINTS = 'pointsQty must be a whole number of points';

/** A row written by hand (`decisions.md F14`). Body of POST /api/PointLedgers/. */
export class RecordLedgerRow extends Command {
  @IsIn(handWrittenTypes)
  transactionType!: (typeof handWrittenTypes)[number];

  @IsIn(debitOrCredit)
  debitOrCredit!: DebitOrCredit;

  @IsInt({ message: WHOLE_POINTS })
  @Min(1, { message: WHOLE_POINTS })
  @Max(100_000_000)
  pointsQty!: number;

  @ReferenceField()
  contractId: number = 0;

  @ReferenceField()
  memberId: number = 0;

  @TextField(200)
  resort: string = '';

  @TextField(50)
  unitNumber: string = '';

  @TextField(20)
  useWeek: string = '';

  @TextField(20)
  @Matches(/^(\d{4})?$/, { message: 'useYear must be a year of four digits' })
  useYear: string = '';

  /** Why: what every hand-written row owes its readers. */
  @RequiredTextField(500)
  @IsNotEmpty({ message: 'note must say why the row is written' })
  note!: string;
}

/** The number that the row on the other side gets. */
export interface WithReversal {
  readonly reversalId: number;
}

/** Takes a row back with one on the other side. Body of POST /api/PointLedgers/{id}/Reverse. */
export class ReverseLedgerRow extends Command<WithReversal> {
  @RequiredTextField(500)
  @IsNotEmpty({ message: 'note must say why the row is reversed' })
  note!: string;
}

export const ledgerRowCommands = [RecordLedgerRow, ReverseLedgerRow] as const;
export type AnyLedgerRowCommand = InstanceType<(typeof ledgerRowCommands)[number]>;
