import type { Wanted } from '../../projections/engine/parking/held-by.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelNoted, ParcelPriced, ParcelSold, tell } from './parcels.js';

interface Parked {
  stream: string;
  revision: number;
  error: string | null;
  attempts: number;
}

const SLOW = 60_000;

describe('an event that a projection cannot handle', () => {
  let setUp: EngineSetUp;
  let engine: ProjectionEngine;
  let broken: boolean;

  const note = (notes: readonly string[], added: string): string[] => {
    if (broken && added.startsWith('bad')) throw new Error(`Cannot read "${added}"`);
    return [...notes, added];
  };
  const shown = (position: string): Promise<boolean> => engine.feed.waitFor('parcel-list', position, 5_000);
  const parked = (): Promise<Parked[]> => setUp.rows<Parked>('(SELECT stream, revision, error, attempts FROM projection.parked)');

  beforeEach(async () => {
    broken = true;
    setUp = await EngineSetUp.make();
    engine = await setUp.start(parcelList({ note }));
    await eventually('ready', () => engine.isReady('parcel-list').ready);
  });

  afterEach(() => setUp.end());

  async function parkOne(): Promise<void> {
    const { store } = setUp;
    await tell(store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'good' }), ParcelNoted({ note: 'bad' }));
    await tell(store, 2, ParcelListed({ owner: 'Bob', price: '2.00' }));
    const { position } = await tell(store, 1, ParcelPriced({ price: '9.00' }));
    await shown(position);
  }

  it('is parked with its error; its stream waits behind it, all others go on', async () => {
    await parkOne();
    expect(await parked()).toEqual([
      { stream: 'parcel-1', revision: 2, error: 'Cannot read "bad"', attempts: 3 },
      { stream: 'parcel-1', revision: 3, error: null, attempts: 0 },
    ]);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([
      { parcelId: 1, price: '1.00', notes: ['good'] },
      { parcelId: 2, owner: 'Bob' },
    ]);
    const [status] = await engine.status();
    expect(status).toMatchObject({ parkedCount: 2, parked: [{ stream: 'parcel-1', revision: 2, error: 'Cannot read "bad"' }, { error: null }] });
  });

  it('is released in order after the fix, and followers see the row change', async () => {
    await parkOne();
    const before = await engine.feed.checkpoint('parcel-list');
    broken = false;
    await engine.settled(await engine.requestRelease('parcel-list', 'parcel-1', 'Dana Kim'), 5_000);

    expect(await parked()).toEqual([]);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ parcelId: 1, price: '9.00', notes: ['good', 'bad'] }, {}]);
    expect(await setUp.rows('read_model.parcel_owner_totals')).toMatchObject([{ key: 'Ann', price: '9.00' }, { key: 'Bob' }]);
    const changes = await engine.feed.changesSince('parcel-list', before);
    expect(changes).toMatchObject({ changes: [{ key: '1', eventType: 'ParcelPriced' }] });

    const { position } = await tell(setUp.store, 1, ParcelNoted({ note: 'later' }));
    await shown(position);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ notes: ['good', 'bad', 'later'] }, {}]);
    expect(await engine.verify('parcel-list')).toMatchObject({ equal: true });
  });

  it('holds up whoever looks its row up, by its stream or by what its events say, until it is released, and nobody else', async () => {
    await parkOne();
    const wanted: Wanted[][] = [['parcel-1'], [{ in: 'parcel-', saying: 'bad' }], [{ in: 'parcel-', saying: 'Ann' }], [{ in: 'parcel-', saying: 'Bob' }], ['parcel-2'], [{ in: 'county-', saying: 'bad' }], []];
    const held = () => Promise.all(wanted.map((rows) => engine.heldBy('parcel-list', rows)));
    const first = { stream: 'parcel-1', revision: 2, eventType: 'ParcelNoted' };
    expect(await held()).toEqual([first, first, first, undefined, undefined, undefined, undefined]);
    broken = false;
    await engine.settled(await engine.requestRelease('parcel-list', 'parcel-1', 'Dana Kim'), 5_000);
    expect(await held()).toEqual(wanted.map(() => undefined));
  });

  it('stays parked with the new error when it fails again', async () => {
    await parkOne();
    const release = await engine.requestRelease('parcel-list', 'parcel-1', 'Dana Kim');
    await expect(engine.settled(release, 5_000)).rejects.toThrow('Cannot read "bad"');
    expect(await parked()).toMatchObject([{ revision: 2, attempts: 4 }, { revision: 3 }]);
  });

  it('is parked when it concerns a row that is not there', async () => {
    await shown((await tell(setUp.store, 5, ParcelPriced({ price: '1.00' }))).position);
    expect(await parked()).toMatchObject([{ stream: 'parcel-5', error: 'parcel-list has no row 5 for ParcelPriced at revision 0 of parcel-5' }]);
  });

  it('is found in its batch and parked when the database refuses what it leads to', async () => {
    const { store } = setUp;
    for (let parcel = 10; parcel < 60; parcel++) {
      await tell(store, parcel, ParcelListed({ owner: 'Cy', price: parcel === 30 ? '99999999999999.00' : '1.00' }));
    }
    await shown((await tell(store, 10, ParcelSold({}))).position);
    expect(await parked()).toMatchObject([{ stream: 'parcel-30', error: 'numeric field overflow', attempts: 3 }]);
    expect(await setUp.rows('read_model.parcel_owner_totals')).toMatchObject([{ key: 'Cy', count: 48, price: '48.00' }]);
  }, SLOW);

  it('is parked when handling it ended the process three times', async () => {
    // What a crash is to the engine: its connection is gone in the middle of the transaction.
    await setUp.sql.query(`
      CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF new.owner = 'crash' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN new; END $$;
      CREATE TRIGGER crash BEFORE INSERT ON read_model.parcel_list FOR EACH ROW EXECUTE FUNCTION crash()`);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    await tell(setUp.store, 2, ParcelListed({ owner: 'crash', price: '1.00' }));
    const { position } = await tell(setUp.store, 3, ParcelListed({ owner: 'Bob', price: '1.00' }));

    expect(await engine.feed.waitFor('parcel-list', position, 60_000)).toBe(true);
    await eventually('parked', async () => (await parked()).length === 1);
    expect(await parked()).toEqual([{ stream: 'parcel-2', revision: 0, error: 'The process ended while handling it', attempts: 3 }]);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ parcelId: 1 }, { parcelId: 3 }]);
  }, SLOW);
});
