import { Controller, Get, Header, Param, ParseUUIDPipe } from '@nestjs/common';
import { SignedIn } from '../auth/permission.decorator.js';
import { DoneCommands, type DoneCommand } from './saves/done-commands.js';
import { LateCommands } from './saves/late-commands.js';
import { NotFound } from './refusal.js';
import { SavingCommands } from './saves/saving-commands.js';
import { StillSaving } from './saves/still-saving.js';
import { StreamStates } from './stream-states.js';

/** What became of a command, for a sender who was not told. */
export interface CommandOutcome {
  /** `saving`: a process carries it out still. */
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
    private readonly late: LateCommands,
    private readonly done: DoneCommands,
    private readonly saving: SavingCommands,
    private readonly states: StreamStates,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async outcome(@Param('id', ParseUUIDPipe) id: string): Promise<CommandOutcome> {
    const commandId = id.toLowerCase();
    if (this.late.isUnderWay(commandId)) return { state: 'saving' };
    try {
      const done = (await this.done.find(commandId)) ?? (await this.ofDeadProcess(commandId));
      if (!done) throw new NotFound('saved command', commandId);
      return { state: 'saved', revision: done.revision, position: done.position };
    } catch (error) {
      if (error instanceof StillSaving) return { state: 'saving' };
      throw error;
    }
  }

  /** It may have ended between append and note: then only the stream knows. */
  private async ofDeadProcess(commandId: string): Promise<DoneCommand | undefined> {
    const stream = await this.saving.leftBehind(commandId);
    return stream === undefined ? undefined : this.states.commandIn(stream, commandId);
  }
}
