import { adapted, areAlike, type StoredColumn } from './older-columns.js';

const column = (name: string, type = 'text', more: Partial<StoredColumn> = {}): StoredColumn => ({ name, type, isNeeded: true, isKey: false, default: null, reckoned: null, ...more });
const key = column('id', 'integer', { isKey: true });
const searched = (of: string) => column('searched_words', 'tsvector', { isNeeded: false, reckoned: `words(${of})` });
const to = (own: readonly StoredColumn[], older: readonly StoredColumn[]) => adapted('t', [key, ...own], [key, ...older]);

describe('older rows of a newer version', () => {
  it('stay as they are where nothing differs', () => {
    expect(to([column('boat')], [column('boat')])).toEqual({ statements: [], lacking: [] });
  });

  it('gain the columns that they lack, blank as their kind is, without being written anew', () => {
    const own = [column('boat'), column('fee', 'numeric(12,2)'), column('tags', 'text[]'), column('since', 'date', { isNeeded: false }), column('rank', 'integer', { default: '9' })];
    expect(to(own, [column('boat')])).toEqual({
      statements: [
        `ALTER TABLE t ADD COLUMN "fee" numeric(12,2) NOT NULL DEFAULT 0`,
        `ALTER TABLE t ADD COLUMN "tags" text[] NOT NULL DEFAULT '{}'`,
        'ALTER TABLE t ADD COLUMN "since" date',
        'ALTER TABLE t ADD COLUMN "rank" integer NOT NULL DEFAULT 9',
      ],
      lacking: ['fee', 'tags', 'since', 'rank'],
    });
  });

  it('keep beside what is of another type now, and lack it', () => {
    expect(to([column('fee', 'numeric')], [column('fee'), column('older 1 fee')])).toEqual({
      statements: ['ALTER TABLE t ALTER COLUMN "older 1 fee" DROP NOT NULL', 'ALTER TABLE t ALTER COLUMN "fee" DROP NOT NULL', 'ALTER TABLE t RENAME COLUMN "fee" TO "older 2 fee"', 'ALTER TABLE t ADD COLUMN "fee" numeric NOT NULL DEFAULT 0'],
      lacking: ['fee', 'older 1 fee'],
    });
  });

  it('need no longer say what nobody writes any more, and are not taken for kept up in it', () => {
    expect(to([], [column('fee'), column('paid', 'boolean', { default: 'false' })])).toEqual({ statements: ['ALTER TABLE t ALTER COLUMN "fee" DROP NOT NULL'], lacking: ['fee', 'paid'] });
  });

  it('may hold nothing where the newer version says nothing', () => {
    expect(to([column('fee', 'text', { isNeeded: false })], [column('fee')])).toEqual({ statements: ['ALTER TABLE t ALTER COLUMN "fee" DROP NOT NULL'], lacking: [] });
  });

  it('are not searched by words of other fields, nor by those of a field that they lack', () => {
    expect(to([searched('boat')], [searched('boat')])!.lacking).toEqual([]);
    expect(to([column('fee'), searched('boat || fee')], [searched('boat')])!.lacking).toEqual(['fee', 'searched_words']);
    expect(to([searched('boat')], [])).toEqual({ statements: [], lacking: ['searched_words'] });
    expect(to([column('fee', 'numeric'), searched('fee')], [column('fee'), searched('fee')])!.lacking).toEqual(['fee', 'searched_words']);
  });

  it('cannot be read where they are known by another key', () => {
    expect(adapted('t', [column('id', 'bigint', { isKey: true })], [key])).toBeUndefined();
    expect(adapted('t', [key], [])).toBeUndefined();
    expect(adapted('t', [key], [key, column('year', 'integer', { isKey: true })])).toBeUndefined();
  });

  it('cannot be read where nobody says whether new JSON is a list or an object', () => {
    expect(to([column('notes', 'jsonb')], [])).toBeUndefined();
    expect(to([column('notes', 'jsonb')], [column('notes')])).toBeUndefined();
    expect(to([column('notes', 'jsonb', { default: `'[]'::jsonb` })], [])!.statements).toEqual([`ALTER TABLE t ADD COLUMN "notes" jsonb NOT NULL DEFAULT '[]'::jsonb`]);
    expect(to([column('notes', 'jsonb', { isNeeded: false })], [])!.statements).toEqual(['ALTER TABLE t ADD COLUMN "notes" jsonb']);
    expect(to([column('notes', 'jsonb')], [column('notes', 'jsonb')])!.statements).toEqual([]);
  });
});

describe('totals of a newer version', () => {
  it('go on only in a table of the same columns', () => {
    expect(areAlike([key, column('count', 'integer')], [column('count', 'integer'), key])).toBe(true);
    expect(areAlike([key, column('count', 'integer')], [key])).toBe(false);
    expect(areAlike([key, column('count', 'integer')], [key, column('count', 'bigint')])).toBe(false);
  });
});
