import type { RowChange } from '../../../projections/engine/changes/change-log.js';

/** Socket.IO messages. A row is named by its list and its key there; so is a record that somebody has open, for the list shows who has. */

export interface Follow {
  readonly list: string;
  /** Position of the data that the client holds; the server sends what it missed since. */
  readonly position: string;
  /** Only this row, for a detail screen; absent for the whole list. */
  readonly key?: string;
}

/** Answer to `follow`. `refetch`: too far back to catch up row by row. `again`: it may work in a while. */
export type FollowAnswer = { readonly ok: true; readonly refetch: boolean; readonly position: string } | { readonly ok: false; readonly reason: string; readonly again?: true };

/** A changed row as pushed: hidden fields are left out for who may not see them, and among what changed. */
export interface PushedChange extends Pick<RowChange, 'key' | 'operation' | 'position' | 'by' | 'eventType' | 'at' | 'changed'> {
  /** The row as it is now; null when it was removed. */
  readonly row: Readonly<Record<string, unknown>> | null;
}

export interface PushedChanges {
  readonly list: string;
  /** The list is complete up to here once these changes are applied. */
  readonly position: string;
  readonly changes: readonly PushedChange[];
}

/** A page of one record follows its stream, `resaleContract-1042`. */
export interface FollowRecord {
  readonly stream: string;
}

/** Answer to `followRecord`: where the record is; who holds an older revision reads it again. `again`: it may work in a while. */
export type FollowRecordAnswer = { readonly ok: true; readonly revision: number } | { readonly ok: false; readonly reason: string; readonly again?: true };

/** A record moved on. What changed is read by its own route, which hides what the reader may not see. */
export interface RecordMoved {
  readonly stream: string;
  readonly revision: number;
  /** Whose doing it was; empty for a reaction's to a record that is not there for everybody. */
  readonly by: string;
}

export interface OpenRecord {
  readonly list: string;
  readonly key: string;
  readonly mode: 'view' | 'edit';
}

/** Answer to `open`, for who asks for one. */
export type OpenAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly mode: 'view' | 'edit';
  /** ISO: since when, on the screen that has had it open longest. */
  readonly since: string;
}

/** Who else has a record open; sent to everybody who follows its list or has it open. */
export interface Presence {
  readonly list: string;
  readonly key: string;
  readonly people: readonly Person[];
}

export interface ClientToServer {
  follow: (follow: Follow, answer: (answer: FollowAnswer) => void) => void;
  unfollow: (follow: Pick<Follow, 'list' | 'key'>) => void;
  followRecord: (record: FollowRecord, answer: (answer: FollowRecordAnswer) => void) => void;
  unfollowRecord: (record: FollowRecord) => void;
  open: (record: OpenRecord, answer?: (answer: OpenAnswer) => void) => void;
  close: (record: Pick<OpenRecord, 'list' | 'key'>) => void;
}

export interface ServerToClient {
  changes: (changes: PushedChanges) => void;
  /** Fetch the list again: too much changed to send it row by row, or it was rebuilt. */
  refetch: (list: Pick<PushedChanges, 'list'>) => void;
  moved: (moved: RecordMoved) => void;
  /** Read the record again: what may be seen of it has changed. */
  readAgain: (record: FollowRecord) => void;
  presence: (presence: Presence) => void;
  /** The session ended or its permissions changed: ask /api/Users/Me again. */
  session: () => void;
  /** The line ends now, for a reason in `line-refusals.rules.ts`. */
  cut: (why: { readonly reason: string }) => void;
}
