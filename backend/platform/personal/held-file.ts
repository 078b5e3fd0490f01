import { asText } from '../http/as-text.js';
import { heldFacts } from './held-facts.js';

/** A part of what is held about somebody: a few facts, or rows without end. */
export interface HeldSection {
  /** "Tours" */
  readonly title: string;
  readonly rows: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
}

export type HeldFormat = 'json' | 'html';

/** The sections as one JSON document, `{ "Tours": [...] }`, or as a page that anybody can read; written as it is taken. */
export function heldFile(title: string, sections: Iterable<HeldSection> | AsyncIterable<HeldSection>, format: HeldFormat): AsyncGenerator<string> {
  return format === 'json' ? asJson(sections) : asPage(title, sections);
}

async function* asJson(sections: Iterable<HeldSection> | AsyncIterable<HeldSection>): AsyncGenerator<string> {
  let before = '{';
  for await (const { title, rows } of sections) {
    yield `${before}\n${JSON.stringify(title)}: [`;
    let between = '\n';
    for await (const piece of rows) {
      if (piece.length === 0) continue;
      yield between + piece.map((row) => JSON.stringify(row)).join(',\n');
      between = ',\n';
    }
    yield ']';
    before = ',';
  }
  yield before === '{' ? '{}' : '\n}\n';
}

async function* asPage(title: string, sections: Iterable<HeldSection> | AsyncIterable<HeldSection>): AsyncGenerator<string> {
  const name = asText(title);
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><style>body{font:14px/1.5 sans-serif;margin:2em}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1em;border-top:1px solid #ccc;padding-top:.5em}dd{margin:0;white-space:pre-wrap}dt{color:#555}</style></head><body><h1>${name}</h1>`;
  for await (const { title: heading, rows } of sections) {
    yield `<h2>${asText(heading)}</h2>`;
    let none = true;
    for await (const piece of rows) {
      for (const row of piece) yield heldFacts(row);
      none &&= piece.length === 0;
    }
    if (none) yield '<p>Nothing.</p>';
  }
  yield '</body></html>\n';
}
