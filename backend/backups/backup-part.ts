/** What a backup is made of, in this order. Rows follow their table, bytes their file. */
export type BackupPart =
  | { readonly part: 'about'; readonly about: AboutBackup }
  | { readonly part: 'table'; readonly schema: string; readonly table: string; readonly columns: readonly string[] }
  | { readonly part: 'sequences'; readonly sequences: readonly SequencePlace[] }
  | { readonly part: 'file'; readonly path: string };

export interface AboutBackup {
  /** ISO UTC, the moment that all tables are of. */
  readonly madeAt: string;
  readonly logId: string | null;
  /** Steps that the tables had taken: another version of the product has others. */
  readonly migrations: readonly string[];
  readonly eventsElsewhere: boolean;
  readonly filesElsewhere: boolean;
}

export interface SequencePlace {
  readonly schema: string;
  readonly sequence: string;
  readonly last: string;
}

const PART = 0;
const BYTES = 1;

export function partPiece(part: BackupPart): Buffer {
  return Buffer.concat([Buffer.from([PART]), Buffer.from(JSON.stringify(part))]);
}

export function bytesPiece(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([BYTES]), bytes]);
}

/** What a piece of the file holds: the beginning of a part, or more of the last one. */
export function pieceRead(piece: Buffer): BackupPart | Buffer {
  const body = piece.subarray(1);
  return piece[0] === PART ? (JSON.parse(body.toString('utf8')) as BackupPart) : body;
}
