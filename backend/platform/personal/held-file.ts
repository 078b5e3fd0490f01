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
  const name = text(title);
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><style>body{font:14px/1.5 sans-serif;margin:2em}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1em;border-top:1px solid #ccc;padding-top:.5em}dd{margin:0;white-space:pre-wrap}dt{color:#555}</style></head><body><h1>${name}</h1>`;
  for await (const { title: heading, rows } of sections) {
    yield `<h2>${text(heading)}</h2>`;
    let none = true;
    for await (const piece of rows) {
      for (const row of piece) yield facts(row);
      none &&= piece.length === 0;
    }
    if (none) yield '<p>Nothing.</p>';
  }
  yield '</body></html>\n';
}

/** What is blank is left out: there are many fields, and most say nothing. */
function facts(row: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(row).filter(([, value]) => value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0));
  return `<dl>${said.map(([name, value]) => `<dt>${text(words(name))}</dt><dd>${text(typeof value === 'object' ? JSON.stringify(value, undefined, 2) : String(value as string | number))}</dd>`).join('')}</dl>`;
}

/** `mobilePhone` reads "Mobile phone". */
function words(name: string): string {
  const spaced = name.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function text(plain: string): string {
  return plain.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}
