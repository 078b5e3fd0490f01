import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

const SECRET_KEY = 'sk_test_standin';
const WEBHOOK_SECRET = 'whsec_standin';

/** A payment intent as Stripe has it. */
export interface HeldIntent {
  readonly id: string;
  readonly amount: number;
  readonly about: string;
  created: number;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  last4: string;
  refund: string;
}

/** What befalls the next request of its kind (`POST /v1/payment_intents`). */
export type Mishap = 'done and cut off' | 'cut off' | 'slow' | { readonly status: number; readonly code: string };

/** Stripe at the wire, on a free port of this machine, as far as its documentation tells: it misbehaves on demand, and tells what it is told to tell. */
export class StripeStandIn {
  readonly intents: HeldIntent[] = [];
  readonly asked: string[] = [];
  private readonly answers = new Map<string, { readonly body: string; readonly answer: string; readonly status: number }>();
  private readonly mishaps: { readonly call: string; readonly mishap: Mishap }[] = [];
  private url = '';
  private readonly server: Server;

  constructor(private readonly slowMs = 1_500) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** @returns the settings of a product that charges cards by it */
  async listen(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_PUBLISHABLE_KEY: 'pk_test_standin', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: this.url };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  befalls(call: string, mishap: Mishap): void {
    this.mishaps.push({ call, mishap });
  }

  /** What the payer's browser does with Stripe. */
  pays(id: string, last4 = '4242'): HeldIntent {
    const intent = this.intents.find((one) => one.id === id)!;
    return Object.assign(intent, { status: 'succeeded', last4 });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url!, this.url);
    const call = `${request.method} ${pathname}`;
    this.asked.push(call);
    const at = this.mishaps.findIndex((one) => call.startsWith(one.call));
    const mishap = at < 0 ? undefined : this.mishaps.splice(at, 1)[0]!.mishap;
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return refuse(response, 401, 'api_key_expired');
    if (mishap === 'cut off') return void response.destroy();
    if (typeof mishap === 'object') return refuse(response, mishap.status, mishap.code);
    const [status, answer] = this.once(request, body, () => this.done(request.method!, pathname, searchParams, new URLSearchParams(body)));
    if (mishap === 'done and cut off') return void response.destroy();
    if (mishap === 'slow') await new Promise((resolve) => setTimeout(resolve, this.slowMs));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(answer);
  }

  /** By an idempotency key the first answer comes again; with another body it is refused. */
  private once({ headers, method }: IncomingMessage, body: string, doing: () => readonly [number, object]): readonly [number, string] {
    const key = headers['idempotency-key'];
    const known = typeof key === 'string' && method === 'POST' ? this.answers.get(key) : undefined;
    if (known) return known.body === body ? [known.status, known.answer] : [400, JSON.stringify(fault('idempotency_error', 'idempotency_error'))];
    const [status, done] = doing();
    const answer = JSON.stringify(done);
    if (typeof key === 'string' && method === 'POST') this.answers.set(key, { body, answer, status });
    return [status, answer];
  }

  private done(method: string, pathname: string, query: URLSearchParams, fields: URLSearchParams): readonly [number, object] {
    const [, , kind, id, deed] = pathname.split('/');
    if (kind === 'refunds') return method === 'POST' ? this.refund(fields.get('payment_intent') ?? '') : [200, { object: 'list', has_more: false, data: this.refundsOf(query.get('payment_intent') ?? '') }];
    if (kind !== 'payment_intents') return [404, fault('resource_missing')];
    if (id === undefined) return method === 'POST' ? [200, asStripe(this.make(fields), false)] : [200, this.page(query)];
    const intent = this.intents.find((one) => one.id === id);
    if (!intent) return [404, fault('resource_missing')];
    if (deed !== 'cancel') return [200, asStripe(intent, true)];
    if (intent.status !== 'requires_payment_method') return [400, fault('payment_intent_unexpected_state')];
    intent.status = 'canceled';
    return [200, asStripe(intent, false)];
  }

  private make(fields: URLSearchParams): HeldIntent {
    const intent: HeldIntent = { id: `pi_${randomBytes(8).toString('hex')}`, amount: Number(fields.get('amount')), about: fields.get('metadata[about]') ?? '', created: Math.floor(Date.now() / 1_000), status: 'requires_payment_method', last4: '', refund: '' };
    this.intents.unshift(intent);
    return intent;
  }

  private page(query: URLSearchParams): object {
    const since = this.intents.filter(({ created }) => created >= Number(query.get('created[gte]')));
    const from = query.get('starting_after') === null ? 0 : since.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const page = since.slice(from, from + Number(query.get('limit')));
    return { object: 'list', has_more: from + page.length < since.length, data: page.map((intent) => asStripe(intent, true)) };
  }

  private refund(id: string): readonly [number, object] {
    const intent = this.intents.find((one) => one.id === id);
    if (!intent) return [404, fault('resource_missing')];
    if (intent.refund !== '') return [400, fault('charge_already_refunded')];
    if (intent.status !== 'succeeded') return [400, fault('charge_not_paid')];
    intent.refund = `re_${randomBytes(6).toString('hex')}`;
    return [200, this.refundsOf(id)[0]!];
  }

  private refundsOf(id: string): object[] {
    return this.intents.filter((one) => one.id === id && one.refund !== '').map(({ refund }) => ({ object: 'refund', id: refund }));
  }
}

function asStripe({ id, amount, about, created, status, last4, refund }: HeldIntent, expanded: boolean): object {
  const charge = status === 'succeeded' ? { object: 'charge', id: `ch_${id}`, refunded: refund !== '', payment_method_details: { type: 'card', card: { last4 } } } : null;
  return { object: 'payment_intent', id, amount, currency: 'usd', created, status, metadata: about === '' ? {} : { about }, client_secret: `${id}_secret`, latest_charge: expanded ? charge : (charge?.id ?? null) };
}

function fault(code: string, type = 'invalid_request_error'): object {
  return { error: { type, code, message: 'No such thing for aisha@example.com' } };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'stripe-should-retry': 'false' }).end(JSON.stringify(fault(code, status >= 500 ? 'api_error' : 'invalid_request_error')));
}

/** What Stripe posts of an intent as it stands. */
export function eventOf(intent: HeldIntent, type = 'payment_intent.succeeded', id = `evt_${randomBytes(6).toString('hex')}`): string {
  return JSON.stringify({ id, object: 'event', api_version: '2026-01-28', created: intent.created, type, data: { object: asStripe(intent, false) } });
}

/** Posts it to the product, signed as Stripe signs. @param at seconds since 1970 */
export async function postedByStripe(url: string, payload: string, { secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1_000) } = {}): Promise<number> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  return (await fetch(`${url}/api/Payments/Stripe`, { method: 'POST', headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature }, body: payload })).status;
}
