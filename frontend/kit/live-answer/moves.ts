import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';

/** A change that a screen was told of, with the list that it is of. */
export interface ToldChange {
  readonly list: string;
  readonly change: PushedChange;
}

/** What moved a figure: everything that was told between two answers that differ. */
export interface Move {
  /** The last of them. */
  readonly last: ToldChange;
  /** How many records changed. */
  readonly records: number;
  /** Milliseconds. */
  readonly at: number;
}

/** What a screen has seen of one question. */
export interface Seen {
  readonly asked: string;
  /** Undefined until it is answered. */
  readonly figure: string | undefined;
  readonly move: Move | undefined;
}

/** A change is named only if the figure is another than before it. */
export function seenAfter(seen: Seen, { asked, figure, told, at }: { readonly asked: string; readonly figure: string | undefined; readonly told: readonly ToldChange[]; readonly at: number }): Seen {
  if (seen.asked !== asked || seen.figure === undefined) return seen.asked === asked && figure === undefined ? seen : { asked, figure, move: undefined };
  if (figure === undefined || seen.figure === figure) return seen;
  return { asked, figure, move: moveOf(told, at) };
}

function moveOf(told: readonly ToldChange[], at: number): Move | undefined {
  const last = told.at(-1);
  return last && { last, records: new Set(told.map(({ list, change }) => `${list} ${change.key}`)).size, at };
}
