import type { Follow, FollowRecord, OpenRecord } from './protocol.js';

/** What sockets send is typed only on paper: these say whether it is what it should be. */

const MAX_TEXT = 200;

export function isFollow(message: unknown): message is Follow {
  const { list, key, position } = fieldsOf(message);
  return isText(list) && (key === undefined || isText(key)) && isText(position);
}

export function isRecord(message: unknown): message is Pick<OpenRecord, 'list' | 'key'> {
  const { list, key } = fieldsOf(message);
  return isText(list) && isText(key);
}

export function isFollowRecord(message: unknown): message is FollowRecord {
  return isText(fieldsOf(message)['stream']);
}

export function isListOrRecord(message: unknown): message is Pick<Follow, 'list' | 'key'> {
  const { list, key } = fieldsOf(message);
  return isText(list) && (key === undefined || isText(key));
}

export function isOpenRecord(message: unknown): message is OpenRecord {
  const { mode } = fieldsOf(message);
  return isRecord(message) && (mode === 'view' || mode === 'edit');
}

function fieldsOf(message: unknown): Readonly<Record<string, unknown>> {
  return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : {};
}

/** Postgres text cannot hold the null character. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT && !value.includes('\u0000');
}
