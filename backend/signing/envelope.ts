import {
  EnvelopeCompleted,
  EnvelopeExpired,
  EnvelopePrepared,
  EnvelopeVoided,
  SigningLinkDelivered,
  SigningLinkFailed,
  SigningLinkRequested,
  SigningLinkSent,
  type EnvelopeEvent,
} from '../../events/signing/envelope.events.js';
import { inTurn, notReady } from '../../events/signing/envelope-ready.rules.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { isCommandOf } from '../platform/commands/command.js';
import { Refusal } from '../platform/commands/refusal.js';
import { onItsWay } from '../platform/signing/envelopes.js';
import * as commands from './envelope.commands.js';
import { describeEnvelope } from './envelope.history.js';
import { closedWord, refuseClosed } from './envelope-refusals.js';
import { envelopeAfter, nextSigner, noEnvelope, type Envelope, type Signer } from './envelope.state.js';
import { decideAtDocuSign } from './docusign/signing-at-docusign.js';
import { decideSigning } from './signing-by-signer.js';

/** A link that went out stays a while before another takes its place: two clicks send no two mails (`decisions.md C28`). */
export const RESEND_AFTER_MS = 10 * 60_000;

/** A document on its way through the hands of those who sign it. */
export const envelope: Aggregate<Envelope, commands.AnyEnvelopeCommand, EnvelopeEvent, string> = {
  idFrom: String,
  category: 'envelope',
  noun: 'envelope',
  initial: noEnvelope,
  exists: ({ document }) => document !== null,
  begins: [commands.SendEnvelope],
  sensitive: {},
  evolve: envelopeAfter,
  describe: describeEnvelope,

  decide(command, state, context) {
    if (isCommandOf(commands.signerCommands, command)) return decideSigning(command, state, contextOf(command, context));
    if (isCommandOf(commands.linkCommands, command)) return tellOfLink(command, state);
    if (isCommandOf(commands.docuSignCommands, command)) return decideAtDocuSign(command, state);
    if (command instanceof commands.SendEnvelope) return prepare(contextOf(command, context));
    if (command instanceof commands.ResendEnvelope) return resend(state, context.issued.at);
    if (command instanceof commands.VoidEnvelope) return takeBack(command, state, context.issued.at);
    if (command instanceof commands.ReplaceEnvelope) return closedWord(state, context.issued.at) === undefined ? [EnvelopeVoided({ reason: command.reason })] : [];
    if (command instanceof commands.ExpireEnvelope) return expire(state, context.issued.at);
    if (command instanceof commands.CompleteEnvelope) return state.status === 'Signed' ? [EnvelopeCompleted(contextOf(command, context).given)] : [];
    return command satisfies never;
  },
};

function prepare({ given: { prepared }, issued }: CommandContext<commands.SendEnvelope, string>): EnvelopeEvent[] {
  const ready = inTurn(prepared);
  const fault = notReady(ready, issued.at);
  if (fault) throw new Refusal(fault.words, fault);
  return [EnvelopePrepared(ready), SigningLinkRequested({ role: ready.signers[0]!.role })];
}

function resend(state: Envelope, now: string): EnvelopeEvent[] {
  refuseClosed(state, now);
  const next = nextSigner(state);
  // At DocuSign the last signature is told before the whole is.
  if (!next) throw new Refusal('Everybody has signed this document', { status: 410, code: 'signed' });
  const { role, requestedAt, sentAt, failed } = next;
  if (failed === '' && sentAt === '' && requestedAt !== '') throw onItsWay();
  const freeAt = Date.parse(sentAt) + RESEND_AFTER_MS;
  if (failed === '' && Date.parse(now) < freeAt) throw new Refusal('A link was sent a moment ago: please wait ten minutes', { status: 409, code: 'sent-just-now' });
  return [SigningLinkRequested({ role })];
}

function takeBack({ reason }: commands.VoidEnvelope, state: Envelope, now: string): EnvelopeEvent[] {
  if (state.status === 'Voided') return [];
  refuseClosed(state, now);
  if (reason === '') throw new Refusal('Please say why the document is taken back', { field: 'reason' });
  return [EnvelopeVoided({ reason })];
}

/** What DocuSign has expires there, by its own clock. */
function expire(state: Envelope, now: string): EnvelopeEvent[] {
  return closedWord(state, '') === undefined && state.providerId === '' && now >= state.expiresAt ? [EnvelopeExpired({})] : [];
}

/** The queue may tell late, or twice: of a link that nobody waits for any more it tells nothing. */
function tellOfLink(command: commands.LinkCommand, state: Envelope): EnvelopeEvent[] {
  const signer = nextSigner(state);
  if (signer?.role !== command.role || closedWord(state, '') !== undefined) return [];
  if (command instanceof commands.RecordLinkSent) return linkSent(signer);
  if (command instanceof commands.RecordLinkDelivered) return signer.sentAt !== '' && signer.deliveredAt === '' ? [SigningLinkDelivered({ role: signer.role, by: command.by })] : [];
  if (command instanceof commands.RecordLinkFailed) return signer.failed === command.reason ? [] : [SigningLinkFailed({ role: signer.role, reason: command.reason })];
  return command satisfies never;
}

function linkSent({ role, sentAt }: Signer): EnvelopeEvent[] {
  return sentAt === '' ? [SigningLinkSent({ role })] : [];
}
