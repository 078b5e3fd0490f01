import { jest } from '@jest/globals';
import { StoreUnavailable, WrongExpectedRevision, type Appended, type NewEvent } from '../../../events/store/event-store.js';
import { DoneInMemory } from '../../../test/support/done-in-memory.js';
import { KEYS, say, speaker, UnsafeEventStore, type Said } from '../../../test/support/speaker.js';
import { MemoryEventStore } from '../../../test/support/memory-event-store.js';
import { CommandExecutor } from './command-executor.js';
import type { CommandResult } from './command.js';
import { CommandIdReused, Refusal, StaleRevision } from './refusal.js';
import { send } from '../../../test/support/send.js';
import { StreamStates } from './stream-states.js';

/** Answers events that stand at that very place already as repeated, as the real stores do: by their ids alone. */
class RecognisingEventStore extends UnsafeEventStore {
  override async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    const there = this.events.filter((event) => event.stream === stream && event.revision > expectedRevision).slice(0, events.length);
    const last = there.at(-1);
    if (last && events.every(({ id }, index) => there[index]?.id === id)) return { revision: last.revision, position: last.position, repeated: true };
    return super.append(stream, expectedRevision, events);
  }
}

describe('the command executor', () => {
  let store: UnsafeEventStore;
  let done: DoneInMemory;
  let tour: ReturnType<typeof speaker>;
  let here: (said: Said) => Promise<CommandResult>;
  let elsewhere: (said: Said) => Promise<CommandResult>;

  beforeEach(() => {
    store = new UnsafeEventStore();
    done = new DoneInMemory();
    tour = speaker();
    [here, elsewhere] = [1, 2].map(() => {
      const executor = new CommandExecutor(store, new StreamStates(store), done);
      return (said: Said) => executor.execute(send(tour, 7, said.command), said.issued);
    }) as [typeof here, typeof elsewhere];
  });

  const words = () => store.events.map(({ data }) => (data as { to: string }).to);

  it('decides again on what another process has written meanwhile', async () => {
    await here(say('No Buy'));
    await elsewhere(say('Be Back'));
    expect(await here(say('Purchased'))).toMatchObject({ revision: 2, changed: true });
    expect(store.events.map(({ data }) => data)).toContainEqual({ from: 'Be Back', to: 'Purchased' });
  });

  it('carries out every one of many commands on one stream, from two processes at once', async () => {
    const commands = Array.from({ length: 40 }, (_, index) => say(index % 3 ? 'No Buy' : 'Be Back'));
    const results = await Promise.all(commands.map((command, index) => (index % 2 ? here : elsewhere)(command)));
    const revisions = results.filter(({ changed }) => changed).map(({ revision }) => revision);
    expect(new Set(revisions).size).toBe(store.events.length);
    const told = store.events.map(({ data }) => data as { from: string; to: string });
    told.forEach(({ from }, index) => expect(from).toBe(told[index - 1]?.to ?? ''));
  });

  it('gives up when a stream never comes to rest, and says that it was contended', async () => {
    store.append = (stream, expected) => Promise.reject(new WrongExpectedRevision(stream, expected, expected + 1));
    await expect(here(say('No Buy'))).rejects.toBeInstanceOf(WrongExpectedRevision);
    expect(tour.asked).toBe(100);
  });

  it('reads a stream once, though a decision asks for something that it must be told first', async () => {
    await here(say('No Buy'));
    const decide = tour.decide.bind(tour);
    const readings = jest.spyOn(store, 'read');
    tour.decide = () => {
      throw new Error('Whether the month is closed is not known yet');
    };
    await expect(here(say('Be Back'))).rejects.toThrow('not known yet');
    tour.decide = decide;
    await here(say('Be Back'));
    expect(readings).not.toHaveBeenCalled();
    expect(words()).toEqual(['No Buy', 'Be Back']);
  });

  it.each(['the same process', 'another process'])('answers a command that is sent again to %s as the first time', async (which) => {
    const first = await here(say('No Buy', { commandId: KEYS[0] }));
    await here(say('Be Back'));
    const again = await (which === 'another process' ? elsewhere : here)(say('No Buy', { commandId: KEYS[0] }));
    expect(again).toEqual({ ...first, changed: false });
    expect(words()).toEqual(['No Buy', 'Be Back']);
  });

  it('answers a command that is sent again while a stale process holds the stream', async () => {
    await elsewhere(say('Be Back'));
    const first = await here(say('No Buy', { commandId: KEYS[0] }));
    expect(await elsewhere(say('No Buy', { commandId: KEYS[0] }))).toEqual({ ...first, changed: false });
    expect(words()).toEqual(['Be Back', 'No Buy']);
  });

  it('answers a command that is sent again although its If-Match has become old by its own doing', async () => {
    await here(say('No Buy'));
    const first = await here(say('Be Back', { commandId: KEYS[0], ifMatch: 0 }));
    expect(await here(say('Be Back', { commandId: KEYS[0], ifMatch: 0 }))).toEqual({ ...first, changed: false });
  });

  it('counts the same command once when it comes twice at the same moment', async () => {
    const both = await Promise.all([here(say('No Buy', { commandId: KEYS[0] })), elsewhere(say('No Buy', { commandId: KEYS[0] }))]);
    expect(both.map(({ revision }) => revision)).toEqual([0, 0]);
    expect(words()).toEqual(['No Buy']);
  });

  it('refuses a command id that was used for another command', async () => {
    await here(say('No Buy', { commandId: KEYS[0] }));
    for (const process of [here, elsewhere]) await expect(process(say('Be Back', { commandId: KEYS[0] }))).rejects.toBeInstanceOf(CommandIdReused);
    expect(words()).toEqual(['No Buy']);
  });

  it('answers a repeat also where what was asked for was erased since', async () => {
    const first = await here(say('No Buy', { commandId: KEYS[0] }));
    for (const event of store.events) Object.assign(event, { metadata: { ...(event.metadata as object), commandHash: '' } });
    const executor = new CommandExecutor(store, new StreamStates(store), new DoneInMemory());
    const { command, issued } = say('No Buy', { commandId: KEYS[0] });
    expect(await executor.execute(send(tour, 7, command), issued)).toEqual({ ...first, changed: false });
    expect(words()).toEqual(['No Buy']);
  });

  it('refuses it too where only the store knows that the events are there already', async () => {
    store = new RecognisingEventStore();
    const [first, stale] = [1, 2].map(() => {
      const executor = new CommandExecutor(store, new StreamStates(store), done);
      return (said: Said) => executor.execute(send(tour, 7, said.command), said.issued);
    }) as [typeof here, typeof elsewhere];
    await stale(say('Be Back'));
    const answer = await first(say('No Buy', { commandId: KEYS[0] }));
    await expect(stale(say('Purchased', { commandId: KEYS[0] }))).rejects.toBeInstanceOf(CommandIdReused);
    expect(await stale(say('No Buy', { commandId: KEYS[0] }))).toEqual({ ...answer, changed: false });
    expect(words()).toEqual(['Be Back', 'No Buy']);
  });

  it('knows a repeat by what was asked for, though the server looked something else up since', async () => {
    const asked = { path: '/api/Tours/7/Result', body: { tourResult: 'No Buy' } };
    const first = say('No Buy', { commandId: KEYS[0] });
    const again = say('Be Back', { commandId: KEYS[0] });
    for (const command of [first, again]) command.issued = { ...command.issued, asked };
    const result = await here(first);
    expect(await here(again)).toEqual({ ...result, changed: false });
    again.issued = { ...again.issued, asked: { ...asked, body: { tourResult: 'Be Back' } } };
    await expect(here(again)).rejects.toThrow(CommandIdReused);
  });

  it('knows it by a hash that stays what it always was: those of long ago stand in events', async () => {
    const first = say('No Buy');
    await here({ ...first, issued: { ...first.issued, asked: { by: 'user 1', path: '/api/Tours/7/Result', body: { tourResult: 'No Buy' } } } });
    expect(store.events[0]?.metadata).toMatchObject({ commandHash: 'KM4dXplJBsE3npAWkLFc1P7kD6SLIAwdVeDfmYCF88c' });
  });

  it('tells whose If-Match is old what changed since, and writes nothing', async () => {
    await here(say('No Buy'));
    await elsewhere(say('Be Back'));
    const error = await here(say('Purchased', { ifMatch: 0 })).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StaleRevision);
    expect(error).toMatchObject({ expected: 0, actual: 1, since: [{ type: 'TourResultRecorded', data: { from: 'No Buy', to: 'Be Back' } }] });
    expect(words()).toEqual(['No Buy', 'Be Back']);
  });

  it('takes an If-Match that another process has made true', async () => {
    await here(say('No Buy'));
    await elsewhere(say('Be Back'));
    expect(await here(say('Purchased', { ifMatch: 1 }))).toMatchObject({ revision: 2, changed: true });
  });

  it('refuses only on what the store holds now', async () => {
    await here(say('Purchased'));
    await elsewhere(say('Be Back'));
    expect(await here(say('Walk Out'))).toMatchObject({ revision: 2, changed: true });
    await elsewhere(say('Purchased'));
    await expect(elsewhere(say('Walk Out'))).rejects.toBeInstanceOf(Refusal);
    expect(words()).toEqual(['Purchased', 'Be Back', 'Walk Out', 'Purchased']);
  });

  it('finds that nothing differs only on what the store holds now', async () => {
    await here(say('No Buy'));
    await elsewhere(say('Be Back'));
    expect(await here(say('No Buy'))).toMatchObject({ revision: 2, changed: true });
    expect(await here(say('No Buy'))).toMatchObject({ revision: 2, changed: false });
    expect(words()).toEqual(['No Buy', 'Be Back', 'No Buy']);
  });

  it.each([
    ['is written, but the answer is lost', { changed: false, revision: 1 }],
    ['is lost', { changed: true, revision: 1 }],
  ] as const)('takes an append for no success when it %s, and counts it once when it is sent again', async (fate, repeat) => {
    await here(say('No Buy'));
    store.next = fate;
    await expect(here(say('Be Back', { commandId: KEYS[1] }))).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await here(say('Be Back', { commandId: KEYS[1] }))).toMatchObject(repeat);
    expect(words()).toEqual(['No Buy', 'Be Back']);
    expect(await here(say('Purchased'))).toMatchObject({ revision: 2, changed: true });
    expect(store.events.at(-1)?.data).toEqual({ from: 'Be Back', to: 'Purchased' });
  });

  it('lets a refused command be sent again once the reason is gone, under the same id', async () => {
    await here(say('Purchased'));
    await expect(here(say('Walk Out', { commandId: KEYS[2] }))).rejects.toBeInstanceOf(Refusal);
    await here(say('Be Back'));
    expect(await here(say('Walk Out', { commandId: KEYS[2] }))).toMatchObject({ changed: true });
  });

  it('gives events ids that follow from the command, so that a second append of them is known', async () => {
    await here(say('No Buy', { commandId: KEYS[0] }));
    const other = new MemoryEventStore();
    const { command, issued } = say('No Buy', { commandId: KEYS[0] });
    await new CommandExecutor(other, new StreamStates(other), done).execute(send(tour, 7, command), issued);
    expect(other.events[0]?.id).toBe(store.events[0]?.id);
    expect(other.events[0]?.id).not.toBe(KEYS[0]);
  });
});
