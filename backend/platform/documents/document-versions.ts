import type { EventMetadata } from '../../../events/kernel/metadata.js';
import type { MadeDocumentFacts } from '../../../events/kernel/made-document.js';
import { Refusal } from '../commands/refusal.js';
import type { KeptDocument } from './documents.js';

/** A version of a document as its record knows it. */
export interface MadeVersion extends MadeDocumentFacts {
  /** ISO UTC. */
  readonly madeAt: string;
  readonly madeBy: string;
}

/** What a record is told of a version that was made and kept. */
export interface VersionToRecord extends KeptDocument {
  /** As it stands on the pages. */
  readonly version: number;
  readonly ofRevision: number;
}

const VERSION_TAKEN = 'version-taken';

/** @param versions of this document of this record */
export function nextVersion(versions: readonly unknown[]): number {
  return versions.length + 1;
}

/** @throws Refusal `version-taken` where somebody made one meanwhile: its number stands on every page, so it is made anew */
export function refuseTaken({ version }: VersionToRecord, versions: readonly unknown[]): void {
  if (version !== nextVersion(versions)) throw new Refusal(`Version ${version} was made by somebody else meanwhile`, { status: 409, code: VERSION_TAKEN });
}

export function wasTaken(error: unknown): boolean {
  return error instanceof Refusal && error.options.code === VERSION_TAKEN;
}

/**
 * @param signed the version that everybody has signed; 0 where that was made elsewhere
 * @throws Refusal where there is one, and nobody says why another one is made
 */
export function refuseWithoutReason(noun: string, signed: number | undefined, reason: string | undefined): void {
  if (signed === undefined || reason) return;
  const said = signed === 0 ? `The ${noun} is signed` : `Everybody has signed version ${signed} of the ${noun}`;
  throw new Refusal(`${said}. Please say why a new version is made.`, { field: 'reason', code: 'reason-needed' });
}

/** What the event of a made version says, as its record keeps it. */
export function madeVersion<Data extends { readonly changes?: unknown }>({ data, metadata }: { readonly data: Data; readonly metadata: EventMetadata }): Omit<Data, 'changes'> & Pick<MadeVersion, 'madeAt' | 'madeBy'> {
  const { changes: _, ...made } = data;
  return { ...made, madeAt: metadata.occurredAt, madeBy: metadata.actor.name };
}

/** As records answer versions. The text's hash would let somebody try out what a hidden field says: all else in it is known. */
export function withoutText<Version extends Pick<MadeVersion, 'text'>>(versions: readonly Version[]): readonly Omit<Version, 'text'>[] {
  return versions.map(({ text: _, ...version }) => version);
}
