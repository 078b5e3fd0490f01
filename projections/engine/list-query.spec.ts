import { Column, Entity, PrimaryColumn } from 'typeorm';
import { listIndexes } from './list-indexes.js';
import { listQuery } from './list-query.js';
import { EVERYTHING } from './list-sight.js';

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
    name: { kind: 'text', filter: true, sort: true },
    builtOn: { kind: 'date', label: 'Year', filter: true, sort: true },
    price: { kind: 'money', sort: true, sum: true },
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
    expect(values).toEqual([injection, `'x':* & 'drop':* & 'table':* & 'boats':* & 'a':* & 'b':*`]);
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
      'SELECT count(*)::int AS count, coalesce(sum("price"), 0)::text AS "sum:price", (SELECT count(*)::int FROM "boats") AS total' +
        ' FROM "boats" WHERE "built_on" >= $1::date',
    );
  });

  it('leaves hidden fields out, also of its own order', () => {
    const { text } = boats.page({}, { ...EVERYTHING, hidden: new Set(['builtOn', 'name']) });
    expect(text).toBe('SELECT "boatId" AS "boatId", "price" AS "price" FROM "boats" ORDER BY "boatId" DESC LIMIT 100 OFFSET 0');
  });

  it('holds a reader to their rows, by a field that they may not see, and counts only those', () => {
    const sight = { hidden: new Set(['name']), only: [{ field: 'name', values: ['Alba'] }] };
    expect(boats.all({}, sight).text).toContain('FROM "boats" WHERE "name"::text = ANY($1::text[]) ORDER BY');
    const { text, values } = boats.summary({ filters: [{ field: 'boatId', op: 'is', value: 7 }] }, sight);
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

  it('is refused at the start when it is declared wrongly', () => {
    const declared = (columns: object) => () => listQuery<Boat>({ entity: Boat, key: 'boatId', columns, defaultSort: 'boatId' });
    expect(declared({ name: { kind: 'date' } })).toThrow('must be a date');
    expect(declared({ name: { kind: 'text', sum: true } })).toThrow('cannot be summed');
    expect(declared({ parts: { kind: 'text', filter: true } })).toThrow('cannot filter');
    expect(declared({ mast: { kind: 'text' } })).toThrow('no column mast');
  });
});

describe('The indexes of a list', () => {
  it('order rows exactly as its pages do', () => {
    const indexes = listIndexes<Boat>({ entity: Boat, key: 'boatId', sorts: ['-builtOn', 'price'], filteredSorts: { name: ['-builtOn'] }, search: ['name'] });
    expect(indexes.map((index) => index.replace(/"boats_[0-9a-f]{12}"/, '…'))).toEqual([
      'CREATE INDEX IF NOT EXISTS … ON "boats" ("built_on" DESC NULLS LAST, "boatId" DESC)',
      'CREATE INDEX IF NOT EXISTS … ON "boats" ("price" ASC, "boatId" ASC)',
      'CREATE INDEX IF NOT EXISTS … ON "boats" (lower(btrim("name")), "built_on" DESC NULLS LAST, "boatId" DESC)',
      `CREATE INDEX IF NOT EXISTS … ON "boats" USING gin ((to_tsvector('simple', regexp_replace(lower(coalesce("name", '')), '[^[:alnum:]]+', ' ', 'g'))))`,
    ]);
  });
});
