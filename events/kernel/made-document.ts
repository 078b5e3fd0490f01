import { Type, type Static, type TObject } from '@sinclair/typebox';
import { storedFile } from './stored-file.js';

/** In points from the top left corner of the page. */
const points = Type.Number({ minimum: 0 });

/** Where somebody signs or dates a document. */
const signaturePlace = Type.Object({
  /** buyer, coBuyer, seller, coSeller or company. */
  signer: Type.String({ minLength: 1 }),
  kind: Type.Union([Type.Literal('signature'), Type.Literal('date')]),
  /** From 1. */
  page: Type.Integer({ minimum: 1 }),
  x: points,
  y: points,
  width: points,
  height: points,
});

/** What every event of a made document says. */
export const madeDocument = {
  /** From 1, within its record and kind; it stands on every page. */
  version: Type.Integer({ minimum: 1 }),
  file: storedFile,
  /** What it says, as `reading-text.ts` has it: for who reads it on a phone. Versions of before have none, nor those whose template says nothing. */
  text: Type.Optional(storedFile),
  /** The revision of the record that it was made of. */
  ofRevision: Type.Integer({ minimum: 0 }),
  pages: Type.Integer({ minimum: 1 }),
  places: Type.Array(signaturePlace),
  /** SHA-256 of the templates that it was made by. */
  template: Type.String({ minLength: 1 }),
  /** Why, of a version made after everybody had signed one. */
  reason: Type.Optional(Type.String({ minLength: 1 })),
};

export type MadeDocumentFacts = Static<TObject<typeof madeDocument>>;
