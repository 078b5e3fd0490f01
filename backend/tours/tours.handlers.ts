import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { CommandResult } from '../platform/commands/command.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour } from './tour.commands.js';
import { tour } from './tour.js';

@CommandHandler(BookTour)
export class BookTourHandler implements ICommandHandler<BookTour> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: BookTour): Promise<CommandResult> {
    return this.executor.execute(tour, command.tourId, command);
  }
}

@CommandHandler(ReviseTour)
export class ReviseTourHandler implements ICommandHandler<ReviseTour> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ReviseTour): Promise<CommandResult> {
    return this.executor.execute(tour, command.tourId, command);
  }
}

@CommandHandler(ChangeTourStatus)
export class ChangeTourStatusHandler implements ICommandHandler<ChangeTourStatus> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ChangeTourStatus): Promise<CommandResult> {
    return this.executor.execute(tour, command.tourId, command);
  }
}

@CommandHandler(RecordTourResult)
export class RecordTourResultHandler implements ICommandHandler<RecordTourResult> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: RecordTourResult): Promise<CommandResult> {
    return this.executor.execute(tour, command.tourId, command);
  }
}
