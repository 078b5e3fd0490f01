import type { FoldedLine, FrozenLine, RunPart } from './commission-run.events.js';

type AskedRule = FrozenLine['asked'][number];

/** Texts of a part, each once: ten thousand lines name the same rules, fields and days. */
export class FoldedTexts {
  readonly texts: string[] = [];
  private readonly places = new Map<string, number>();

  fold(line: FrozenLine): FoldedLine {
    return {
      ...line,
      asked: line.asked.map(({ rule, answer, why }): FoldedLine['asked'][number] => [this.placeOf(rule), this.placeOf(answer), this.placeOf(why)]),
      facts: line.facts.map(({ field, value, version, on }): FoldedLine['facts'][number] => [this.placeOf(field), value === null ? null : this.placeOf(value), version, this.placeOf(on)]),
    };
  }

  private placeOf(text: string): number {
    let place = this.places.get(text);
    if (place === undefined) this.places.set(text, (place = this.texts.push(text) - 1));
    return place;
  }
}

/** The lines of a part with their reasons and facts written out. */
export function unfoldedLines({ lines, texts }: Pick<RunPart, 'lines' | 'texts'>): readonly FrozenLine[] {
  const textAt = (place: number) => texts[place]!;
  return lines.map((line) => ({
    ...line,
    asked: line.asked.map(([rule, answer, why]) => ({ rule: textAt(rule), answer: textAt(answer) as AskedRule['answer'], why: textAt(why) })),
    facts: line.facts.map(([field, value, version, on]) => ({ field: textAt(field), value: value === null ? null : textAt(value), version, on: textAt(on) })),
  }));
}
