import { createHmac, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { EnvelopeDefinition } from '../../backend/signing/docusign/docusign-definition.js';
import { OUR_MARK } from '../../backend/signing/docusign/docusign-news.js';

const pair = generateKeyPairSync('rsa', { modulusLength: 2_048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs1', format: 'pem' } });
const HMAC_SECRET = 'a secret for tests';
const INTEGRATION_KEY = '7c2b8d7e-83c3-4940-af5e-cda8a50dd73f';
const USER_ID = '4799e5e9-5531-42a9-a0e3-2d9a7f6d1c11';
export const ACCOUNT_ID = '624e3e00-ba8e-4e20-b0f1-5a9e54f1f3a7';

type SignerStatus = 'created' | 'sent' | 'delivered' | 'completed' | 'declined' | 'autoresponded';

/** An envelope as DocuSign has it. */
export interface HeldEnvelope {
  readonly envelopeId: string;
  readonly definition: EnvelopeDefinition;
  status: 'created' | 'sent' | 'delivered' | 'completed' | 'declined' | 'voided' | 'deleted';
  voidedReason: string;
  /** Mails to its first signer. */
  timesSent: number;
  timesResent: number;
  readonly signers: { status: SignerStatus; declinedReason?: string }[];
}

/** What befalls the next request of its kind (`POST /envelopes`, `PUT`, `GET`). */
export type Mishap = 'done and cut off' | 'cut off' | 'slow' | 'token expired' | { readonly status: number; readonly errorCode: string; readonly headers?: Readonly<Record<string, string>> };

/** DocuSign at the wire, on a free port of this machine, as far as its documentation tells: it misbehaves on demand, and tells what it is told to tell. */
export class DocuSignStandIn {
  readonly envelopes: HeldEnvelope[] = [];
  readonly mishaps: { method: string; mishap: Mishap }[] = [];
  /** An error of the next requests for a token, such as consent_required. */
  tokenError = '';
  tokensGiven = 0;
  /** Requests to the account. */
  asked: string[] = [];
  signedPdf = Buffer.from('%PDF-1.7\nsigned by everybody, with a certificate\n%%EOF\n');
  private url = '';
  private token = '';
  private folder = '';
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** @returns the settings of a product that signs by it */
  async listen(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    this.folder = mkdtempSync(path.join(tmpdir(), 'docusign-'));
    const keyFile = path.join(this.folder, 'key.pem');
    writeFileSync(keyFile, pair.privateKey);
    return {
      DOCUSIGN_INTEGRATION_KEY: INTEGRATION_KEY,
      DOCUSIGN_USER_ID: USER_ID,
      DOCUSIGN_ACCOUNT_ID: ACCOUNT_ID,
      DOCUSIGN_BASE_URL: this.url,
      DOCUSIGN_OAUTH_URL: this.url,
      DOCUSIGN_KEY_FILE: keyFile,
      DOCUSIGN_HMAC_SECRET: `an older secret, ${HMAC_SECRET}`,
      PUBLIC_URL: 'https://office.example.com',
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    rmSync(this.folder, { recursive: true, force: true });
  }

  befalls(method: string, mishap: Mishap): void {
    this.mishaps.push({ method, mishap });
  }

  /** Those that somebody was mailed. */
  get sent(): readonly HeldEnvelope[] {
    return this.envelopes.filter(({ timesSent }) => timesSent > 0);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url!, this.url);
    if (pathname === '/oauth/token') return this.giveToken(new URLSearchParams(body), response);
    const { method } = request;
    const at = this.mishaps.findIndex((one) => one.method === method);
    const mishap = at < 0 ? undefined : this.mishaps.splice(at, 1)[0]!.mishap;
    this.asked.push(`${method} ${pathname.split('/').slice(5).join('/')}`);
    if (mishap === 'token expired') this.token = '';
    if (this.token === '' || request.headers.authorization !== `Bearer ${this.token}`) return reply(response, 401, { errorCode: 'AUTHORIZATION_INVALID_TOKEN', message: 'The access token provided is expired, revoked or malformed.' });
    if (mishap === 'cut off') return void response.destroy();
    if (typeof mishap === 'object') return reply(response, mishap.status, { errorCode: mishap.errorCode, message: 'No mail to fatima@example.com' }, mishap.headers);
    const [status, answer] = this.done(method!, pathname, searchParams, body);
    if (mishap === 'done and cut off') return void response.destroy();
    if (mishap === 'slow') await new Promise((resolve) => setTimeout(resolve, 400));
    reply(response, status, answer);
  }

  private giveToken(fields: URLSearchParams, response: ServerResponse): void {
    if (this.tokenError !== '') return reply(response, 400, { error: this.tokenError });
    const [head = '', claims = '', signature = ''] = (fields.get('assertion') ?? '').split('.');
    const { iss, sub, aud, scope, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    const isGood = verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), pair.publicKey, Buffer.from(signature, 'base64url'));
    const isOurs = iss === INTEGRATION_KEY && sub === USER_ID && aud === new URL(this.url).host && scope === 'signature impersonation' && Number(exp) > Date.now() / 1_000;
    if (!isGood || !isOurs || fields.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return reply(response, 400, { error: 'invalid_grant' });
    this.tokensGiven++;
    this.token = randomUUID();
    reply(response, 200, { access_token: this.token, token_type: 'Bearer', expires_in: 3_600 });
  }

  private done(method: string, pathname: string, query: URLSearchParams, body: string): [number, object | Buffer] {
    const [, base, version, , account, kind, id, , combined] = pathname.split('/');
    if (base !== 'restapi' || version !== 'v2.1' || account !== ACCOUNT_ID) return [404, { errorCode: 'RESOURCE_NOT_FOUND' }];
    if (kind === 'folders') return this.binned((JSON.parse(body) as { envelopeIds: string[] }).envelopeIds);
    if (method === 'POST') return [201, this.take(JSON.parse(body) as EnvelopeDefinition)];
    if (query.has('from_date')) return this.listed(query);
    if (id === undefined) return [200, { envelopes: this.envelopes.filter(({ definition }) => definition.transactionId === query.get('transaction_ids')).map(asDocuSign) }];
    const held = this.envelopes.find(({ envelopeId }) => envelopeId === id);
    if (!held) return [404, { errorCode: 'ENVELOPE_DOES_NOT_EXIST' }];
    if (combined === 'combined') return query.get('certificate') === 'true' && held.status === 'completed' ? [200, this.signedPdf] : [400, { errorCode: 'INVALID_REQUEST_PARAMETER' }];
    return method === 'GET' ? [200, asDocuSign(held)] : change(held, query, JSON.parse(body) as { status?: string; voidedReason?: string });
  }

  /** In pages, as it lists them; when they changed it is not asked here. */
  private listed(query: URLSearchParams): [number, object] {
    if (query.get('include') !== 'recipients,custom_fields') return [200, { envelopes: this.envelopes.map(asDocuSign) }];
    const from = Number(query.get('start_position'));
    const page = this.envelopes.slice(from, from + Number(query.get('count')));
    return [200, { envelopes: page.map((held) => ({ envelopeId: held.envelopeId, ...summaryOf(held) })) }];
  }

  private take(definition: EnvelopeDefinition) {
    const held: HeldEnvelope = { envelopeId: randomUUID(), definition, status: 'created', voidedReason: '', timesSent: 0, timesResent: 0, signers: definition.recipients.signers.map(() => ({ status: 'created' })) };
    this.envelopes.push(held);
    return asDocuSign(held);
  }

  private binned(ids: readonly string[]): [number, object] {
    for (const held of this.envelopes) if (ids.includes(held.envelopeId)) held.status = 'deleted';
    return [200, {}];
  }
}

function change(held: HeldEnvelope, query: URLSearchParams, { status, voidedReason = '' }: { status?: string; voidedReason?: string }): [number, object] {
  const isOut = held.status === 'sent' || held.status === 'delivered';
  if (query.get('resend_envelope') === 'true') held.timesResent++;
  else if (status === 'sent' && held.status === 'created') {
    Object.assign(held, { status: 'sent', timesSent: held.timesSent + 1 });
    held.signers[0]!.status = 'sent';
  } else if (status === 'voided' && isOut) Object.assign(held, { status: 'voided', voidedReason });
  else return [400, { errorCode: status === 'voided' ? 'ENVELOPE_CANNOT_VOID_INVALID_STATE' : 'ENVELOPE_INVALID_STATUS' }];
  return [200, asDocuSign(held)];
}

function asDocuSign({ envelopeId, status, voidedReason }: HeldEnvelope) {
  return { envelopeId, status, ...(voidedReason && { voidedReason }) };
}

function reply(response: ServerResponse, status: number, body: object | Buffer, headers: Readonly<Record<string, string>> = {}): void {
  const isFile = Buffer.isBuffer(body);
  response.writeHead(status, { 'Content-Type': isFile ? 'application/pdf' : 'application/json', ...headers }).end(isFile ? body : JSON.stringify(body));
}

/** What Connect posts of an envelope as it stands. */
export function messageOf(held: HeldEnvelope, event: string): string {
  const data = { accountId: ACCOUNT_ID, userId: USER_ID, envelopeId: held.envelopeId, envelopeSummary: summaryOf(held) };
  return JSON.stringify({ event, apiVersion: 'v2.1', retryCount: 0, generatedDateTime: new Date().toISOString(), data });
}

function summaryOf(held: HeldEnvelope) {
  const { definition, status, voidedReason } = held;
  const signers = definition.recipients.signers.map(({ recipientId, name, email }, place) => ({ recipientId, name, email, ...held.signers[place] }));
  const customFields = { textCustomFields: definition.customFields.textCustomFields.filter(({ name }) => name === OUR_MARK) };
  return { status, ...(voidedReason && { voidedReason }), recipients: { signers }, customFields };
}

/** Posts it to the product, signed as DocuSign signs: once for each key of the account. */
export async function postedByDocuSign(url: string, message: string, secret = HMAC_SECRET): Promise<number> {
  const signature = createHmac('sha256', secret).update(message).digest('base64');
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-DocuSign-Signature-1': createHmac('sha256', 'another key of the account').update(message).digest('base64'), 'X-DocuSign-Signature-2': signature };
  return (await fetch(`${url}/api/DocuSign/Events`, { method: 'POST', headers, body: message })).status;
}
