import {
  EnvelopeDeclined,
  EnvelopeExpired,
  EnvelopeHandedOver,
  EnvelopeSigned,
  EnvelopeViewed,
  EnvelopeVoided,
  SignerSigned,
  SigningLinkDelivered,
  SigningLinkFailed,
  SigningLinkSent,
  type EnvelopeEvent,
} from '../../../events/signing/envelope.events.js';
import { RecordDocuSignNews, RecordHandOver, type DocuSignCommand } from '../envelope.commands.js';
import { closedWord } from '../envelope-refusals.js';
import type { Envelope, Signer } from '../envelope.state.js';
import type { DocuSignNews } from './docusign-news.js';

/** As it words it itself: an envelope whose time is over is voided there. */
const EXPIRED = /^Envelope has expired/i;

/** What becomes of an envelope at DocuSign. Each time it tells how the whole stands: what is known already, or told late, changes nothing. */
export function decideAtDocuSign(command: DocuSignCommand, state: Envelope): EnvelopeEvent[] {
  if (closedWord(state, '') !== undefined) return [];
  if (command instanceof RecordHandOver) return state.providerId === '' ? [EnvelopeHandedOver({ provider: 'DocuSign', providerId: command.providerId })] : [];
  if (command instanceof RecordDocuSignNews) return command.news.providerId === state.providerId ? whatIsNew(command.news, state) : [];
  return command satisfies never;
}

function whatIsNew(news: DocuSignNews, state: Envelope): EnvelopeEvent[] {
  const steps = state.signers.flatMap((signer, place) => {
    const told = news.signers.find((one) => one.place === place);
    return told ? stepsOf(signer, told, state) : [];
  });
  if (steps.some(({ type }) => type === 'EnvelopeDeclined')) return steps;
  if (news.status === 'completed') return [...steps, EnvelopeSigned(lastSigned(news))];
  if (news.status !== 'voided') return steps;
  return [...steps, EXPIRED.test(news.reason) ? EnvelopeExpired({}) : EnvelopeVoided({ reason: news.reason || 'Taken back at DocuSign' })];
}

/** It may tell us days later: the days to rescind are counted from this one. */
function lastSigned({ signers }: DocuSignNews): { readonly signedAt?: string } {
  const signedAt = signers.flatMap((signer) => signer.signedAt ?? []).toSorted().at(-1);
  return signedAt === undefined ? {} : { signedAt };
}

function stepsOf(signer: Signer, { status, reason }: DocuSignNews['signers'][number], state: Envelope): EnvelopeEvent[] {
  const { role, signedAt } = signer;
  if (signedAt !== '') return [];
  const evidence = { role, address: '', userAgent: 'DocuSign', sha256: state.document!.file.sha256 };
  const came = status === 'autoresponded' ? [] : mailed(signer, state);
  const opened = status === 'sent' || status === 'autoresponded' ? [] : viewed(signer, came.length > 0, evidence);
  switch (status) {
    case 'autoresponded':
      return signer.failed === BOUNCED ? [] : [SigningLinkFailed({ role, reason: BOUNCED })];
    case 'sent':
    case 'delivered':
      return [...came, ...opened];
    case 'signed':
    case 'completed':
      return [...came, ...opened, SignerSigned(evidence)];
    case 'declined':
      return [...came, ...opened, EnvelopeDeclined({ ...evidence, reason: reason || 'No reason was given' })];
    default:
      return status satisfies never;
  }
}

const BOUNCED = 'the mail came back';

/** A mail that was asked for once more the queue tells of; the others DocuSign sends by itself, each in their turn. */
function mailed({ role, requestedAt, sentAt }: Signer, { status }: Envelope): EnvelopeEvent[] {
  return sentAt === '' && (requestedAt === '' || status === 'Prepared') ? [SigningLinkSent({ role })] : [];
}

/** That a mail got there it tells by nothing else than that it was opened. */
function viewed({ role, sentAt, deliveredAt, viewedAt }: Signer, justSent: boolean, evidence: Parameters<typeof EnvelopeViewed>[0]): EnvelopeEvent[] {
  const isSent = sentAt !== '' || justSent;
  return [...(isSent && deliveredAt === '' ? [SigningLinkDelivered({ role, by: 'DocuSign' })] : []), ...(viewedAt === '' ? [EnvelopeViewed(evidence)] : [])];
}
