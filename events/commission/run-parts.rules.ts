import type { FrozenRun, RunPart } from './commission-run.events.js';

/** EventStoreDB takes 1 MiB an append; the rest of the event and what a store adds need room too. Bytes of JSON. */
const MOST_BYTES = 700_000;

const LISTS = ['lines', 'leftOut', 'held', 'adjustments'] as const;
type Lists = Pick<RunPart, (typeof LISTS)[number]>;

/** A large run as the parts to be written before it, and what is left for the event that makes them count. @param draft a name that no other attempt has */
export function inParts(whole: FrozenRun, draft: string): { readonly parts: readonly RunPart[]; readonly last: FrozenRun } {
  const groups: Lists[] = [];
  let bytes = Infinity;
  for (const list of LISTS) {
    for (const item of whole[list] ?? []) {
      const size = Buffer.byteLength(JSON.stringify(item));
      if (bytes + size > MOST_BYTES) {
        groups.push({ lines: [], leftOut: [], held: [] });
        bytes = 0;
      }
      ((groups.at(-1)![list] ??= []) as unknown[]).push(item);
      bytes += size;
    }
  }
  const last = groups.pop();
  if (groups.length === 0) return { parts: [], last: whole };
  const { adjustments: _, ...rest } = whole;
  return { parts: groups.map((group) => ({ report: whole.report, payDate: whole.payDate, draft, ...group })), last: { ...rest, ...last!, parts: { draft, count: groups.length } } };
}

/** The run whole again. @param parts those of its draft, as they were written */
export function wholeOf(last: FrozenRun, parts: readonly RunPart[]): FrozenRun {
  if (!last.parts) return last;
  const { parts: _, ...rest } = last;
  const all = [...parts, last];
  const adjustments = all.flatMap((part) => part.adjustments ?? []);
  return { ...rest, lines: all.flatMap(({ lines }) => lines), leftOut: all.flatMap(({ leftOut }) => leftOut), held: all.flatMap(({ held }) => held), ...(adjustments.length > 0 && { adjustments }) };
}
