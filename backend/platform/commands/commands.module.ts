import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { CommandExecutor } from './command-executor.js';
import { DoneCommandTable } from './done-command-table.js';
import { DoneCommands } from './done-commands.js';
import { IdSequence } from './id-sequence.js';
import { OneAtATime } from './one-at-a-time.js';
import { StreamStates } from './stream-states.js';

@Global()
@Module({
  imports: [CqrsModule],
  providers: [CommandExecutor, { provide: DoneCommands, useClass: DoneCommandTable }, IdSequence, OneAtATime, StreamStates],
  exports: [CqrsModule, CommandExecutor, IdSequence, OneAtATime, StreamStates],
})
export class CommandsModule implements OnModuleInit {
  constructor(
    private readonly ids: IdSequence,
    private readonly sweeps: HourlySweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.add(() => this.ids.sweep());
  }
}
