import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed, ListChanges, ListSignal } from '../../../projections/engine/changes/change-feed.js';
import { listQuery } from '../../../projections/lists/list-query.js';
import { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';
import type { ListReader } from '../lists/list-reader.js';
import type { ListDefinition } from '../lists/list-registry.js';
import { ListPushes } from './list-pushes.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import type { PushedChanges } from './protocol.js';

const tours: ListDefinition = {
  list: 'tour-list',
  query: listQuery<TourListRow>({ entity: TourListRow, key: 'tourId', columns: {}, defaultSort: 'tourId' }),
  permission: 'Tours_Main',
};

/** The same, of which not everybody sees the notes. */
const sensitive = listQuery<TourListRow>({
  entity: TourListRow,
  key: 'tourId',
  columns: {
    leadName: { kind: 'text', label: 'Lead' },
    tourStatus: { kind: 'status', label: 'Status' },
    notes: { kind: 'text', label: 'Notes', permissions: ['Tours_Sensitive'] },
  },
  defaultSort: 'tourId',
});

/** A change feed whose database can be away. */
class Feed {
  away = false;
  log: ListChanges = { changes: [], position: '1' };
  rowOf: ListChanges['rowOf'];
  private listener: (signal: ListSignal) => void = () => undefined;

  subscribe(listener: (signal: ListSignal) => void): () => void {
    this.listener = listener;
    return () => undefined;
  }

  watch(): () => void {
    return () => undefined;
  }

  checkpoint(): Promise<string> {
    return this.away ? Promise.reject(new Error('The database is away')) : Promise.resolve(this.log.position);
  }

  changesSince(): Promise<ListChanges> {
    return this.away ? Promise.reject(new Error('The database is away')) : Promise.resolve(this.log);
  }

  change(position: string, ...changed: string[]): void {
    const at = '2026-11-20T15:00:00.000Z';
    this.log = { changes: [{ list: tours.list, key: '7', position, operation: 'put', by: 'Dana Kim', eventType: 'TourStatusChanged', at, changed }], position, ...(this.rowOf && { rowOf: this.rowOf }) };
    this.listener({ list: tours.list, reset: false });
  }
}

/** Somebody who follows the list, and what they are sent. */
function follower(row: object | undefined, definition: ListDefinition, ...permissions: string[]) {
  const feed = new Feed();
  const pushed: PushedChanges[] = [];
  const audience = { emit: (_: string, changes: PushedChanges) => pushed.push(changes), except: () => audience };
  const reader = { isWhole: () => true, unhiddenRows: (_: ListDefinition, keys: readonly string[]) => Promise.resolve(new Map(row && keys.includes('7') ? [['7', row]] : [])) };
  const pushes = new ListPushes(feed as unknown as ChangeFeed, reader as unknown as ListReader);
  pushes.start({ to: () => audience } as unknown as LiveServer);
  const socket = { join: () => undefined, emit: () => true, conn: { writeBuffer: [] } } as unknown as LiveSocket;
  const room = pushes.rooms.join(socket, definition, undefined, { permissions: new Set(permissions), tenantId: 1, actor: { kind: 'user', id: '7', name: 'Dana Kim' } });
  return { feed, pushed, pushes, socket, room };
}

describe('pushing a list', () => {
  it('goes on after the database was away when the first person began to follow it', async () => {
    const { feed, pushed, pushes, socket, room } = follower({ tourId: 7 }, tours);

    feed.away = true;
    expect(await pushes.catchUp(socket, room, '1')).toMatchObject({ refetch: true });
    feed.away = false;
    feed.change('2');
    await pause(20);
    pushes.stop();
    expect(pushed).toMatchObject([{ list: 'tour-list', position: '2', changes: [{ key: '7', row: { tourId: 7 } }] }]);
  });

  it('has a screen fetch what it missed, and keeps none of it for one that takes nothing', async () => {
    const { feed, pushes, socket, room } = follower({ tourId: 7 }, tours);
    await pushes.catchUp(socket, room, '1');
    feed.change('2');
    expect(await pushes.catchUp(socket, room, '1')).toEqual({ ok: true, refetch: false, position: '2' });
    Object.assign(socket.conn, { writeBuffer: ['what it was sent before'] });
    expect(await pushes.catchUp(socket, room, '1')).toEqual({ ok: true, refetch: true, position: '2' });
    pushes.stop();
  });

  it('sends what this process has just written without reading it, and no more of it than its reader would have read', async () => {
    const written = { tourId: 7, leadName: 'Ann Lee', tourStatus: 'Confirmed', notes: 'late', salesAgent: 'in no column of the list' };
    const pushedTo = async (...permissions: string[]) => {
      const { feed, pushed, pushes, socket, room } = follower({ tourId: 7, leadName: 'read' }, { ...tours, query: sensitive }, ...permissions);
      await pushes.catchUp(socket, room, '1');
      feed.rowOf = (key) => (key === '7' ? written : undefined);
      feed.change('2');
      await pause(20);
      pushes.stop();
      return pushed[0]!.changes[0]!.row;
    };
    expect(await pushedTo('Tours_Main', 'Tours_Sensitive')).toEqual({ tourId: 7, leadName: 'Ann Lee', tourStatus: 'Confirmed', notes: 'late' });
    expect(await pushedTo('Tours_Main')).toEqual({ tourId: 7, leadName: 'Ann Lee', tourStatus: 'Confirmed' });
  });

  it('takes a row off the screen of who may only see others, and does not say who did what to it', async () => {
    const restricted: ListDefinition = { ...tours, restricted: { Tours_Sensitive: { field: 'tourStatus', values: ['Confirmed'] } } };
    const row = { tourId: 7, tourStatus: 'Canceled' };
    const [held, free] = [follower(row, restricted, 'Tours_Main'), follower(row, restricted, 'Tours_Main', 'Tours_Sensitive')];
    for (const { feed, pushes, socket, room } of [held, free]) {
      await pushes.catchUp(socket, room, '1');
      feed.change('2');
      await pause(20);
      pushes.stop();
    }
    expect(free.pushed[0]!.changes[0]).toMatchObject({ operation: 'put', by: 'Dana Kim', row });
    expect(held.pushed[0]!.changes).toEqual([expect.objectContaining({ key: '7', operation: 'delete', by: '', eventType: '', row: null })]);
    expect(JSON.stringify(held.pushed)).not.toMatch(/Dana|Canceled/);
  });

  it('says which fields changed, but neither those that the reader does not see, nor where the change may have let them see the row', async () => {
    const restricted: ListDefinition = {
      ...tours,
      query: sensitive,
      restricted: { Tours_Edit: { field: 'tourStatus', values: ['Confirmed'] } },
    };
    const row = { tourId: 7, tourStatus: 'Confirmed', notes: 'late' };
    const pushedTo = async (permissions: readonly string[], ...changed: string[]) => {
      const { feed, pushed, pushes, socket, room } = follower(row, restricted, ...permissions);
      await pushes.catchUp(socket, room, '1');
      feed.change('2', ...changed);
      await pause(20);
      pushes.stop();
      return pushed[0]?.changes[0];
    };
    const changedFor = async (permissions: readonly string[], ...changed: string[]) => (await pushedTo(permissions, ...changed))?.changed;
    expect(await changedFor(['Tours_Edit', 'Tours_Sensitive'], 'notes', 'tourStatus')).toEqual(['notes', 'tourStatus']);
    expect(await changedFor(['Tours_Edit'], 'notes', 'tourStatus')).toEqual(['tourStatus']);
    expect(await changedFor([], 'notes', 'leadName')).toEqual(['leadName']);
    expect(await changedFor([], 'notes', 'tourStatus')).toBeUndefined();
    // By whom, and by what, tells what it was while it was out of sight.
    expect(await pushedTo([], 'notes', 'tourStatus')).toMatchObject({ operation: 'put', by: '', eventType: '' });
    expect(await pushedTo([], 'leadName')).toMatchObject({ operation: 'put', by: 'Dana Kim', eventType: 'TourStatusChanged' });
  });

  it('says of a row that is gone only that it is gone, whatever was changed in it before', async () => {
    const { feed, pushed, pushes, socket, room } = follower(undefined, { ...tours, query: sensitive });
    await pushes.catchUp(socket, room, '1');
    feed.change('2', 'notes');
    await pause(20);
    pushes.stop();
    expect(pushed[0]!.changes).toMatchObject([{ key: '7', operation: 'delete', row: null }]);
    expect(JSON.stringify(pushed)).not.toContain('notes');
  });
});
