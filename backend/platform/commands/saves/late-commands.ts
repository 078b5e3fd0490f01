import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CommandResult, CommandMetadata } from '../command.js';
import { commandHash } from './command-hash.js';
import { SavingCommands } from './saving-commands.js';
import type { AddressedCommand } from '../dispatched-command.js';
import { StillSaving, TOLD_AFTER_MS } from './still-saving.js';
import { streamName } from '../stream-name.js';

/** For so long a sender waits until other processes know; the database may stall as well. */
const NOTED_WITHIN_MS = 1_000;

/** Tells senders who have waited for long. Their commands go on, and end when they end: whoever holds a lock for one holds it until then. */
@Injectable()
export class LateCommands {
  toldAfterMs = TOLD_AFTER_MS;
  /** How many senders of a command were told, while it is under way. */
  private readonly told = new Map<string, number>();

  constructor(private readonly saving: SavingCommands) {}

  /** In this process. */
  isUnderWay(commandId: string): boolean {
    return this.told.has(commandId);
  }

  async watch(addressed: AddressedCommand, issued: CommandMetadata, carriedOut: Promise<CommandResult>): Promise<CommandResult> {
    const { sender, commandId } = issued;
    if (!sender) return carriedOut;
    const stream = streamName(addressed.aggregate, addressed.id);
    let noted: Promise<void> | undefined;
    let ended = false;
    const clock = setTimeout(() => {
      this.count(commandId, 1);
      noted = this.saving.begin(commandId, stream);
      // First: whoever is told asks another process next.
      void soon(noted).then(() => (ended ? undefined : sender.tell(new StillSaving(commandId))));
    }, this.toldAfterMs);
    let result: CommandResult | undefined;
    try {
      return (result = await carriedOut);
    } finally {
      ended = true;
      clearTimeout(clock);
      if (noted) await soon(noted.then(() => this.end(addressed, issued, result)));
    }
  }

  /** Also a command whose id the sender did not choose is remembered then: the answer has told it. */
  private async end(addressed: AddressedCommand, issued: CommandMetadata, result: CommandResult | undefined): Promise<void> {
    const { commandId } = issued;
    const stream = streamName(addressed.aggregate, addressed.id);
    if (this.told.get(commandId) === 1 || result) await this.saving.end(commandId, result && { commandId, stream, hash: commandHash(addressed.command, issued), ...result });
    this.count(commandId, -1);
  }

  private count(commandId: string, by: 1 | -1): void {
    const count = (this.told.get(commandId) ?? 0) + by;
    if (count === 0) this.told.delete(commandId);
    else this.told.set(commandId, count);
  }
}

function soon(work: Promise<void>): Promise<void> {
  return Promise.race([work, pause(NOTED_WITHIN_MS, undefined, { ref: false })]);
}
