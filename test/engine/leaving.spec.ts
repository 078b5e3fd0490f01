import { VersionRegistry } from '../../projections/engine/rebuild/version-registry.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { parcelList } from './parcels.js';

describe('a process that ends while another one of its version starts', () => {
  let setUp: EngineSetUp;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    await setUp.start();
  });
  afterAll(() => setUp.end());

  it('writes what both write in the order of names, so that neither waits for the other', async () => {
    const named = ['z', 'a'].map((name) => ({ ...parcelList(), name }));
    // In the table the one that came with a later version stands behind the others, whatever its name.
    for (const one of named) await new VersionRegistry(setUp.sql, [one], () => 'as declared').say();
    const shapes = new VersionRegistry(setUp.sql, named, () => 'as declared');
    const other = await setUp.sql.connect();
    const lock = (name: string) => other.query(`SELECT FROM projection.shape WHERE projection = '${name}' FOR UPDATE`);
    const waits = async () => (await setUp.sql.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%projection.shape%' AND datname = current_database()`)).rowCount === 1;
    await other.query('BEGIN');
    await lock('a');
    const left = shapes.leave();
    await eventually('it waits', waits);
    await other.query(`SET LOCAL lock_timeout = '2s'`);
    await lock('z');
    await other.query('COMMIT');
    other.release();
    await left;
  });
});
