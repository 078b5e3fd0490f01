import type { EventStore } from '../../../events/store/event-store.js';
import type { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import type { Denials } from '../auth/access-log/denials.js';
import { RecordRegistry } from '../records/record-registry.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { RecordRooms } from './record-rooms.js';

/** A store in which every record is there, and which answers when it is told to. */
class SlowStore {
  answer: () => void = () => undefined;
  private readonly asked = new Promise<void>((resolve) => (this.answer = resolve));

  async *read(): AsyncIterable<{ readonly revision: number }> {
    await this.asked;
    yield { revision: 4 };
  }
}

function ground() {
  const store = new SlowStore();
  const records = new RecordRegistry();
  records.register({ category: 'tour', anyOf: ['Tours_Detail'] });
  let hear: (move: object) => void = () => undefined;
  const engine = { onEvent: (listener: typeof hear) => ((hear = listener), () => undefined) };
  const rooms = new RecordRooms(engine as unknown as ProjectionEngine, store as unknown as EventStore, records, {} as Denials);
  const joined = new Set<string>();
  const session = { permissions: new Set(['Tours_Detail']) };
  const socket = { connected: true, data: { session }, join: (room: string) => joined.add(room), leave: (room: string) => joined.delete(room) };
  return { rooms, records, store, joined, session, hear: (move: object) => hear(move), socket: socket as unknown as LiveSocket };
}

describe('Following a record', () => {
  it('ends when the page lets go, also while the record is still looked up', async () => {
    const { rooms, store, joined, socket } = ground();
    const answer = rooms.follow(socket, 'tour-21');
    rooms.leave(socket, 'tour-21');
    store.answer();
    expect(await answer).toEqual({ ok: false, reason: 'tour-21 is not followed any more' });
    expect([...joined]).toEqual([]);
    expect(await rooms.follow(socket, 'tour-21')).toEqual({ ok: true, revision: 4 });
    expect([...joined]).toEqual(['record tour-21']);
  });

  it('ends when the permission goes, also while the record is still looked up', async () => {
    const { rooms, store, joined, socket, session } = ground();
    const answer = rooms.follow(socket, 'tour-21');
    session.permissions.clear();
    rooms.readmit(socket);
    store.answer();
    expect(await answer).toMatchObject({ ok: false });
    expect([...joined]).toEqual([]);
  });

  it('is bounded, also for who asks for many records at once', async () => {
    const { rooms, store, socket } = ground();
    const answers = Array.from({ length: 60 }, (_, tour) => rooms.follow(socket, `tour-${tour + 1}`));
    store.answer();
    expect((await Promise.all(answers)).filter(({ ok }) => ok)).toHaveLength(50);
  });

  it('tells who moved it on; of a record that may be out of sight by then people alone, since a reaction’s name says what happened', async () => {
    const { rooms, records, store, socket, hear } = ground();
    records.register({ category: 'inventory', anyOf: ['Tours_Detail'], isThereFor: () => Promise.resolve(true) });
    const told: unknown[] = [];
    rooms.start({ to: () => ({ emit: (_: string, moved: unknown) => told.push(moved) }) } as unknown as LiveServer);
    store.answer();
    for (const stream of ['tour-21', 'inventory-7']) {
      await rooms.follow(socket, stream);
      hear({ stream, revision: 5, actor: { kind: 'system', id: 'x', name: 'Its contract, for Dana Kim' } });
    }
    await rooms.follow(socket, 'inventory-8');
    hear({ stream: 'inventory-8', revision: 3, actor: { kind: 'user', id: '7', name: 'Dana Kim' } });
    while (told.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    rooms.stop();
    expect(told).toEqual([
      { stream: 'tour-21', revision: 5, by: 'Its contract, for Dana Kim' },
      { stream: 'inventory-7', revision: 5, by: '' },
      { stream: 'inventory-8', revision: 3, by: 'Dana Kim' },
    ]);
  });
});
