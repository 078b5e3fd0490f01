import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import type { SignerStep } from '../../../events/signing/envelope.events.js';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { contextOf, type CommandContext } from '../commands/aggregate.js';
import { Refusal } from '../commands/refusal.js';
import type { MadeVersion } from '../documents/document-versions.js';
import { isNews, isOut, isUnsigned, type DocumentSigning } from './document-signing.js';
import { preparedDocument, type NamedSigner } from './prepared-document.js';
import { KeepProviderId, MoveSigning, NoteSigner, RecordSealed, RequestSigning, type SigningCommand } from './signing.commands.js';

interface Of<Changes> {
  readonly envelopeId: string;
  readonly version: number;
  readonly changes: Changes;
}

/** What a record with one document says of it while it is signed. */
export interface OneDocument<State, Changes extends object, Event> {
  /** As its envelopes call it. */
  readonly kind: string;
  readonly noun: string;
  stream(state: State): string;
  versions(state: State): readonly MadeVersion[];
  /** In the order in which they were sent. */
  signings(state: State): readonly DocumentSigning[];
  signers(state: State): readonly NamedSigner[];
  /** @throws Refusal where nothing of the record is sent any more */
  refuseOver(state: State): void;
  /** The record's own fields, once somebody asks for its newest version to be signed. */
  asked(state: State, envelopeId: string): Partial<Changes>;
  /** The same for what becomes of the signing that was begun last. */
  follows(state: State, signing: Pick<DocumentSigning, 'version'>, to: EnvelopeStatus): Partial<Changes>;
  /** Where a field of the record says what the service calls it; nothing where it says so already. */
  keeps?(state: State, docuSignId: string): Partial<Changes> | undefined;
  /** And for its sealed file; nothing where another paper is the signed one by then. */
  completes?(state: State, signing: Pick<DocumentSigning, 'version'>, file: StoredFile, at: string): Partial<Changes>;
  requested(data: Of<Partial<Changes>> & { readonly prepared: PreparedEnvelope }): Event;
  moved(data: Of<Partial<Changes>> & { readonly to: EnvelopeStatus; readonly reason?: string; readonly signer?: SignerStep }): Event;
  sealed(data: Of<Partial<Changes>> & { readonly file: StoredFile }): Event;
}

/** What it may go through until it is signed. */
export function decideSigningOf<State, Changes extends object, Event>(document: OneDocument<State, Changes, Event>, command: SigningCommand, state: State, context: CommandContext<SigningCommand, number>): Event[] {
  if (command instanceof RequestSigning) return [request(document, state, command, contextOf(command, context))];
  const signing = document.signings(state).find(({ envelopeId }) => envelopeId === command.envelopeId);
  if (!signing) return [];
  if (command instanceof RecordSealed) {
    const { file } = contextOf(command, context).given;
    // What was taken back meanwhile is kept as evidence: it is not what counts.
    const isBack = signing.status === 'Voided' && document.completes !== undefined;
    const changes = isBack ? {} : { ...followed(document, state, signing, 'Completed'), ...document.completes?.(state, signing, file, context.issued.at) };
    return signing.file ? [] : [document.sealed({ ...named(signing), file, changes })];
  }
  if (command instanceof MoveSigning) {
    const { to, reason, signer } = command;
    return isNews(signing, to) ? [document.moved({ ...named(signing), to, ...(reason && { reason }), ...(signer && { signer }), changes: followed(document, state, signing, to) })] : [];
  }
  if (command instanceof NoteSigner) return isOut(signing) ? [document.moved({ ...named(signing), to: signing.status, signer: command.signer, changes: {} })] : [];
  if (command instanceof KeepProviderId) return keepId(document, state, signing, command.docuSignId);
  return command satisfies never;
}

/** What goes with a new version, or with a status by which nobody signs any more. What everybody has signed already is sealed all the same. */
export function takenBack<State, Changes extends object, Event>(document: OneDocument<State, Changes, Event>, state: State, reason: string): Event[] {
  return document
    .signings(state)
    .filter(isUnsigned)
    .map((signing) => document.moved({ ...named(signing), to: 'Voided', reason, changes: followed(document, state, signing, 'Voided') }));
}

/** @throws Refusal where the record is over, nothing is made, or that version cannot go out */
function request<State, Changes extends object, Event>(document: OneDocument<State, Changes, Event>, state: State, { version: looked }: RequestSigning, { given: { envelopeId, asMade }, issued: { at } }: CommandContext<RequestSigning, number>): Event {
  document.refuseOver(state);
  const made = document.versions(state).at(-1);
  if (!made) throw new Refusal(`Please create the ${document.noun} first`, { code: 'no-document' });
  const prepared = preparedDocument({ stream: document.stream(state), kind: document.kind, made, signers: document.signers(state), asMade, looked, last: document.signings(state).at(-1) }, at);
  return document.requested({ envelopeId, version: made.version, prepared, changes: document.asked(state, envelopeId) });
}

/** One that was taken back keeps why: nobody looks it up there any more. */
function keepId<State, Changes extends object, Event>(document: OneDocument<State, Changes, Event>, state: State, signing: DocumentSigning, docuSignId: string): Event[] {
  const changes = document.signings(state).at(-1) === signing && isOut(signing) ? document.keeps?.(state, docuSignId) : undefined;
  return changes ? [document.moved({ ...named(signing), to: signing.status, changes })] : [];
}

/** The fields follow the last envelope; one that another took the place of changes nothing. */
function followed<State, Changes extends object, Event>(document: OneDocument<State, Changes, Event>, state: State, signing: DocumentSigning, to: EnvelopeStatus): Partial<Changes> {
  return document.signings(state).at(-1) === signing ? document.follows(state, signing, to) : {};
}

function named({ envelopeId, version }: DocumentSigning) {
  return { envelopeId, version };
}
