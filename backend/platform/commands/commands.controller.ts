import { Controller, Get, Header, Param, ParseUUIDPipe } from '@nestjs/common';
import { SignedIn } from '../auth/permission.decorator.js';
import { CommandExecutor } from './command-executor.js';
import { DoneCommands } from './done-commands.js';
import { NotFound } from './refusal.js';

/** What became of a command, for a sender who was not told. */
export interface CommandOutcome {
  /** `saving`: the event store has not answered yet. */
  readonly state: 'saved' | 'saving';
  /** Stream revision after the command. */
  readonly revision?: number;
  /** Position of the last event; reads that wait for it show what was saved. */
  readonly position?: string;
}

/** For everybody who is signed in: who knows a command's id sent it, and nothing of its content is told. */
@Controller('Commands')
@SignedIn()
export class CommandsController {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly done: DoneCommands,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async outcome(@Param('id', ParseUUIDPipe) id: string): Promise<CommandOutcome> {
    const commandId = id.toLowerCase();
    if (this.executor.isUnderWay(commandId)) return { state: 'saving' };
    const done = await this.done.find(commandId);
    if (!done) throw new NotFound('saved command', commandId);
    return { state: 'saved', revision: done.revision, position: done.position };
  }
}
