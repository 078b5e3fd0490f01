import { rebuildAll } from '../../backend/operations/rebuild-all.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, tell } from './parcels.js';

const SLOW = 60_000;

describe('npm run rebuild', () => {
  let setUp: EngineSetUp;
  let said: string;
  const output = { write: (text: string) => (said += text) };

  beforeEach(async () => {
    said = '';
    setUp = await EngineSetUp.make();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
  });

  afterEach(() => setUp.end());

  it('has the running server rebuild', async () => {
    const server = await setUp.start(parcelList());
    await eventually('the server leads', async () => (await server.status())[0]?.leader === 'this process');
    const command = await setUp.start(parcelList());
    await rebuildAll(command, output);
    expect(said).toMatch(/^parcel-list: rebuilt, \d+ events\/s\n$/);
    expect((await server.status())[0]).toMatchObject({ leader: 'this process', rebuild: { state: 'done' } });
  }, SLOW);

  it('rebuilds by itself while no server runs', async () => {
    await setUp.stop(await setUp.start(parcelList()));
    const command = await setUp.start(parcelList());
    await rebuildAll(command, output);
    expect(said).toContain('parcel-list: rebuilt');
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ owner: 'Ann' }]);
  }, SLOW);
});
