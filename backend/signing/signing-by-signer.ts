import { EnvelopeDeclined, EnvelopeSigned, EnvelopeViewed, PlaceSigned, SignerSigned, SigningConsented, SigningLinkRequested, type EnvelopeEvent } from '../../events/signing/envelope.events.js';
import { signerRoleWords } from '../../events/signing/envelope.enums.js';
import { contextOf, type CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { ConsentToSign, DeclineToSign, FinishSigning, SignPlace, ViewEnvelope, type SignerCommand, type WithSigner } from './envelope.commands.js';
import { refuseClosed } from './envelope-refusals.js';
import { nextSigner, placesOf, type Envelope, type Signer } from './envelope.state.js';

/** What a signer does on the page behind their link. */
export function decideSigning(command: SignerCommand, state: Envelope, context: CommandContext<SignerCommand, string>): EnvelopeEvent[] {
  const { given, issued } = contextOf(command, context) as CommandContext<SignerCommand, string> & { readonly given: WithSigner };
  const signer = whoseTurn(state, given, issued.at);
  const evidence = { role: signer.role, address: given.address, userAgent: given.userAgent, sha256: state.document!.file.sha256 };
  if (command instanceof ViewEnvelope) return signer.viewedAt === '' ? [EnvelopeViewed(evidence)] : [];
  if (command instanceof ConsentToSign) return signer.consentedAt === '' ? [SigningConsented(evidence)] : [];
  if (command instanceof DeclineToSign) return decline(command, evidence);
  if (command instanceof SignPlace) {
    maySign(state, given, command.place, issued.at);
    return [PlaceSigned({ ...evidence, mark: contextOf(command, context).given.mark, place: command.place, how: command.how })];
  }
  refuseUnagreed(signer);
  if (command instanceof FinishSigning) return finish(state, signer, evidence);
  return command satisfies never;
}

/** @throws Refusal: a link that has done its work, that comes too early, or that is over opens nothing */
export function whoseTurn(state: Envelope, { role }: Pick<WithSigner, 'role'>, now: string): Signer {
  const signer = state.signers.find((one) => one.role === role);
  if (!signer) throw new Refusal('This document is not for you to sign', { status: 404 });
  refuseClosed(state, now);
  if (state.providerId !== '') throw new Refusal('This document is signed at DocuSign: please open the link in its mail', { status: 410, code: 'elsewhere' });
  if (signer.signedAt !== '') throw new Refusal('You have signed this document already', { status: 410, code: 'signed' });
  const turn = nextSigner(state)!;
  if (turn.role !== role) throw new Refusal(`The ${signerRoleWords[turn.role]} signs first`, { status: 409, code: 'not-yet' });
  return signer;
}

type Evidence = Parameters<typeof SignerSigned>[0];

/** For each place, on average: who is never content with a picture has drawn it some times by then. */
const MOST_TIMES = 20;

/** A place may be signed anew until the signer is finished, but not for ever: each time keeps a picture for good. @throws Refusal */
export function maySign(state: Envelope, by: Pick<WithSigner, 'role'>, place: number, now: string): void {
  const signer = whoseTurn(state, by, now);
  refuseUnagreed(signer);
  const own = placesOf(state, by.role);
  if (!own.includes(place)) throw new Refusal('There is no such place for you to sign', { field: 'place' });
  if (signer.timesSigned >= own.length * MOST_TIMES) throw new Refusal('You have signed here too often: please finish, or ask us for the document once more', { field: 'place' });
}

function refuseUnagreed({ consentedAt }: Signer): void {
  if (consentedAt === '') throw new Refusal('Please agree to sign electronically first', { field: 'consent' });
}

function finish(state: Envelope, { role, places }: Signer, evidence: Evidence): EnvelopeEvent[] {
  const left = placesOf(state, role).filter((place) => !places.some((signed) => signed.place === place)).length;
  if (left > 0) throw new Refusal(left === 1 ? 'One place is left to sign' : `${left} places are left to sign`, { field: 'places' });
  const next = state.signers[state.signers.findIndex((signer) => signer.role === role) + 1];
  return [SignerSigned(evidence), next ? SigningLinkRequested({ role: next.role }) : EnvelopeSigned({})];
}

function decline({ reason }: DeclineToSign, evidence: Evidence): EnvelopeEvent[] {
  if (reason === '') throw new Refusal('Please say why you do not sign', { field: 'reason' });
  return [EnvelopeDeclined({ ...evidence, reason })];
}
