import { Global, Module, type FactoryProvider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import pg from 'pg';
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
import { gateConnections } from '../concurrency/gate-pool.js';
import { Settings } from '../config/settings.js';
import { connectionShares } from '../database/connection-shares.js';
import { DatabaseMutex } from '../concurrency/database-mutex.js';
import { SavingCommands } from './saves/saving-commands.js';
import { StreamStates } from './stream-states.js';
import { LongReads } from '../store/long-reads.js';

const gate: FactoryProvider<DatabaseGate> = {
  provide: DatabaseGate,
  inject: [pg.Pool, Settings],
  useFactory: (pool: pg.Pool, { databaseConnections }: Settings) => new DatabaseGate(gateConnections(pool, connectionShares(databaseConnections))),
};

@Global()
@Module({
  imports: [CqrsModule],
  controllers: [CommandsController],
  providers: [Books, CommandExecutor, Commands, { provide: DoneCommands, useClass: DoneCommandTable }, IdSequence, ForeignStreams, LateCommands, LongReads, gate, DatabaseMutex, SavingCommands, StreamStates],
  exports: [Books, CommandExecutor, Commands, DoneCommands, IdSequence, LateCommands, LongReads, DatabaseMutex, StreamStates],
})
export class CommandsModule {}
