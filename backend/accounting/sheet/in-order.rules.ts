import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { comparable, compared } from './fits.rules.js';

/** A line with its place in the order: differences stand below the rows of their month. */
export interface Placed {
  readonly contractId: number;
  readonly contractDate: string | null;
  readonly isDifference?: boolean;
  readonly [field: string]: unknown;
}

type Order = (one: Placed, other: Placed) => number;

/** The order of a list, with differences after the rows: of their month where days are sorted by, else of all. @param sort `-contractDate` */
export function inOrder(sort: string, kindOf: (field: string) => ValueKind): Order {
  const field = sort.replace(/^-/, '');
  const turn = sort.startsWith('-') ? -1 : 1;
  const byMonth = (one: Placed, other: Placed) => (field === 'contractDate' ? turned(monthOf(one), monthOf(other), turn) : 0);
  const byValue = (one: Placed, other: Placed) => turned(comparable(one[field], kindOf(field)), comparable(other[field], kindOf(field)), turn);
  return (one, other) => byMonth(one, other) || Number(one.isDifference ?? false) - Number(other.isDifference ?? false) || byValue(one, other) || turn * (one.contractId - other.contractId);
}

/** Lines that are in order, among them those that wait and are in order too: each once, wherever the two orders differ. */
export function* merged<Line extends Placed>(lines: readonly Line[], waiting: Line[], order: Order): Generator<Line> {
  for (const line of lines) {
    while (waiting.length > 0 && order(waiting[0]!, line) < 0) yield waiting.shift()!;
    yield line;
  }
}

/** What has nothing comes last in either direction. */
function turned(one: string | number | undefined, other: string | number | undefined, turn: number): number {
  if (one !== undefined && other !== undefined) return turn * compared(one, other);
  return Number(one === undefined) - Number(other === undefined);
}

function monthOf({ contractDate }: Placed): string | undefined {
  return contractDate?.slice(0, 7);
}
