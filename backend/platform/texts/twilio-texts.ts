import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import twilio from 'twilio';
import type { TwilioAccount } from '../config/twilio-account.js';
import type { OutgoingCall } from '../outgoing/outgoing-kind.js';
import { carrierWords, STOPPED } from './carrier-words.js';
import { RoutedClient } from './routed-client.js';
import { TextNotTaken } from './text-failures.js';
import { Texts, type OutgoingText } from './texts.js';

/** A text is one small request; what takes longer is looked for at the next try. */
const PATIENCE_MS = 10_000;
const TOO_MANY = 429;
const SERVER_FAULT = 500;
/** With these nobody was reached: nothing was sent. */
const NOBODY_THERE: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Of the texts to one number so many are looked through, newest first. */
const LOOKED_THROUGH = 20;
const DID_NOT_GO: ReadonlySet<string> = new Set(['failed', 'undelivered', 'canceled']);
/** Its clock may be behind ours. */
const CLOCKS_DIFFER_MS = 60_000;

/** Texts by Twilio. */
export class TwilioTexts extends Texts {
  readonly route = 'phone';
  private readonly log = new Logger(TwilioTexts.name);
  private readonly client: ReturnType<typeof clientFor>;

  constructor(private readonly account: TwilioAccount) {
    super();
    this.client = clientFor(account);
  }

  async send({ to, body, leadId, textId }: OutgoingText, { signal }: OutgoingCall): Promise<string> {
    const { from, publicUrl } = this.account;
    const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
    const statusCallback = `${publicUrl}/api/Texts/Status?lead=${leadId}&text=${textId}`;
    const taken = this.asked(() => this.client.messages.create({ to, body, ...sender, statusCallback }));
    return (await Promise.race([taken, stopped(signal, taken)])).sid;
  }

  /**
   * Twilio knows no key of ours by which a text that comes twice is known. The same words to the same number since the first
   * try are that try: no text goes out twice within hours.
   */
  async find({ to, body }: OutgoingText, since: Date): Promise<readonly string[]> {
    const sent = await this.asked(() => this.client.messages.list({ to, limit: LOOKED_THROUGH }));
    const earliest = since.getTime() - CLOCKS_DIFFER_MS;
    return sent.filter((message) => message.body === body && !DID_NOT_GO.has(message.status) && message.direction !== 'inbound' && message.dateCreated.getTime() >= earliest).map(({ sid }) => sid);
  }

  private async asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      const { status, code } = error as { readonly status?: number; readonly code?: number | string };
      this.log.warn(`The carrier did not take a text: ${[status, code].filter(Boolean).join(' ') || 'no reason given'}`);
      throw notTaken(status, code);
    }
  }
}

/** What was sent by then is looked for at the next try. */
async function stopped(signal: AbortSignal, taken: Promise<unknown>): Promise<never> {
  taken.catch(() => undefined);
  if (!signal.aborted) await once(signal, 'abort');
  throw new TextNotTaken('the product was stopped meanwhile', { inDoubt: true });
}

function notTaken(status: number | undefined, code: number | string | undefined): TextNotTaken {
  if (typeof status !== 'number') return new TextNotTaken(`the carrier is out of reach${typeof code === 'string' ? ` (${code})` : ''}`, { inDoubt: !NOBODY_THERE.has(code) });
  if (status === TOO_MANY || status >= SERVER_FAULT) return new TextNotTaken(`the carrier is busy (${status})`, { inDoubt: status !== TOO_MANY });
  const known = typeof code === 'number' ? code : undefined;
  return new TextNotTaken(carrierWords(known), { final: true, stopped: known === STOPPED });
}

function clientFor({ accountSid, authToken, apiUrl }: TwilioAccount) {
  return twilio(accountSid, authToken, { lazyLoading: true, httpClient: new RoutedClient({ timeout: PATIENCE_MS }, apiUrl) });
}
