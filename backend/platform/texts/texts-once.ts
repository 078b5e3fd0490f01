import { Injectable } from '@nestjs/common';
import type { OutgoingCall } from '../outgoing/outgoing-kind.js';
import { TextClock } from './text-clock.js';
import { TextNotTaken, TextsNotSetUp } from './text-failures.js';
import { TextTries } from './text-tries.js';
import { Texts, type OutgoingText } from './texts.js';

/** So long a carrier that is slow may take to show, or to report, what it has taken. */
const TOLD_WITHIN_MS = 60_000;

/** Sends a text that may have gone at an earlier try: a carrier knows no key by which one that comes twice is known. */
@Injectable()
export class TextsOnce {
  constructor(
    private readonly texts: Texts,
    private readonly tries: TextTries,
    private readonly clock: TextClock,
  ) {}

  /**
   * After a try of which nobody knows whether it was taken, its own or one that it is sent again for, it is looked for; and not
   * sent again before the carrier, and what the text itself reports, have had the time to say so.
   * @param formers what it is sent again for
   * @returns what the carrier calls it
   * @throws TextsNotSetUp, TextNotTaken
   */
  async send(text: OutgoingText, formers: readonly string[], call: OutgoingCall): Promise<string> {
    const providerId = (await this.tries.takenAs(text.textId)) ?? (await this.lookedForOrSent(text, formers, call));
    await this.tries.taken(text.textId, providerId);
    return providerId;
  }

  private async lookedForOrSent(text: OutgoingText, formers: readonly string[], call: OutgoingCall): Promise<string> {
    const doubt = await this.tries.inDoubt([text.textId, ...formers]);
    const known = doubt && (await this.tries.notOthers(text.textId, await this.texts.find(text, doubt.begun)));
    if (known) return known;
    const now = this.clock.now();
    if (doubt && now.getTime() - doubt.sent.getTime() < TOLD_WITHIN_MS) throw new TextNotTaken('nobody knows yet whether it went', { inDoubt: true });
    await this.tries.sends(text.textId, now);
    try {
      return await this.texts.send(text, call);
    } catch (error) {
      if (error instanceof TextsNotSetUp || (error instanceof TextNotTaken && !error.inDoubt)) await this.tries.notTaken(text.textId);
      throw error;
    }
  }
}
