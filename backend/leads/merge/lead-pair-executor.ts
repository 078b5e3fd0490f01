import { Injectable } from '@nestjs/common';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import type { CommandResult, CommandMetadata } from '../../platform/commands/command.js';
import type { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import { DatabaseMutex } from '../../platform/concurrency/database-mutex.js';
import { StaleRevision } from '../../platform/commands/refusal.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { StreamStates } from '../../platform/commands/stream-states.js';
import { lead } from '../lead.js';
import type { Lead } from '../lead.state.js';
import { MergeLead, TakeLeadApart, TakeOverLead, type PairCommand } from './lead-merge.commands.js';

/** One after another, in all processes: of two who merge a pair crosswise at the same moment, the second finds the first one done. */
const LEAD_MERGES = 'lead-merges';

/** Executes what is decided on one lead and depends on another. */
@Injectable()
export class LeadPairExecutor {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly states: StreamStates,
    private readonly mutex: DatabaseMutex,
  ) {}

  execute(dispatched: DispatchedCommand<PairCommand, number>): Promise<CommandResult> {
    const { id, command, issued } = dispatched;
    return this.mutex.run(LEAD_MERGES, async () => this.executor.execute({ ...dispatched, given: await this.other(command, id, issued) }, issued));
  }

  /** @throws StaleRevision where whoever chose has seen the lead that stays otherwise */
  private async other(command: PairCommand, id: number, { commandId }: CommandMetadata): Promise<Lead> {
    const stream = streamName(lead, await this.otherId(command, id));
    const { state, revision } = await this.states.present(lead, stream);
    if (command instanceof MergeLead && command.revision !== undefined && state.leadId !== 0 && command.revision !== revision && !(await this.isRepeat(id, commandId)))
      throw new StaleRevision(lead, stream, command.revision, revision, await this.states.eventsAfter(stream, command.revision, revision));
    return state;
  }

  /** By then the merge itself has moved the lead that stays. */
  private async isRepeat(id: number, commandId: string): Promise<boolean> {
    return (await this.states.present(lead, streamName(lead, id))).state.merge?.mergeId === commandId;
  }

  private async otherId(command: PairCommand, id: number): Promise<number> {
    if (command instanceof MergeLead) return command.into;
    if (command instanceof TakeOverLead) return command.mergedLeadId;
    if (command instanceof TakeLeadApart) return (await this.states.present(lead, streamName(lead, id))).state.mergedInto;
    return command satisfies never;
  }
}
