import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { v5 as uuidV5 } from 'uuid';
import { phoneNumber } from '../../events/phone.values.js';
import { commandOf } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { issuedByServer } from '../platform/commands/issued-by-server.js';
import { Refusal } from '../platform/commands/refusal.js';
import { send } from '../platform/commands/send.js';
import { TextReports, type IncomingText, type TextListener, type TextStatus } from '../platform/texts/text-reports.js';
import { RecordAnswer, RecordTextStatus } from './lead-text.commands.js';
import { lead } from './lead.js';
import { LeadPhonesReader } from './lead-phones-reader.js';
import { GUEST_PHONE } from './text-answers.rules.js';

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
  ) {}

  onModuleInit(): void {
    this.reports.listenTo(this);
  }

  /** One of a text that there is not says nothing: it may be of another company on the same account. */
  async status({ leadId, ...status }: TextStatus): Promise<void> {
    try {
      await this.commands.execute(send(lead, leadId, commandOf(RecordTextStatus, status)), issuedByServer(NETWORK, randomUUID()));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.log.warn(`A report of text ${status.textId} was left out: ${error.message}`);
    }
  }

  /** Whoever has the number has answered, on whichever of their leads it stands. */
  async incoming({ providerId, from, body }: IncomingText): Promise<void> {
    const number = phoneNumber(from);
    if (number === undefined) return;
    const command = commandOf(RecordAnswer, { from: number, body: body.replaceAll(/[^\P{Cc}\n]/gu, ' ').slice(0, LONGEST) });
    for (const leadId of await this.phones.holding(number)) {
      await this.commands.execute(send(lead, leadId, command), issuedByServer(PHONE, uuidV5(`${providerId}/${leadId}`, ANSWERS)));
    }
  }
}
