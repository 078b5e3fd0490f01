import { incomingKind } from '../../platform/incoming/incoming-kind.js';

/** The custom field that says which of our envelopes it is. */
export const OUR_MARK = 'officeEnvelope';

/** How far one signer is: `sent` has the mail, `delivered` has opened the document, `autoresponded`: the mail came back. */
const signerStatuses = ['sent', 'delivered', 'signed', 'completed', 'declined', 'autoresponded'] as const;

/** An envelope as it stood at DocuSign when something happened to it; whom it is about is nowhere in it. */
export interface DocuSignNews {
  readonly envelopeId: string;
  readonly providerId: string;
  readonly status: string;
  /** Why it was voided. */
  readonly reason: string;
  /** `place` from 0 in the order in which they sign; `reason`: why somebody declined; `signedAt`: ISO UTC, by DocuSign's clock. */
  readonly signers: readonly { readonly place: number; readonly status: (typeof signerStatuses)[number]; readonly reason: string; readonly signedAt?: string }[];
}

/** Names nobody: who signs stands in the envelope. */
export const newsKind = incomingKind<DocuSignNews>('docusign-news', 'News from DocuSign', () => ({ leadIds: [], knownBy: [] }));

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const LONGEST_REASON = 1_000;

type Fields = Readonly<Record<string, unknown>>;

/** Of a message of Connect (JSON SIM, with recipients and custom fields). @returns undefined for an envelope that is none of ours */
export function docuSignNews(message: unknown): DocuSignNews | undefined {
  const data = fields(fields(message)['data']);
  return newsOf(data['envelopeId'], data['envelopeSummary']);
}

/** Whether a message of Connect is about the account that signs for this installation: one key may serve several accounts. */
export function isOfAccount(message: unknown, accountId: string): boolean {
  return text(fields(fields(message)['data'])['accountId']).toLowerCase() === accountId.trim().toLowerCase();
}

/** Of an envelope as DocuSign lists it, with the same recipients and custom fields. @returns undefined for one that is none of ours */
export function listedNews(listed: unknown): DocuSignNews | undefined {
  return newsOf(fields(listed)['envelopeId'], listed);
}

function newsOf(id: unknown, envelope: unknown): DocuSignNews | undefined {
  const summary = fields(envelope);
  const marks = items(fields(summary['customFields'])['textCustomFields']);
  const envelopeId = text(marks.find(({ name }) => name === OUR_MARK)?.['value']);
  const providerId = text(id);
  if (!UUID.test(envelopeId) || providerId === '') return undefined;
  const signers = items(fields(summary['recipients'])['signers']).flatMap(({ recipientId, status, declinedReason, signedDateTime }) => {
    const known = signerStatuses.find((word) => word === text(status).toLowerCase());
    return known ? [{ place: Number(recipientId) - 1, status: known, reason: text(declinedReason), ...signedAt(signedDateTime) }] : [];
  });
  return { envelopeId, providerId, status: text(summary['status']).toLowerCase(), reason: text(summary['voidedReason']), signers };
}

function signedAt(told: unknown): { readonly signedAt?: string } {
  const at = Date.parse(text(told));
  return Number.isNaN(at) ? {} : { signedAt: new Date(at).toISOString() };
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function items(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fields) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_REASON) : '';
}
