import { read, utils, type CellObject, type WorkSheet } from '@e965/xlsx';
import type { IncomingMessage } from 'node:http';

type Cell = string | number;

export interface ReadBook {
  /** By the heads of their columns. Days and times as the cell shows them, numbers as numbers, text as text. */
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  /** Of its last row, where that adds the others up: the formulas and what they come to. */
  readonly totals: Readonly<Record<string, readonly [formula: string, amount: Cell | undefined]>>;
  /** What the file says of itself. */
  readonly facts: Readonly<Record<string, Cell>>;
  readonly formulas: number;
}

/** An Excel workbook through the eyes of a program that is not ours. */
export function readBook(file: Uint8Array): ReadBook {
  const { SheetNames, Sheets } = read(file, { type: 'buffer', cellNF: true });
  const [rows, about] = SheetNames.map((name) => linesOf(Sheets[name]!));
  const [head = [], ...others] = rows!;
  const formulas = Object.values(Sheets).flatMap((sheet) => Object.values(sheet) as Partial<CellObject>[]).filter(({ f }) => f !== undefined).length;
  const sheet = Sheets[SheetNames[0]!]!;
  const totals = Object.fromEntries(head.flatMap((label, c) => {
    const cell = sheet[utils.encode_cell({ r: others.length, c })] as CellObject | undefined;
    return cell?.f === undefined ? [] : [[String(label), [cell.f, valueOf(cell)] as const]];
  }));
  const lines = Object.keys(totals).length > 0 ? others.slice(0, -1) : others;
  return { totals, rows: lines.map((line) => record(head, line)), facts: Object.fromEntries(about!) as Record<string, Cell>, formulas };
}

function linesOf(sheet: WorkSheet): (Cell | undefined)[][] {
  const { e } = utils.decode_range(sheet['!ref']!);
  return Array.from({ length: e.r + 1 }, (_, r) => Array.from({ length: e.c + 1 }, (_, c) => valueOf(sheet[utils.encode_cell({ r, c })] as CellObject | undefined)));
}

function valueOf(cell: CellObject | undefined): Cell | undefined {
  if (cell?.v === undefined || cell.t === 'z') return undefined;
  return /yyyy/.test(String(cell.z)) ? cell.w : (cell.v as Cell);
}

function record(head: readonly (Cell | undefined)[], line: readonly (Cell | undefined)[]): Record<string, Cell> {
  return Object.fromEntries(line.flatMap((value, index) => (value === undefined ? [] : [[String(head[index]), value]])));
}

/** For supertest, which takes a file that it does not know for text. */
export function asBytes(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  const stream = response as IncomingMessage;
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => done(null, Buffer.concat(parts)));
}
