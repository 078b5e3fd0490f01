import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import { textNumber, type RecordNumbersWord } from './text-number.js';

/** On Nest's bus: a command for one number that texts go to. */
export class TextNumberCommand extends DispatchedCommand<RecordNumbersWord, string> {
  readonly aggregate = textNumber;
}

@CommandHandler(TextNumberCommand)
export class TextNumberCommandHandler implements ICommandHandler<TextNumberCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: TextNumberCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
