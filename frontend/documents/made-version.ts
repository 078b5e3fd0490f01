import type { MadeVersion as Made } from '../../backend/platform/documents/document-versions.js';

/** A version of a document as the server answers one. */
export type MadeVersion = { readonly [Name in keyof Made]: Made[Name] };
