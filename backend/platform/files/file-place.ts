import type { Readable } from 'node:stream';

/** Bytes in memory, or a file on this machine's disk that somebody else looks after. */
export type FileContent = Buffer | { readonly path: string };

export interface KeptFile {
  readonly fileId: string;
  readonly bytes: number;
  readonly keptAt: Date;
}

/**
 * Where the bytes of files lie, and its injection token; `test/api/file-places.spec.ts` says what every adapter must do.
 * A file is never changed: it is put once, whole or not at all.
 */
export abstract class FilePlace {
  /** Answers when the file would outlast a loss of power. */
  abstract put(fileId: string, content: FileContent, mediaType: string): Promise<void>;
  /** @throws FileMissing */
  abstract open(fileId: string): Promise<Readable>;
  /** A file that is gone already is no error. */
  abstract remove(fileId: string): Promise<void>;
  abstract all(): AsyncIterable<KeptFile>;
  /** Takes away what was begun before that moment and never finished. */
  abstract tidy(begunBefore: Date): Promise<void>;
}

export class FileMissing extends Error {
  constructor(readonly fileId: string) {
    super(`The file ${fileId} is not where files are kept`);
  }
}
