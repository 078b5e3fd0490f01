import { Type, type Static } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';

/** What a document says, page by page, for who reads it on a phone or has it read out. Kept as JSON beside its PDF. */
export interface ReadingText {
  readonly pages: readonly (readonly Said[])[];
}

export type Said = Words | TableSaid | PlaceSaid | { readonly kind: 'notice'; readonly items: readonly Said[] };

interface Words {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/** It stands on the page that it begins on. */
export interface TableSaid {
  readonly kind: 'table';
  /** Its last column are amounts. */
  readonly amounts: boolean;
  /** Empty where it has no head. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly total: boolean }[];
}

export interface PlaceSaid {
  readonly kind: 'place';
  /** Its index in the places of the document. */
  readonly place: number;
  /** What stands under its line. */
  readonly text: string;
}

const page = Type.Integer({ minimum: 1 });
const words = Type.Array(Type.String());
/** What `document-templates/reading.typ` tells. What stands between one that opens and its "end" is part of it. */
const mark = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('heading'), Type.Literal('paragraph')]), page, text: Type.String() }),
  Type.Object({ kind: Type.Literal('table'), page, amounts: Type.Boolean(), head: words, rows: Type.Array(Type.Object({ cells: words, total: Type.Boolean() })) }),
  Type.Object({ kind: Type.Literal('list'), page, items: words }),
  // Its words are said by what stands in it, if anything of ours does.
  Type.Object({ kind: Type.Literal('part'), page, text: Type.String() }),
  Type.Object({ kind: Type.Literal('place'), page, place: Type.Integer({ minimum: 0 }), text: Type.String() }),
  Type.Object({ kind: Type.Union([Type.Literal('notice'), Type.Literal('end')]), page }),
]);
type Mark = Static<typeof mark>;

const check = TypeCompiler.Compile(Type.Array(mark));
export const isSaid = (said: unknown): said is readonly Mark[] => check.Check(said);

/** @returns undefined where nothing is said */
export function readingText(marks: readonly Mark[], pages: number): ReadingText | undefined {
  const left = [...marks];
  const found: Found[] = [];
  // An "end" too many ends nothing: what comes after it is said all the same.
  while (left.length > 0) found.push(...inOrder(left));
  if (!found.some(({ said }) => said.kind !== 'place')) return undefined;
  return { pages: Array.from({ length: pages }, (_, index) => found.filter((one) => one.page === index + 1).map(({ said }) => said)) };
}

interface Found {
  readonly page: number;
  readonly said: Said;
}

/** Takes from `marks` up to the end of what they are in. */
function inOrder(marks: Mark[]): Found[] {
  const found: Found[] = [];
  for (let next = marks.shift(); next && next.kind !== 'end'; next = marks.shift()) found.push(...foundOf(next, marks));
  return found;
}

function foundOf(told: Mark, marks: Mark[]): Found[] {
  const at = (said: Said): Found => ({ page: told.page, said });
  const paragraph = (kind: Words['kind'], text: string) => (clean(text) === '' ? [] : [at({ kind, text: clean(text) })]);
  switch (told.kind) {
    case 'heading':
    case 'paragraph':
      return paragraph(told.kind, told.text);
    case 'place':
      return [at({ kind: 'place', place: told.place, text: clean(told.text) })];
    case 'notice':
      return [at({ kind: 'notice', items: inOrder(marks).map(({ said }) => said) })];
    case 'list':
      return [...told.items.flatMap((item) => paragraph('paragraph', item)), ...placesIn(marks)];
    case 'part': {
      const within = inOrder(marks);
      return within.some(({ said }) => said.kind !== 'place') ? within : [...paragraph('paragraph', told.text), ...within];
    }
    case 'table': {
      const rows = told.rows.map(({ cells, total }) => ({ cells: cells.map(clean), total }));
      return [at({ kind: 'table', amounts: told.amounts, head: told.head.map(clean), rows }), ...placesIn(marks)];
    }
    default:
      return [];
  }
}

/** What stands in a cell or an item is said by it; a place to sign there comes after it. */
function placesIn(marks: Mark[]): Found[] {
  return inOrder(marks).filter(({ said }) => said.kind === 'place');
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
