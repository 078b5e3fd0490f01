import { Column, Entity, PrimaryColumn } from 'typeorm';
import { natural } from './list-order.js';
import { listQuery } from './list-query.js';
import { EVERYTHING } from './list-visibility.js';

@Entity('boats')
class Boat {
  @PrimaryColumn('integer')
  boatId!: number;

  @Column('text')
  name!: string;

  @Column('date', { nullable: true, name: 'built_on' })
  builtOn!: string | null;

  @Column('numeric', { precision: 12, scale: 2 })
  price!: string;

  @Column('jsonb')
  parts!: object;
}

const boats = listQuery<Boat>({
  entity: Boat,
  key: 'boatId',
  columns: {
    name: { kind: 'text', label: 'Name', filter: true, sort: true },
    builtOn: { kind: 'date', label: 'Year', filter: true, sort: true },
    price: { kind: 'money', label: 'Price', sort: true, sum: true },
  },
  search: ['name'],
  defaultSort: '-builtOn',
});

describe('The query of a list', () => {
  it('reads the declared columns, in the default order, the key breaking ties', () => {
    expect(boats.page({}, EVERYTHING)).toEqual({
      text:
        'SELECT "boatId" AS "boatId", "name" AS "name", "built_on" AS "builtOn", "price" AS "price" FROM "boats"' +
        ' ORDER BY "built_on" DESC NULLS LAST, "boatId" DESC LIMIT 100 OFFSET 0',
      values: [],
    });
  });

  it('keeps what people type out of the statement', () => {
    const injection = `x'); DROP TABLE boats; --`;
    const { text, values } = boats.page({ filters: [{ field: 'name', op: 'is', value: injection }], search: `${injection} a:* | !b` }, EVERYTHING);
    expect(text).not.toMatch(/DROP|!b/);
    expect(values).toEqual([injection, `('ax':*) & ('adrop':*) & ('atable':*) & ('aboats':*) & ('aa':*) & ('ab':*)`]);
  });

  it('has no place for field names that it does not know', () => {
    const field = 'name" OR true --';
    expect(() => boats.page({ sort: field }, EVERYTHING)).toThrow('can be sorted by');
    expect(() => boats.page({ filters: [{ field, op: 'empty' }] }, EVERYTHING)).toThrow('can be filtered by');
  });

  it('can always be asked for one row by its key', () => {
    const { text, values } = boats.page({ filters: [{ field: 'boatId', op: 'is', value: 7 }] }, EVERYTHING);
    expect(text).toContain('WHERE "boatId" = ');
    expect(values).toEqual(['7']);
  });

  it('counts and sums apart from the page', () => {
    const { text } = boats.summary({ filters: [{ field: 'builtOn', op: 'from', value: '2026-01-01' }] }, EVERYTHING);
    expect(text).toBe(
      'SELECT count(*)::int AS count, sum("price")::text AS "sum:price", (SELECT count(*)::int FROM "boats") AS total' +
        ' FROM "boats" WHERE "built_on" >= $1::date',
    );
  });

  it('leaves hidden fields out, also of its own order', () => {
    const { text } = boats.page({}, { ...EVERYTHING, hidden: new Set(['builtOn', 'name']) });
    expect(text).toBe('SELECT "boatId" AS "boatId", "price" AS "price" FROM "boats" ORDER BY "boatId" DESC LIMIT 100 OFFSET 0');
  });

  it('holds a reader to their rows, by a field that they may not see, and counts only those', () => {
    const visibility = { hidden: new Set(['name']), only: [{ field: 'name', values: ['Alba'] }] };
    expect(boats.all({}, visibility).text).toContain('FROM "boats" WHERE "name"::text = ANY($1::text[]) ORDER BY');
    const { text, values } = boats.summary({ filters: [{ field: 'boatId', op: 'is', value: 7 }] }, visibility);
    expect(text).toContain('(SELECT count(*)::int FROM "boats" WHERE "name"::text = ANY($2::text[])) AS total');
    expect(values).toEqual(['7', ['Alba']]);
  });

  it('reads rows by their keys, and of these only what the reader sees', () => {
    const all = boats.rows(['7', 'x'], EVERYTHING);
    expect(all.text).toMatch(/^SELECT .*"name" AS "name".* FROM "boats" WHERE "boatId" = ANY\(\$1::bigint\[\]\)$/);
    expect(all.values).toEqual([['7']]);
    const own = boats.rows(['7'], { hidden: new Set(['name']), only: [{ field: 'name', values: ['Alba'] }] });
    expect(own.text).toMatch(/^SELECT "boatId" AS "boatId", "built_on" AS "builtOn", "price" AS "price" FROM .* AND "name"::text = ANY\(\$2::text\[\]\)$/);
    expect(own.values).toEqual([['7'], ['Alba']]);
  });

  it('names columns as people do', () => {
    expect(['boatId', 'builtOn'].map((field) => boats.label(field))).toEqual(['Boat id', 'Year']);
  });

  it('sorts a text that holds numbers by them: week 9 before week 10', () => {
    const numbered = listQuery<Boat>({ entity: Boat, key: 'boatId', columns: { name: { kind: 'text', label: 'Name', sort: true, numbered: true } }, sorts: ['name'], defaultSort: 'boatId' });
    const order = /ORDER BY (.*) LIMIT/.exec(numbered.page({ sort: 'name' }, EVERYTHING).text)![1]!;
    expect(order).toBe(`${natural('"name"')} ASC, "boatId" ASC`);
    expect(numbered.indexes.at(-1)).toContain(`(${order})`);
  });

  it('is refused at the start when it is declared wrongly', () => {
    const declared = (columns: object) => () => listQuery<Boat>({ entity: Boat, key: 'boatId', columns, defaultSort: 'boatId' });
    expect(declared({ name: { kind: 'date', label: 'Name' } })).toThrow('must be a date');
    expect(declared({ name: { kind: 'text', label: 'Name', sum: true } })).toThrow('cannot be summed');
    expect(declared({ parts: { kind: 'text', label: 'Parts', filter: true } })).toThrow('cannot filter');
    expect(declared({ mast: { kind: 'text', label: 'Mast' } })).toThrow('no column mast');
  });
});

describe('The indexes of a list', () => {
  const { indexes } = listQuery<Boat>({
    entity: Boat,
    key: 'boatId',
    columns: {},
    sorts: ['-builtOn', 'price'],
    filteredSorts: { name: ['-builtOn'] },
    search: { everybody: ['name'], Boats_Sensitive: ['price'] },
    defaultSort: 'boatId',
  });

  it('order rows exactly as its pages do', () => {
    expect(indexes.slice(2).map((index) => index.replace(/"boats_[0-9a-f]{12}"/, '…'))).toEqual([
      'CREATE INDEX IF NOT EXISTS … ON "boats" ("built_on" DESC NULLS LAST, "boatId" DESC)',
      'CREATE INDEX IF NOT EXISTS … ON "boats" ("price" ASC, "boatId" ASC)',
      'CREATE INDEX IF NOT EXISTS … ON "boats" (lower(btrim("name")), "built_on" DESC NULLS LAST, "boatId" DESC)',
    ]);
  });

  it('keep the words of a row in one column, marked by who sees them, which is made before every index', () => {
    const words = (column: string, mark: string) => `regexp_replace(lower(' ' || ${column}), '[^[:alnum:]]+', ' ${mark}', 'g')`;
    expect(indexes.slice(0, 2)).toEqual([
      'ALTER TABLE "boats" ADD COLUMN IF NOT EXISTS "searched_words" tsvector GENERATED ALWAYS AS' +
        ` (strip(to_tsvector('simple', ${words(`coalesce("name", '')`, 'a')} || ${words(`coalesce("price"::text, '')`, 'b')}))) STORED`,
      'CREATE INDEX IF NOT EXISTS "boats_searched" ON "boats" USING gin ("searched_words") WITH (gin_pending_list_limit = 64)',
    ]);
  });
});

describe('The search of a list', () => {
  const searched = listQuery<Boat>({
    entity: Boat,
    key: 'boatId',
    columns: { name: { kind: 'text', label: 'Name', filter: true, sort: true }, builtOn: { kind: 'date', label: 'Year', sort: true } },
    sorts: ['name'],
    filteredSorts: { name: ['-builtOn'] },
    search: { everybody: ['name'], Boats_Sensitive: ['price'] },
    defaultSort: '-builtOn',
  });
  const walked = (text: string) => /FROM \(SELECT \* FROM "boats"(.*?)\) AS first/.exec(text)?.[1];

  it('asks for each word among the fields that its reader sees, and for none where they see no searched field', () => {
    expect(searched.page({ search: 'Dana 12' }, EVERYTHING).values).toEqual([`('adana':* | 'bdana':*) & ('a12':* | 'b12':*)`]);
    expect(searched.page({ search: 'Dana' }, { ...EVERYTHING, hidden: new Set(['price']) }).values).toEqual([`('adana':*)`]);
    expect(() => searched.page({ search: 'Dana' }, { ...EVERYTHING, hidden: new Set(['price', 'name']) })).toThrow('not offered');
  });

  it('walks a few rows of an index that holds the order, either way where it may be read backwards', () => {
    for (const sort of ['name', '-name', 'boatId', '-boatId']) expect(walked(searched.page({ search: 'a', sort }, EVERYTHING).text)).toMatch(/ORDER BY .* LIMIT 1000$/);
    expect(walked(searched.page({ search: 'a', sort: 'name', limit: 10 }, EVERYTHING).text)).toMatch(/LIMIT 500$/);
  });

  it('walks within the value of a filter that an index has', () => {
    const filters = [{ field: 'name', op: 'is', value: 'Alba' }] as const;
    expect(walked(searched.page({ search: 'a', filters }, EVERYTHING).text)).toMatch(/^ WHERE lower\(btrim\("name"\)\) = lower\(btrim\(\$1\)\) ORDER BY "built_on" DESC/);
  });

  it('walks nothing where no index holds the order, nor for a page that is far down', () => {
    expect(walked(searched.page({ search: 'a' }, EVERYTHING).text)).toBeUndefined();
    expect(walked(searched.page({ search: 'a', sort: 'name', offset: 30_000 }, EVERYTHING).text)).toBeUndefined();
    expect(walked(searched.all({ search: 'a', sort: 'name' }, EVERYTHING).text)).toBeUndefined();
  });
});
