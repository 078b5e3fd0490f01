import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { commandOf, type CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { TextNumberCommand } from './text-number.handlers.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { StreamStates } from '../../platform/commands/stream-states.js';
import { lead } from '../lead.js';
import { textNumberOf } from './may-be-texted.js';
import { RecordNumbersWord, textNumber, type TextNumber } from './text-number.js';

/** Of hexadecimal digits: no two numbers share a mark. */
const MARK_LENGTH = 32;

/** What phone numbers said of texts, read from their own streams: it is never behind, and outlives every lead. */
@Injectable()
export class TextNumbers {
  private key: Buffer | undefined;

  constructor(
    private readonly states: StreamStates,
    private readonly commands: Commands,
    private readonly pool: pg.Pool,
  ) {}

  /** @param number E.164; empty: none @returns the word by which it stopped texts, undefined while they are allowed */
  async stoppedBy(number: string | undefined): Promise<string | undefined> {
    return (number && (await this.stateOf(number)).stopped) || undefined;
  }

  /** What it said last. @param number E.164 */
  async saidBy(number: string): Promise<TextNumber> {
    return this.stateOf(number);
  }

  /** The word of the number that texts to a lead go to. */
  async stoppedFor(leadId: number): Promise<string | undefined> {
    return this.stoppedBy(textNumberOf((await this.states.present(lead, streamName(lead, leadId))).state));
  }

  /**
   * Keeps what a phone said.
   * @param at when it came, ISO UTC
   * @returns whether it is still its last word
   */
  async record(number: string, { word, at }: { readonly word: string; readonly at: string }, issued: CommandMetadata): Promise<boolean> {
    await this.commands.execute(new TextNumberCommand(await this.markOf(number), commandOf(RecordNumbersWord, { word }), { at }), issued);
    return (await this.stateOf(number)).at <= at;
  }

  private async stateOf(number: string): Promise<TextNumber> {
    return (await this.states.present(textNumber, streamName(textNumber, await this.markOf(number)))).state;
  }

  /** By which it is known without being told: with the events alone nobody finds the number by trying all of them. */
  private async markOf(number: string): Promise<string> {
    this.key ??= (await this.pool.query<{ key: Buffer }>('SELECT key FROM text_number_key')).rows[0]!.key;
    return createHmac('sha256', this.key).update(number).digest('hex').slice(0, MARK_LENGTH);
  }
}
