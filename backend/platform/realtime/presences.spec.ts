import { Presences } from './presences.js';
import { Rooms } from './rooms.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** What other processes say of who came and went, and whom the table is asked for. */
function presencesThatHear() {
  let hear: (payload: string) => void = () => undefined;
  const looked: string[] = [];
  const told: string[] = [];
  const table = { at: async ({ list, key }: { list: string; key: string }) => (looked.push(key), await settled(), { list, key, people: [] }), closeAll: () => Promise.resolve([]) };
  const notifications = { listen: (_: string, listener: typeof hear) => ((hear = listener), () => undefined), notify: () => Promise.resolve() };
  const everyRoom = { has: () => true };
  const server = { of: () => ({ adapter: { rooms: everyRoom } }), to: () => ({ emit: (_: string, { key }: { key: string }) => told.push(key) }) };
  const presences = new Presences(table as never, notifications as never, {} as never);
  presences.start(server as never, new Rooms());
  return { presences, looked, told, says: (key: string) => hear(JSON.stringify({ list: 'tour-list', key })) };
}

describe('Who is at a record', () => {
  it('is looked up once for all who came and went before its turn, and again for who came later', async () => {
    const { presences, looked, told, says } = presencesThatHear();
    for (let time = 0; time < 100; time++) ['1', '2'].forEach(says);
    while (told.length < 2) await settled();
    expect(looked).toEqual(['1', '2']);
    says('1');
    while (told.length < 3) await settled();
    expect(told).toEqual(['1', '2', '1']);
    await presences.stop();
  });
});
