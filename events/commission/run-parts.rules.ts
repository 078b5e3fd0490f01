import type { FrozenRun, RunPart } from './commission-run.events.js';
import { InternedTexts, linesOf } from './interned-lines.rules.js';

/** EventStoreDB takes 1 MiB an append; the rest of the event and what a store adds need room too. Bytes of JSON. */
const MOST_BYTES = 700_000;

/** A large run as the parts to be written before it, and what is left for the event that makes them count. @param draft a name that no other attempt has */
export function inParts(whole: FrozenRun, draft: string): { readonly parts: readonly RunPart[]; readonly last: FrozenRun } {
  if (fits(whole)) return { parts: [], last: whole };
  const { lines, leftOut, held, adjustments, ...rest } = whole;
  const parts = new Parts({ report: whole.report, payDate: whole.payDate, draft });
  for (const line of lines) parts.add('lines', (texts) => texts.intern(line));
  for (const sale of leftOut) parts.add('leftOut', () => sale);
  for (const sale of held) parts.add('held', () => sale);
  for (const adjustment of adjustments ?? []) parts.add('adjustments', () => adjustment);
  return { parts: parts.all, last: { ...rest, lines: [], leftOut: [], held: [], parts: { draft, count: parts.all.length } } };
}

/** The run whole again. @param parts those of its draft, as they were written */
export function wholeOf(last: FrozenRun, parts: readonly RunPart[]): FrozenRun {
  if (!last.parts) return last;
  const { parts: _, ...rest } = last;
  const all = [...parts, last];
  const adjustments = all.flatMap((part) => part.adjustments ?? []);
  return { ...rest, lines: [...parts.flatMap(linesOf), ...last.lines], leftOut: all.flatMap(({ leftOut }) => leftOut), held: all.flatMap(({ held }) => held), ...(adjustments.length > 0 && { adjustments }) };
}

/** Stops counting at the limit. */
function fits({ lines, leftOut, held, adjustments = [] }: FrozenRun): boolean {
  let bytes = 0;
  return [lines, leftOut, held, adjustments].every((list) => list.every((item) => (bytes += bytesOf(item)) <= MOST_BYTES));
}

type List = 'lines' | 'leftOut' | 'held' | 'adjustments';

/** Parts as they fill up. */
class Parts {
  readonly all: RunPart[] = [];
  private texts = new InternedTexts();
  private bytes = Infinity;

  constructor(private readonly of: Pick<RunPart, 'report' | 'payDate' | 'draft'>) {}

  /** @param item is made of the texts of the part that it comes into */
  add<L extends List>(list: L, item: (texts: InternedTexts) => NonNullable<RunPart[L]>[number]): void {
    if (this.bytes > MOST_BYTES) this.begin();
    const known = this.texts.all.length;
    const made = item(this.texts);
    ((this.all.at(-1)![list] ??= []) as unknown[]).push(made);
    this.bytes += bytesOf(made) + bytesOf(this.texts.all.slice(known));
  }

  private begin(): void {
    this.texts = new InternedTexts();
    this.bytes = 0;
    this.all.push({ ...this.of, texts: this.texts.all, lines: [], leftOut: [], held: [] });
  }
}

function bytesOf(item: unknown): number {
  return Buffer.byteLength(JSON.stringify(item));
}
