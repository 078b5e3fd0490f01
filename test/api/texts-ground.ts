import { permissionNames } from '../../events/users/permission.enums.js';
import { TextClock } from '../../backend/platform/texts/text-clock.js';
import type { CommunicationAnswer } from '../../backend/leads/communications/communication.dto.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { signedByTwilio, TwilioStandIn, twilioAccount } from '../support/twilio-stand-in.js';
import { somebody } from './access/people.js';

const PUBLIC_URL = 'https://office.example.com';

/** Half past one in New York, half past ten in Los Angeles, half past eight in Honolulu: nobody sleeps. */
const AWAKE = 'T18:30:00.000Z';

export interface NewGuest {
  readonly smsOptIn?: string;
  readonly mobilePhone?: string;
  readonly firstName?: string;
}

/** A company that texts, with the carrier's stand-in behind it. */
export class TextsGround {
  /** Position of what was saved last: browsers send it along. */
  saved = '';

  private constructor(
    readonly app: TestApp,
    readonly carrier: TwilioStandIn,
    /** May do everything, texts included. */
    readonly me: SignedIn,
  ) {}

  static async start(): Promise<TextsGround> {
    const carrier = new TwilioStandIn();
    const { accountSid, authToken, from } = twilioAccount;
    const environment = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_API_URL: await carrier.listen(), PUBLIC_URL };
    const app = await startApp({ environment });
    const ground = new TextsGround(app, carrier, await somebody(app, 'Executive', permissionNames));
    ground.itIs(AWAKE);
    return ground;
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.carrier.close();
  }

  /** @param time behind today's date */
  itIs(time: string): void {
    const now = new Date(`${new Date().toISOString().slice(0, 10)}${time}`);
    this.app.nest.get(TextClock).now = () => now;
  }

  later(seconds: number): void {
    const now = new Date(this.app.nest.get(TextClock).now().getTime() + seconds * 1_000);
    this.app.nest.get(TextClock).now = () => now;
  }

  /** @returns the number of a new lead */
  async guest({ smsOptIn = 'true', mobilePhone = `+1407555${1000 + Math.floor(Math.random() * 8_999)}`, firstName = 'Sofia' }: NewGuest = {}): Promise<number> {
    return (await this.ok<{ leadId: number }>('/api/Leads', { firstName, lastName: 'Rossi', mobilePhone, smsOptIn })).leadId;
  }

  async tour(leadId: number, tourDate = '2027-03-09', scheduledStartTime = '10:15 AM'): Promise<number> {
    return (await this.ok<{ tourId: number }>('/api/Tours', { leadId, tourDate, scheduledStartTime })).tourId;
  }

  /** Once the list of leads has them. */
  async listed(...leadIds: readonly number[]): Promise<void> {
    await soon('the list', async () => {
      const found = (await this.me.get<{ leadId: number }[]>('/api/Leads')).filter(({ leadId }) => leadIds.includes(leadId));
      return found.length === leadIds.length ? true : undefined;
    });
  }

  /** Once everything is handled that phones and their network have told. */
  async settled(): Promise<void> {
    await soon('what came in', async () => ((await this.me.get<readonly object[]>('/api/Operations/Incoming')).length === 0 ? true : undefined));
  }

  ask(body: object): Promise<Response> {
    return this.me.fetch('/tocapi/sendmessage', { method: 'POST', body, headers: { 'X-Min-Position': this.saved } });
  }

  async said(leadId: number): Promise<readonly CommunicationAnswer[]> {
    return this.me.get(`/api/Communications/ForLead/${leadId}`);
  }

  /** The newest text, once it has come so far. */
  async text(leadId: number, state: string): Promise<CommunicationAnswer> {
    return soon(`a text that is ${state}`, async () => (await this.said(leadId)).find(({ text }) => text?.state === state));
  }

  /** As Twilio would post it. */
  async post(path: string, fields: Readonly<Record<string, string>>, token?: string): Promise<number> {
    const answer = await fetch(`${this.app.url}${path}`, { method: 'POST', headers: signedByTwilio(`${PUBLIC_URL}${path}`, fields, token), body: new URLSearchParams(fields) });
    return answer.status;
  }

  /** What became of the newest text that the carrier took. */
  report(MessageStatus: string, more: Readonly<Record<string, string>> = {}): Promise<number> {
    const { statusCallback, sid, to } = this.carrier.taken.at(-1)!;
    return this.post(statusCallback.slice(PUBLIC_URL.length), { MessageSid: sid, MessageStatus, To: to, From: twilioAccount.from, ...more });
  }

  answer(From: string, Body: string, MessageSid = `SM${Math.random()}`): Promise<number> {
    return this.post('/api/Texts/Incoming', { MessageSid, From, To: twilioAccount.from, Body });
  }

  private async ok<T>(path: string, body: object): Promise<T> {
    const answer = await this.me.fetch(path, { method: 'POST', body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const saved = (await answer.json()) as T & { position: string };
    this.saved = saved.position;
    return saved;
  }
}
