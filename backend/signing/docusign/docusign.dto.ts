import { ownEnd } from '../../../events/store/own-end.js';
import type { DocuSignAccount } from '../../platform/config/docusign-account.js';
import { DocuSignAway, DocuSignRefused } from './docusign-failures.js';
import { DocuSignToken } from './docusign-token.js';

/** A document of some pages goes and comes. */
const PATIENCE_MS = 60_000;
const UNKNOWN_TOKEN = 401;
const TOO_MANY = 429;
const SERVER_FAULT = 500;
/** As it tells it with 400 too. */
const LIMIT = /_LIMIT_EXCEEDED$/;
/** Where a limit names no end. */
const BURST_MS = 30_000;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Behind the account. */
  readonly path: string;
  readonly body?: object;
}

/** Requests to the account: with a token, no more of them than DocuSign takes, and refusals in words. */
export class DocuSignWire {
  private readonly token: DocuSignToken;
  /** Milliseconds: until then DocuSign wants nothing of us. */
  private busyUntil = 0;

  constructor(private readonly account: DocuSignAccount) {
    this.token = new DocuSignToken(account);
  }

  /** @throws DocuSignAway, DocuSignRefused */
  async ask(call: Call, stop: AbortSignal): Promise<Buffer> {
    this.refuseBusy();
    const patience = ownEnd(stop);
    const timer = setTimeout(patience.end, PATIENCE_MS);
    try {
      return await this.asked(call, patience.signal);
    } finally {
      clearTimeout(timer);
      patience.end();
    }
  }

  private async asked(call: Call, signal: AbortSignal): Promise<Buffer> {
    const token = await this.token.get(signal);
    const answer = await this.send(call, token, signal);
    if (answer.status !== UNKNOWN_TOKEN) return this.read(answer);
    return this.read(await this.send(call, await this.token.get(signal, token), signal));
  }

  private async send({ method, path, body }: Call, token: string, signal: AbortSignal): Promise<Response> {
    const { baseUrl, accountId } = this.account;
    const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
    return fetch(`${baseUrl}/restapi/v2.1/accounts/${accountId}${path}`, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) }).catch(away);
  }

  private async read(answer: Response): Promise<Buffer> {
    const bytes = Buffer.from(await answer.arrayBuffer().catch(away));
    if (answer.ok) return bytes;
    const code = codeIn(bytes);
    if (answer.status === TOO_MANY || LIMIT.test(code)) {
      this.busyUntil = freeAgain(answer.headers, Date.now());
      this.refuseBusy();
    }
    if (answer.status === UNKNOWN_TOKEN) throw new DocuSignAway('DocuSign does not take the token that it gave');
    if (answer.status >= SERVER_FAULT) throw new DocuSignAway(`DocuSign is busy (${answer.status})`);
    throw new DocuSignRefused(code);
  }

  private refuseBusy(): void {
    if (Date.now() < this.busyUntil) throw new DocuSignAway(`DocuSign takes no more of us until ${new Date(this.busyUntil).toISOString().slice(11, 16)} UTC`);
  }
}

/** Also where the answer broke off. */
function away(): never {
  throw new DocuSignAway('DocuSign is out of reach');
}

function codeIn(bytes: Buffer): string {
  try {
    const { errorCode } = JSON.parse(bytes.toString()) as { readonly errorCode?: unknown };
    return typeof errorCode === 'string' && /^\w{1,80}$/.test(errorCode) ? errorCode : '';
  } catch {
    return '';
  }
}

/** X-RateLimit-Reset is in seconds since 1970, Retry-After in seconds from now. @param now milliseconds */
export function freeAgain(headers: Headers, now: number): number {
  const [after, reset] = ['retry-after', 'x-ratelimit-reset'].map((name) => Number(headers.get(name) ?? NaN));
  if (after! > 0) return now + after! * 1_000;
  const burst = headers.get('x-burstlimit-remaining') === '0';
  return !burst && reset! * 1_000 > now ? reset! * 1_000 : now + BURST_MS;
}
