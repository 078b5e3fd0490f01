import request from 'supertest';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Filter, ListPage } from '../../backend/platform/lists/list.dto.js';
import { LookUp } from '../../backend/platform/lists/look-up.js';
import { StillBuilding } from '../../backend/platform/projections/still-building.js';
import { silent } from '../../projections/engine/logger.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { projection } from '../../projections/engine/projection.js';
import { openPool } from '../../backend/platform/database/database.js';
import { anyBerth, berths, BerthChanged, BerthLeft, BerthStatusRow, BerthTaken, berthVocabulary, tell } from './berths.js';
import { HarbourOffice, type Backend } from './harbour-office.js';
import { eventually, Screen } from './live-screen.js';

/** As the version before had it: no owner, no length, and the fee as somebody typed it. */
@Entity('berth_list')
class OlderBerthRow {
  @PrimaryColumn('integer')
  berthId!: number;

  @Column('text')
  boat!: string;

  @Column('text')
  status!: string;

  @Column('text')
  phone!: string;

  @Column('text')
  fee!: string;

  @Column('date', { nullable: true })
  since!: string | null;

  @Column('timestamptz', { nullable: true })
  seenAt!: string | null;

  @Column('boolean')
  paid!: boolean;
}

const olderBerths = projection('berth-list', { version: 1, entity: OlderBerthRow, key: 'berthId' })
  .creates(BerthTaken, ({ data: { boat, status, phone, fee, since, seenAt, paid }, stream }) => ({ berthId: Number(stream.split('-')[1]), boat, status, phone, fee: fee ?? '', since, seenAt, paid }))
  .changes(BerthChanged, (_, { data: { boat = 'Alba' } }) => ({ boat }))
  .removes(BerthLeft)
  .totalling('berth-status', BerthStatusRow, ({ status }) => [{ key: status, of: { status }, add: { count: 1 } }]);

describe('a list that has gained columns, in a process that started alone', () => {
  let office: HarbourOffice;
  let backend: Backend;
  let letBuild: () => Promise<unknown>;

  beforeAll(async () => {
    office = await HarbourOffice.open();
    for (const berthId of [1, 2]) await tell(office.store, berthId, BerthTaken(anyBerth));
    const pool = await openPool(office.databaseUrl);
    const older = new ProjectionEngine({ pool, store: office.store, vocabulary: berthVocabulary, projections: [olderBerths], log: silent });
    await older.start();
    await eventually('the older version serves', () => older.isReady('berth-list').ready);
    await older.stop();
    await pool.end();
    const held = await office.pool.connect();
    await held.query('BEGIN; LOCK TABLE projection.rebuild IN EXCLUSIVE MODE');
    letBuild = () => held.query('ROLLBACK').finally(() => held.release());
    backend = await office.backend();
    await eventually('the list is served', () => backend.engine.isReady('berth-list').ready);
  });

  afterAll(() => office.close());

  const get = (path: string) => request(backend.url).get(`/api/lists/${path}`).set('Authorization', `Bearer ${office.manager}`);
  const filtered = (...filters: Filter[]) => `berth-list?filters=${encodeURIComponent(JSON.stringify(filters))}`;
  const blank = { owner: null, length: null, fee: null };

  it('serves its older rows, blank in what they do not say, and says so', async () => {
    const { body } = (await get('berth-list').expect(200)) as { body: ListPage };
    expect(body.rows).toEqual([1, 2].map((berthId) => ({ berthId, ...anyBerth, ...blank })));
    expect(body.rebuilding).toEqual({ labels: ['Owner', 'Fee', 'Length'], done: 0 });
    expect((await get(`${filtered({ field: 'boat', op: 'is', value: 'Alba' })}&sort=-boat`).expect(200)).body.rows).toHaveLength(2);
    expect((await get('berth-list/summary').expect(200)).body).toMatchObject({ count: 2, sums: { fee: '', length: '' } });
  });

  it('refuses, with words, what goes by a column that is not there yet, and files that would lack it', async () => {
    const asked = { 'Length in': filtered({ field: 'length', op: 'is', value: 9 }), 'Owner in': 'berth-list?sort=owner', 'The search in': 'berth-list?search=alba', 'Owner in ': 'berth-list/values?field=owner', '': 'berth-list/export' };
    for (const [what, path] of Object.entries(asked)) {
      const { body, headers } = await get(path).expect(503);
      expect(body).toMatchObject({ code: 'still-building', detail: expect.stringContaining(`${what.trim()} berth-list is being built: 0 % done`.trim()) as string });
      expect(headers['retry-after']).toBe('5');
    }
  });

  it('keeps counts that are made of nothing that is not there', async () => {
    expect((await get('berth-status').expect(200)).body).toMatchObject({ rows: [{ status: 'Taken', count: 2 }] });
  });

  it('goes on live', async () => {
    const screen = await Screen.open(office, backend, office.manager);
    await screen.followNow('berth-list');
    await tell(office.store, 1, BerthChanged({ boat: 'Bora' }));
    await eventually('the change', () => screen.changes.length > 0);
    expect(screen.changes[0]!.row).toEqual({ berthId: 1, ...anyBerth, ...blank, boat: 'Bora' });
    await tell(office.store, 3, BerthTaken({ ...anyBerth, boat: 'Cora' }));
    await eventually('the new row', () => screen.changes.some(({ key }) => key === '3'));
    expect(screen.changes.find(({ key }) => key === '3')!.row).toMatchObject({ boat: 'Cora', ...blank });
  });

  it('has nothing decided on what its rows do not say', async () => {
    const lookUp = backend.app.get(LookUp);
    const row = (await lookUp.row(berths, 1))!;
    expect(row.text('status')).toBe('Taken');
    expect(() => row.number('length')).toThrow(StillBuilding);
    await expect(lookUp.keysWith(berths, 'owner', 'Dana Kim')).rejects.toThrow(StillBuilding);
    await expect(lookUp.keysBut(berths, 'owner', 'Dana Kim')).rejects.toThrow(StillBuilding);
  });

  it('says it all once that is built, and has screens fetch it', async () => {
    const screen = await Screen.open(office, backend, office.manager);
    await screen.followNow('berth-list');
    await letBuild();
    await eventually('the screen is told', () => screen.refetched.includes('berth-list'));
    await eventually('nothing is lacking', () => { const ready = backend.engine.isReady('berth-list'); return ready.ready && ready.lacking.size === 0; });
    const { body } = (await get('berth-list?search=dana&sort=length').expect(200)) as { body: ListPage };
    expect(body.rows).toEqual(['Bora', 'Alba', 'Cora'].map((boat, index) => ({ berthId: index + 1, ...anyBerth, boat })));
    expect(body).not.toHaveProperty('rebuilding');
    expect((await get('berth-status').expect(200)).body).toMatchObject({ rows: [{ status: 'Taken', count: 3 }] });
    expect(await backend.engine.verify('berth-list')).toMatchObject({ equal: true });
  });
});
