import type { CheckoutAnswer, CheckoutPaymentAnswer } from '../../backend/points/checkout/checkout.dto.js';
import type { CardOutcome, SandboxToken } from '../../backend/platform/payments/sandbox/sandbox-cards.rules.js';
import { isWhole, type CheckoutLink } from './checkout-link.js';

/** Longer than the server waits for the card company. */
const PATIENCE_MS = 20_000;

const NOT_WHOLE = 'Please open the link whole, as it stands in the mail or text.';

/** `status` 0: nobody answered. */
export class CallFailed extends Error {
  constructor(
    readonly status: number,
    message = '',
  ) {
    super(message);
  }
}

/** What the page asks of the server. Every call @throws CallFailed */
export class CheckoutCalls {
  constructor(readonly link: CheckoutLink) {}

  read(): Promise<CheckoutAnswer> {
    return this.json('GET', '');
  }

  begin(): Promise<CheckoutPaymentAnswer> {
    return this.json('POST', '/Payment');
  }

  /** What the number means, and its last four digits: no more of a card leaves the browser. */
  async sandboxCard(token: SandboxToken, cardEnd: string): Promise<CardOutcome> {
    return (await this.json<{ readonly outcome: CardOutcome }>('POST', '/SandboxCard', { token, cardEnd })).outcome;
  }

  settle(): Promise<CheckoutAnswer> {
    return this.json('POST', '/Settle');
  }

  release(): Promise<CheckoutAnswer> {
    return this.json('POST', '/Release');
  }

  async receiptTo(email: string): Promise<void> {
    await this.ask('PUT', '/ReceiptAddress', { email });
  }

  async receipt(): Promise<Blob> {
    return (await this.ask('GET', '/Receipt')).blob();
  }

  private async json<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return (await this.ask(method, path, body)).json() as Promise<Answer>;
  }

  private async ask(method: string, path: string, body?: object): Promise<Response> {
    const { id, token } = this.link;
    if (!isWhole(this.link)) throw new CallFailed(404, NOT_WHOLE);
    const headers = { Authorization: `Checkout ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
    const asked = fetch(`/api/Checkout/${encodeURIComponent(id)}${path}`, { method, headers, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS), ...(body && { body: JSON.stringify(body) }) });
    const answer = await asked.catch(() => {
      throw new CallFailed(0);
    });
    if (answer.ok) return answer;
    const { detail = '', errors } = (await answer.json().catch(() => ({}))) as { detail?: string; errors?: readonly { message: string }[] };
    throw new CallFailed(answer.status, errors?.[0]?.message ?? detail);
  }
}
