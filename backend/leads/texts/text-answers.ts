import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { v5 as uuidV5 } from 'uuid';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { LeadCommand } from '../lead.handlers.js';
import type { IncomingCall } from '../../platform/incoming/incoming-kind.js';
import { TextReports, type IncomingText, type TextListener, type TextStatus } from '../../platform/texts/text-reports.js';
import { TextTries } from '../../platform/texts/text-tries.js';
import { RecordAnswer, RecordTextStatus } from './lead-text.commands.js';
import { LeadPhonesReader } from '../duplicates/lead-phones-reader.js';
import { LeadsTogether } from '../merge/leads-together.js';
import { answerOf, GUEST_PHONE } from './text-answers.rules.js';
import { TextNumbers } from './text-numbers.js';

/** Namespace of commands: of what the carrier calls an answer, and the lead. */
const ANSWERS = 'f7f0a1d8-9a0e-4d0b-8c54-52f7a5f2a1b6';

const NETWORK = { kind: 'system', id: 'text-network', name: 'Phone network' } as const;
const PHONE = { kind: 'system', id: 'text-answer', name: GUEST_PHONE } as const;

/** As long as a record's note. */
const LONGEST = 1_600;

/** What phones and their networks say becomes part of the leads' histories. */
@Injectable()
export class TextAnswers implements OnModuleInit, TextListener {
  private readonly log = new Logger(TextAnswers.name);

  constructor(
    private readonly reports: TextReports,
    private readonly commands: Commands,
    private readonly phones: LeadPhonesReader,
    private readonly numbers: TextNumbers,
    private readonly tries: TextTries,
    private readonly together: LeadsTogether,
  ) {}

  onModuleInit(): void {
    this.reports.listenTo(this);
  }

  /** One of a text that there is not says nothing: it may be of another company on the same account. */
  async status({ leadId, ...status }: TextStatus): Promise<void> {
    if (status.providerId !== '') await this.tries.taken(status.textId, status.providerId);
    try {
      await this.commands.execute(new LeadCommand(leadId, commandOf(RecordTextStatus, status)), issuedByServer(NETWORK, randomUUID()));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.log.warn(`A report of text ${status.textId} was left out: ${error.message}`);
    }
  }

  /**
   * The number's own stream first: what it says holds for every lead that has the number, now or later. Then each lead with it
   * is told, once the list has read what was known when the answer came.
   */
  async incoming({ providerId, from, body: sent }: IncomingText, { receivedAt: at }: IncomingCall): Promise<void> {
    const number = phoneNumber(from);
    if (number === undefined) return;
    const body = readable(sent);
    const { word, means } = answerOf(body);
    if (means && !(await this.numbers.record(number, { word, at }, issuedByServer(PHONE, uuidV5(providerId, ANSWERS))))) return;
    const leads = await this.phones.holdingNow(number);
    for (const leadId of means ? leads : await this.readUnder(leads)) {
      await this.commands.execute(new LeadCommand(leadId, commandOf(RecordAnswer, { body }), { from: number }), issuedByServer(PHONE, uuidV5(`${providerId}/${leadId}`, ANSWERS)));
    }
  }

  /** STOP and START hold for the number, whoever has it. */
  async outlives({ providerId, from, body: sent }: IncomingText, { receivedAt: at }: IncomingCall): Promise<void> {
    const number = phoneNumber(from);
    const { word, means } = answerOf(readable(sent));
    if (number && means) await this.numbers.record(number, { word, at }, issuedByServer(PHONE, uuidV5(providerId, ANSWERS)));
  }

  /** What a phone says is read where its lead is: a STOP alone is kept with the phone, also of a lead that was merged. */
  private async readUnder(leadIds: readonly number[]): Promise<Iterable<number>> {
    return new Set(await Promise.all(leadIds.map((leadId) => this.together.standing(leadId))));
  }
}

function readable(sent: string): string {
  return sent.replaceAll(/[^\P{Cc}\n]/gu, ' ').slice(0, LONGEST);
}
