import { Injectable } from '@nestjs/common';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { StreamStates } from '../../platform/commands/stream-states.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { ConsentedTexts } from '../../platform/texts/consented-texts.js';
import { TextClock } from '../../platform/texts/text-clock.js';
import { TextsNotSetUp } from '../../platform/texts/text-failures.js';
import { TextTries } from '../../platform/texts/text-tries.js';
import { Texts, type OutgoingText } from '../../platform/texts/texts.js';
import { TextsOnce } from '../../platform/texts/texts-once.js';
import { lead } from '../lead.js';
import { consentFault, hoursFault, textNumberOf } from './may-be-texted.js';
import { TextNumbers } from './text-numbers.js';

/** A lead's consent is for the phone that it was given with: another phone of the same person has none. */
@Injectable()
export class TextsOfOtherAreas extends ConsentedTexts {
  constructor(
    private readonly states: StreamStates,
    private readonly numbers: TextNumbers,
    private readonly texts: Texts,
    private readonly tries: TextTries,
    private readonly once: TextsOnce,
    private readonly clock: TextClock,
  ) {
    super();
  }

  async whyNot(leadId: number, phone: string): Promise<string | undefined> {
    if (this.texts.route === 'nowhere') return new TextsNotSetUp().message;
    const state = leadId === 0 ? lead.initial : (await this.states.present(lead, streamName(lead, leadId))).state;
    const fault = consentFault(state, await this.numbers.stoppedBy(textNumberOf(state))) ?? hoursFault(state, this.clock.now().toISOString());
    if (fault) return fault.message;
    return phoneNumber(phone) === textNumberOf(state) ? undefined : 'The phone is another one than that which opted in to texts';
  }

  async send(text: OutgoingText, call: OutgoingCall): Promise<void> {
    const reason = await this.whyNot(text.leadId, text.to);
    if (reason !== undefined) throw new NotDelivered(reason, { final: true });
    await this.tries.begin(text.textId);
    await this.once.send({ ...text, to: phoneNumber(text.to)! }, [], call);
  }
}
