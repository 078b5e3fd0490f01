import { START, type Position } from '../event-store.js';

/** Places in the server's log are 64 bit numbers; with so many digits text order is number order. */
const DIGITS = 20;

export interface LogPosition {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** Of numbers, or of their decimal digits as the wire has them. */
export function positionOf({ commit, prepare }: { readonly commit: bigint | string; readonly prepare: bigint | string }): Position {
  const first = digits(commit);
  return `${first}/${prepare === commit ? first : digits(prepare)}`;
}

const digits = (place: bigint | string): string => String(place).padStart(DIGITS, '0');

export function logPositionOf(position: Position): LogPosition | 'start' {
  if (position === START) return 'start';
  const [commit = '', prepare = ''] = position.split('/');
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}
