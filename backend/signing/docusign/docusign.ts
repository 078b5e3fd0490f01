import type { DocuSignAccount } from '../../platform/config/docusign-account.js';
import { DocuSignAway, DocuSignRefused } from './docusign-failures.js';
import type { EnvelopeDefinition } from './docusign-definition.js';
import { DocuSignWire } from './docusign.dto.js';

/** It takes no longer reason. */
const LONGEST_REASON = 200;
/** The most that it lists at once. */
const A_PAGE = 1_000;

interface Found {
  readonly envelopes?: readonly { readonly envelopeId: string; readonly status: string }[];
}

/** DocuSign's eSignature REST API 2.1, as far as envelopes need it. Every call @throws DocuSignAway, DocuSignRefused */
export class DocuSign {
  private readonly wire: DocuSignWire;

  constructor(account: DocuSignAccount) {
    this.wire = new DocuSignWire(account);
  }

  /** A draft that nobody is told of: one too many harms nobody. @returns what DocuSign calls it */
  async create(definition: EnvelopeDefinition, stop: AbortSignal): Promise<string> {
    return (await this.json<{ readonly envelopeId: string }>('POST', '/envelopes', stop, { ...definition, status: 'created' })).envelopeId;
  }

  /** A draft of a try that was cut off, unless somebody deleted it there. @param mark the transaction id that it was made with: known for seven days */
  async find(mark: string, stop: AbortSignal): Promise<string | undefined> {
    return (await this.json<Found>('GET', `/envelopes?transaction_ids=${mark}`, stop)).envelopes?.find(({ status }) => status === 'created')?.envelopeId;
  }

  /** Mails the first signer, once: what is out already stays as it is. A draft that somebody deleted there is refused. */
  async send(providerId: string, stop: AbortSignal): Promise<void> {
    await this.unlessDone(this.change(providerId, { status: 'sent' }, stop), providerId, ({ status }) => status !== 'created' && status !== 'deleted', stop);
  }

  /** Mails whose turn it is once more. */
  async resend(providerId: string, stop: AbortSignal): Promise<void> {
    await this.json('PUT', `/envelopes/${providerId}?resend_envelope=true`, stop, {});
  }

  /** Nobody signs it any more. A draft goes into the bin. */
  async takeBack(providerId: string, reason: string, stop: AbortSignal): Promise<void> {
    const { status } = await this.statusOf(providerId, stop);
    if (status === 'created') return this.discard(providerId, stop);
    const voided = { status: 'voided', voidedReason: reason.slice(0, LONGEST_REASON) };
    await this.unlessDone(this.change(providerId, voided, stop), providerId, (after) => ['voided', 'declined', 'deleted'].includes(after.status), stop);
  }

  /** Of a draft. */
  async discard(providerId: string, stop: AbortSignal): Promise<void> {
    await this.json('PUT', '/folders/recyclebin', stop, { envelopeIds: [providerId] });
  }

  /** The signed pages with the certificate of completion behind them, sealed by DocuSign. */
  async signed(providerId: string, stop: AbortSignal): Promise<Buffer> {
    const pdf = await this.wire.ask({ method: 'GET', path: `/envelopes/${providerId}/documents/combined?certificate=true` }, stop);
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new DocuSignAway('DocuSign sent something that is no PDF');
    return pdf;
  }

  /** All that changed since then, with who signs and our mark. @param since ISO UTC */
  async changedSince(since: string, stop: AbortSignal): Promise<readonly unknown[]> {
    const changed: unknown[] = [];
    for (;;) {
      const query = new URLSearchParams({ from_date: since, include: 'recipients,custom_fields', count: String(A_PAGE), start_position: String(changed.length) });
      const { envelopes = [] } = await this.json<{ readonly envelopes?: readonly unknown[] }>('GET', `/envelopes?${query}`, stop);
      changed.push(...envelopes);
      if (envelopes.length < A_PAGE) return changed;
    }
  }

  private statusOf(providerId: string, stop: AbortSignal): Promise<{ readonly status: string }> {
    return this.json('GET', `/envelopes/${providerId}`, stop);
  }

  private async change(providerId: string, change: object, stop: AbortSignal): Promise<void> {
    await this.json('PUT', `/envelopes/${providerId}`, stop, change);
  }

  /** What was done by an earlier try, or by somebody at DocuSign, is refused and need not be done again. */
  private async unlessDone(doing: Promise<void>, providerId: string, isDone: (envelope: { readonly status: string }) => boolean, stop: AbortSignal): Promise<void> {
    try {
      await doing;
    } catch (error) {
      if (!(error instanceof DocuSignRefused) || !isDone(await this.statusOf(providerId, stop))) throw error;
    }
  }

  private async json<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, stop: AbortSignal, body?: object): Promise<Answer> {
    const bytes = await this.wire.ask({ method, path, ...(body && { body }) }, stop);
    return JSON.parse(bytes.toString() || '{}') as Answer;
  }
}
