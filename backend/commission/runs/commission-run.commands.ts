import { ArrayNotEmpty, IsBoolean, IsIn, IsNotEmpty, IsOptional, Matches } from 'class-validator';
import type { FrozenRun, RunPart } from '../../../events/commission/commission-run.events.js';
import { Command } from '../../platform/commands/command.js';
import { DayField, ReferencesField, RequiredTextField, TextField } from '../../platform/http/bodies/body-fields.decorator.js';
import type { StatementToMail } from '../statements/statements.dto.js';
import { commissionReports, type CommissionReportName } from '../report/commission-report.dto.js';

/** Freezes what a pay date pays. Body of POST /api/Commission/runs. */
export class PrepareCommissionRun extends Command<FrozenRun> {
  @IsIn(commissionReports, { message: 'report must be a report that pays' })
  report!: CommissionReportName;

  @DayField()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please select a pay period.' })
  payDate!: string;
}

/** A part of a large run, before it: from the server alone. */
export class PrepareCommissionRunPart extends Command<{ readonly to: string; readonly part: RunPart }> {}

/** The server adds whether the company wants somebody else than who prepared it. */
export class ApproveCommissionRun extends Command<{ readonly secondPerson: boolean }> {}

/** Body of POST /api/Commission/runs/:id/pay; the server adds what each reserve holds, by employee. */
export class PayCommissionRun extends Command<ReadonlyMap<number, string>> {
  /** The pay date where nothing is said, or today where that is still to come. */
  @DayField()
  paidOn?: string;

  @TextField(100)
  reference?: string;
}

/** Body of POST /api/Commission/runs/:id/reopen. */
export class ReopenCommissionRun extends Command {
  @RequiredTextField(1000)
  @IsNotEmpty({ message: 'Please give a reason.' })
  reason!: string;
}

/** Body of POST /api/Commission/runs/:id/Mail; the server adds everybody whom the run pays. */
export class MailCommissionStatements extends Command<readonly Pick<StatementToMail, 'employeeId' | 'employeeName' | 'isReached'>[]> {
  @ReferencesField(5_000)
  @ArrayNotEmpty({ message: 'Please select who gets their statement.' })
  employeeIds!: number[];

  /** Also to who was sent theirs before. */
  @IsOptional()
  @IsBoolean({ message: 'again must be true or false' })
  again?: boolean;
}

export const commissionRunCommands = [PrepareCommissionRunPart, PrepareCommissionRun, ApproveCommissionRun, PayCommissionRun, ReopenCommissionRun, MailCommissionStatements] as const;
export type AnyCommissionRunCommand = InstanceType<(typeof commissionRunCommands)[number]>;
