import { Type, type TSchema } from '@sinclair/typebox';
import { envelopeStatuses } from './envelope.enums.js';
import { preparedEnvelope, signerStep } from './envelope.events.js';
import { storedFile } from '../kernel/stored-file.js';

const said = Type.String({ minLength: 1 });
const signing = {
  /** Of the stream `envelope-…`. */
  envelopeId: said,
  version: Type.Integer({ minimum: 1 }),
};

/** What a record with one document knows of it on its way through the hands of those who sign it. `changes` are its own fields. */
export function requestedSigning<Changes extends TSchema>(changes: Changes) {
  return Type.Object({ ...signing, prepared: preparedEnvelope, changes });
}

/** `signer`: who did something, which may leave `to` as it was: the first of two has signed. */
export function movedSigning<Changes extends TSchema>(changes: Changes) {
  return Type.Object({ ...signing, to: Type.Union(envelopeStatuses.map((word) => Type.Literal(word))), reason: Type.Optional(said), signer: Type.Optional(signerStep), changes });
}

/** `file` holds the stamped pages and the page of evidence, sealed. */
export function sealedDocument<Changes extends TSchema>(changes: Changes) {
  return Type.Object({ ...signing, file: storedFile, changes });
}
