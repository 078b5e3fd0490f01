import fc from 'fast-check';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { projection } from '../../projections/engine/projection.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import { liveTarget } from '../../projections/engine/write/target.js';
import { EngineSetUp } from './engine-set-up.js';

@Entity('sample')
class Sample {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text', { nullable: true })
  text!: unknown;

  @Column('bigint', { nullable: true })
  count!: unknown;

  @Column('boolean', { nullable: true })
  flag!: unknown;

  @Column('date', { nullable: true })
  day!: unknown;

  @Column('timestamptz', { nullable: true })
  at!: unknown;

  @Column('numeric', { nullable: true })
  amount!: unknown;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  money!: unknown;

  @Column('numeric', { precision: 12, nullable: true })
  whole!: unknown;

  @Column('jsonb', { nullable: true })
  json!: unknown;

  @Column('text', { array: true, nullable: true })
  words!: unknown;
}

const amount = fc.oneof(fc.constantFrom('0', '-0.00', '007.00', '1e3', '.5', '5.', '+1.00'), fc.tuple(fc.integer(), fc.constantFrom('', '.0', '.50', '.125')).map(([whole, places]) => `${whole}${places}`));
const time = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
const values: fc.Arbitrary<Partial<Sample>> = fc.oneof(
  fc.record({ text: fc.oneof(fc.string({ unit: 'binary' }), fc.integer()) }),
  fc.record({ count: fc.maxSafeInteger() }),
  fc.record({ flag: fc.oneof(fc.boolean(), fc.constantFrom('yes', 't', 1)) }),
  fc.record({ day: time.map((text) => text.slice(0, 10)) }),
  fc.record({ at: fc.oneof(time, time.map((text) => text.replace('Z', '+02:00')), time.map((text) => text.slice(0, 19))) }),
  fc.record({ amount }),
  fc.record({ money: amount }),
  fc.record({ whole: amount }),
  fc.record({ json: fc.oneof(fc.jsonValue(), fc.record({ a: fc.constant(undefined), b: fc.double() })) }),
  fc.record({ words: fc.array(fc.oneof(fc.string(), fc.constant(null))) }),
);

describe('A value that is kept instead of being read back', () => {
  const samples = projection<Sample>('samples', { entity: Sample, key: 'id' });
  let setUp: EngineSetUp;
  let tables: ReadModelTables;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    await makeEngineTables(setUp.sql);
    tables = new ReadModelTables(setUp.sql);
    await tables.learn([samples]);
    await tables.prepare(samples, liveTarget(samples), { bare: false });
  });

  afterAll(() => setUp.end());

  it('is what its column gives back', async () => {
    const layout = tables.layoutOf(Sample);
    const { schema } = liveTarget(samples);
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const row = layout.filled({ id: 1, ...value });
        if (!layout.readsBack(row)) return;
        const written = await setUp.sql.query(layout.upsert(schema, '$1'), [JSON.stringify([row])]).catch(() => undefined);
        // What the database does not take is never kept.
        if (!written) return;
        const { rows } = await setUp.sql.query<object>({ text: layout.select(schema), values: [[1]], types: rowTypes });
        expect(rows[0]).toEqual(row);
        kept++;
      }),
      { numRuns: 500 },
    );
    expect(kept).toBeGreaterThan(100);
  });
});
