import { Injectable, type OnModuleInit } from '@nestjs/common';
import { permissionNames } from '../../../events/users/permission.enums.js';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { LeadCommand } from '../lead.handlers.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { Records } from '../../platform/records/records.js';
import { TextClock } from '../../platform/texts/text-clock.js';
import { TextNotTaken, TextsNotSetUp } from '../../platform/texts/text-failures.js';
import { TextTries } from '../../platform/texts/text-tries.js';
import { TextsOnce } from '../../platform/texts/texts-once.js';
import { randomUUID } from 'node:crypto';
import { consentFault, hoursFault, textNumberOf } from './may-be-texted.js';
import { RecordTextStatus, StopTexts, TakeTextBack, type LeadTextCommand } from './lead-text.commands.js';
import type { Lead } from '../lead.state.js';
import { lead } from '../lead.js';
import { textIn } from './lead-texts.js';
import { TextNumbers } from './text-numbers.js';
import { TextsByStaff } from './texts-by-staff.js';
import { textMessage, type TextMessagePayload } from './text-message.outgoing.js';

/** Over half an hour: later a text would say what is true no more. */
const MOST_TRIES = 7;

export const CARRIER = { kind: 'system', id: 'text-carrier', name: 'Text messages' } as const;

/** Takes a text out of the queue, if at this very moment it may still go; and tells the lead what became of it. */
@Injectable()
export class TextSender implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly once: TextsOnce,
    private readonly tries: TextTries,
    private readonly clock: TextClock,
    private readonly numbers: TextNumbers,
    private readonly byStaff: TextsByStaff,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(
      textMessage,
      (payload, call) => this.carry(payload, call),
      (payload, issued) => this.byStaff.anew(payload, issued),
    );
  }

  private async carry({ leadId, textId }: TextMessagePayload, call: OutgoingCall): Promise<void> {
    const { state } = await this.records.read(lead, leadId, { permissions: new Set(permissionNames) });
    const { state: stands, toPhone } = textIn(state, textId);
    if (stands !== 'waiting') return;
    const reason = await this.whyNot(state, toPhone);
    if (reason !== undefined) return this.tell(leadId, commandOf(TakeTextBack, { textId, reason }));
    const body = state.communications.find(({ text }) => text?.textId === textId)!.Note;
    const tries = await this.tries.begin(textId);
    const text = { to: toPhone, body, leadId, textId };
    const providerId = await this.once.send(text, formersOf(state, textId), call).catch((error: unknown) => this.failed(error, { leadId, textId, toPhone, tries }));
    await this.tell(leadId, commandOf(RecordTextStatus, { textId, status: 'sent', providerId, reason: '' }));
  }

  private async whyNot(state: Lead, toPhone: string): Promise<string | undefined> {
    const fault = consentFault(state, await this.numbers.stoppedBy(toPhone)) ?? hoursFault(state, this.clock.now().toISOString());
    return fault?.message ?? (textNumberOf(state) === toPhone ? undefined : 'The lead was given another phone meanwhile');
  }

  /** @throws NotDelivered */
  private async failed(error: unknown, { leadId, textId, toPhone, tries }: TextMessagePayload & { readonly toPhone: string; readonly tries: number }): Promise<never> {
    const told = error instanceof TextsNotSetUp ? new TextNotTaken('no account for texts is set up', { final: true }) : error;
    if (!(told instanceof TextNotTaken) || (told.options.final !== true && tries < MOST_TRIES)) throw told;
    const reason = tries === 1 ? told.reason : `${told.reason}, ${tries} tries`;
    await this.tell(leadId, commandOf(RecordTextStatus, { textId, status: 'failed', providerId: '', reason }));
    if (told.stopped) await this.stopped(leadId, toPhone);
    throw new NotDelivered(reason, { final: true });
  }

  /** The carrier heard it, and not we. */
  private async stopped(leadId: number, number: string): Promise<void> {
    await this.numbers.record(number, { word: 'STOP', at: new Date().toISOString() }, issuedByServer(CARRIER, randomUUID()));
    await this.commands.execute(new LeadCommand(leadId, commandOf(StopTexts, { word: 'STOP' }), { number }), issuedByServer(CARRIER, randomUUID()));
  }

  private async tell(leadId: number, command: LeadTextCommand): Promise<void> {
    await this.commands.execute(new LeadCommand(leadId, command as TakeTextBack), issuedByServer(CARRIER, randomUUID()));
  }
}

/** What it is sent again for, and what that was. */
function formersOf({ communications }: Pick<Lead, 'communications'>, textId: string): readonly string[] {
  const former = communications.find(({ text }) => text?.againAs === textId)?.text?.textId;
  return former === undefined ? [] : [former, ...formersOf({ communications }, former)];
}
