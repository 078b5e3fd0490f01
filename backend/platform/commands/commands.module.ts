import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CommandExecutor } from './command-executor.js';
import { CommandsController } from './commands.controller.js';
import { Commands } from './commands.js';
import { DoneCommandTable } from './saves/done-command-table.js';
import { DoneCommands } from './saves/done-commands.js';
import { ForeignStreams } from './foreign-streams.js';
import { IdSequence } from './id-sequence.js';
import { LateCommands } from './saves/late-commands.js';
import { Books } from '../books/books.js';
import { DatabaseGate } from '../concurrency/database-gate.js';
import { DatabaseMutex } from '../concurrency/database-mutex.js';
import { SavingCommands } from './saves/saving-commands.js';
import { StreamStates } from './stream-states.js';
import { LongReads } from '../store/long-reads.js';

@Global()
@Module({
  imports: [CqrsModule],
  controllers: [CommandsController],
  providers: [Books, CommandExecutor, Commands, { provide: DoneCommands, useClass: DoneCommandTable }, IdSequence, ForeignStreams, LateCommands, LongReads, DatabaseGate, DatabaseMutex, SavingCommands, StreamStates],
  exports: [Books, CommandExecutor, Commands, DoneCommands, IdSequence, LateCommands, LongReads, DatabaseMutex, StreamStates],
})
export class CommandsModule {}
