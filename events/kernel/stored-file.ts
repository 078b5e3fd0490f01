import { Type, type Static } from '@sinclair/typebox';

/** A file that the product keeps: an event names it, its bytes lie in the file store. */
export const storedFile = Type.Object({
  /** Random, 32 digits from 0 to f. */
  fileId: Type.String({ pattern: '^[\\da-f]{32}$' }),
  /** Of its bytes, in hexadecimal digits. */
  sha256: Type.String({ pattern: '^[\\da-f]{64}$' }),
  bytes: Type.Integer({ minimum: 0 }),
  mediaType: Type.String({ minLength: 1 }),
  /** As people save it: `buyer-contract-1042-v3.pdf`. */
  name: Type.String({ minLength: 1 }),
});

export type StoredFile = Static<typeof storedFile>;
