import type { FrozenLine, InternedLine, RunPart } from './commission-run.events.js';

type AskedRule = FrozenLine['asked'][number];

/** Texts of a part, each once: ten thousand lines name the same rules, fields and days. */
export class InternedTexts {
  readonly all: string[] = [];
  private readonly indexes = new Map<string, number>();

  intern(line: FrozenLine): InternedLine {
    return {
      ...line,
      asked: line.asked.map(({ rule, answer, why }): InternedLine['asked'][number] => [this.indexOf(rule), this.indexOf(answer), this.indexOf(why)]),
      facts: line.facts.map(({ field, value, version, on }): InternedLine['facts'][number] => [this.indexOf(field), value === null ? null : this.indexOf(value), version, this.indexOf(on)]),
    };
  }

  private indexOf(text: string): number {
    let index = this.indexes.get(text);
    if (index === undefined) this.indexes.set(text, (index = this.all.push(text) - 1));
    return index;
  }
}

/** The lines of a part with their reasons and facts written out. @throws Error where a text is missing: no reason of a pay statement is lost in silence */
export function linesOf({ lines, texts }: Pick<RunPart, 'lines' | 'texts'>): readonly FrozenLine[] {
  const textAt = (index: number) => {
    const text = texts[index];
    if (text === undefined) throw new Error(`A part of a pay run has no text ${index}`);
    return text;
  };
  return lines.map((line) => ({
    ...line,
    asked: line.asked.map(([rule, answer, why]) => ({ rule: textAt(rule), answer: textAt(answer) as AskedRule['answer'], why: textAt(why) })),
    facts: line.facts.map(([field, value, version, on]) => ({ field: textAt(field), value: value === null ? null : textAt(value), version, on: textAt(on) })),
  }));
}
