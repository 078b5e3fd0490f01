import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import twilio from 'twilio';

/** A text as the carrier has it. */
export interface TakenText {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly statusCallback: string;
  readonly createdAt: Date;
  /** Not in its list yet. */
  unseen?: true;
}

/** What befalls the next request that sends a text. */
export type Mishap = 'taken and cut off' | 'taken unseen' | 'cut off' | 'slow' | 'busy' | { readonly status: number; readonly code: number };

export const twilioAccount = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'a token for tests', from: '+13055550100' } as const;

/** Twilio's API at the wire, on a free port of this machine: it misbehaves on demand, and calls back when it is told to. */
export class TwilioStandIn {
  readonly taken: TakenText[] = [];
  /** Requests that sent a text, whatever became of them. */
  asked = 0;
  /** Requests that looked for one. */
  lookedFor = 0;
  mishaps: Mishap[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /** What it took stands in its list from now on. */
  shows(): void {
    for (const taken of this.taken) delete taken.unseen;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const expected = `Basic ${Buffer.from(`${twilioAccount.accountSid}:${twilioAccount.authToken}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return reply(response, 401, { code: 20003, message: 'Authenticate', status: 401 });
    const fields = new URLSearchParams(await text(request));
    if (request.method === 'GET') {
      this.lookedFor++;
      const to = new URL(request.url!, 'http://x').searchParams.get('To');
      const messages = this.taken.filter((taken) => taken.to === to && !taken.unseen).reverse().map(asTwilio);
      return reply(response, 200, { messages, page: 0, page_size: 50, next_page_uri: null });
    }
    this.asked++;
    const mishap = this.mishaps.shift();
    if (mishap === 'cut off') return void response.destroy();
    if (mishap === 'busy') return reply(response, 429, { code: 20429, message: 'Too Many Requests', status: 429 });
    if (typeof mishap === 'object') return reply(response, mishap.status, { code: mishap.code, message: `No text to ${fields.get('To')}`, status: mishap.status });
    const took = this.take(fields);
    if (mishap === 'taken unseen') took.unseen = true;
    if (mishap === 'taken and cut off' || mishap === 'taken unseen') return void response.destroy();
    if (mishap === 'slow') await new Promise((resolve) => setTimeout(resolve, 400));
    reply(response, 201, asTwilio(took));
  }

  private take(fields: URLSearchParams): TakenText {
    const [to = '', from = '', body = '', statusCallback = ''] = ['To', 'From', 'Body', 'StatusCallback'].map((name) => fields.get(name) ?? undefined);
    const took: TakenText = { sid: `SM${randomBytes(16).toString('hex')}`, to, from, body, statusCallback, createdAt: new Date() };
    this.taken.push(took);
    return took;
  }
}

function asTwilio({ sid, to, from, body, createdAt }: TakenText) {
  return { sid, to, from, body, status: 'queued', direction: 'outbound-api', date_created: createdAt.toUTCString(), account_sid: twilioAccount.accountSid };
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** What Twilio posts, signed as it signs. @param address as the product told it: with the public origin */
export function signedByTwilio(address: string, fields: Readonly<Record<string, string>>, token: string = twilioAccount.authToken) {
  return { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Twilio-Signature': twilio.getExpectedTwilioSignature(token, address, fields) };
}
