import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { AnyReportScheduleCommand } from './report-schedule.commands.js';
import { reportSchedule } from './report-schedule.js';

/** On Nest's bus: a command for one schedule. */
export class ReportScheduleCommand<C extends AnyReportScheduleCommand = AnyReportScheduleCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = reportSchedule;
}

@CommandHandler(ReportScheduleCommand)
export class ReportScheduleCommandHandler implements ICommandHandler<ReportScheduleCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ReportScheduleCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
