import { weeksIn } from '../../../events/kernel/weeks.rules.js';

/** How units are looked for (`decisions.md H9`), and what cannot be looked for; pure, for the boxes as well. */

/** A price or a count as people type it, `$5,000`, without what only makes it readable. */
export function figureIn(text: string): string {
  return text.replaceAll(/[$,\s]/g, '');
}

/** The weeks that a text names, any of them: `51, 20-24`. A span is each of its weeks, and the week of a unit that is written as that span. */
export function weeksLookedFor(text: string): string[] {
  return [...new Set(partsOf(text).flatMap((part) => [part, ...otherWordsFor(part)]))];
}

/** The same as somebody typed it: without the weeks that a span among them stands for. */
export function weeksAsTyped(weeks: readonly string[]): string {
  const said = new Set<string>();
  for (const week of weeks) if (!said.has(week)) for (const other of otherWordsFor(week)) said.add(other);
  return weeks.filter((week) => !said.has(week)).join(', ');
}

/** `20-24` for `20 – 24`, and each of its weeks; `7` for `07`. */
function otherWordsFor(part: string): string[] {
  const weeks = weeksIn(part) ?? [];
  return [...(weeks.length > 1 ? [`${weeks[0]}-${weeks.at(-1)}`] : []), ...weeks.map(String)].filter((words) => words !== part);
}

function partsOf(text: string): string[] {
  return text.split(',').map((part) => part.trim()).filter(Boolean);
}

/** A number as anybody may have written it, with as many zeros before it as the longest has: `46`, `046`. What is no number is itself. */
export function withZeros(text: string, longest: number): string[] {
  const [, figures] = /^0*(\d+)$/.exec(text.trim()) ?? [];
  if (figures === undefined) return [text];
  const lengths = Array.from({ length: Math.max(1, longest - figures.length + 1) }, (_, zeros) => figures.length + zeros);
  return [...new Set([text.trim(), ...lengths.map((length) => figures.padStart(length, '0'))])];
}

/** What is said at a box whose text nothing can be looked for by; undefined where nothing is wrong. */
export function criterionFault(name: string, text: string): string | undefined {
  const typed = text.trim();
  return typed === '' ? undefined : faults[name]?.(typed);
}

const faults: Readonly<Record<string, (typed: string) => string | undefined>> = {
  retailPrice: (typed) => unless(/^\d{1,15}(\.\d{1,10})?$/.test(figureIn(typed)), 'Enter an amount, like 5,000'),
  pointsAmount: (typed) => unless(/^\d{1,15}$/.test(figureIn(typed)), 'Enter a whole number, like 12,000'),
  useWeek: (typed) => unless(areWeeks(partsOf(typed)), 'Weeks from 1 to 53, like 20-24, 51'),
};

/** Half a span, too. */
const LIKE_WEEKS = /^[–-]?\s*\d+\s*([–-]\s*\d*)?$/;

/** A unit may have a word for its week, such as Float or 51/52; what is written like weeks is to be weeks. */
function areWeeks(parts: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part) => !LIKE_WEEKS.test(part) || weeksIn(part) !== undefined);
}

function unless(right: boolean, words: string): string | undefined {
  return right ? undefined : words;
}
