import { StoreUnavailable } from '../../../../events/store/event-store.js';
import { DoneInMemory } from '../../../../test/support/done-in-memory.js';
import { KEYS, say, speaker, UnsafeEventStore, type Said } from '../../../../test/support/speaker.js';
import { CommandExecutor } from '../command-executor.js';
import type { CommandResult } from '../command.js';
import { CommandIdReused, Refusal } from '../refusal.js';
import { send } from '../../../../test/support/send.js';
import { StreamStates } from '../stream-states.js';

describe('a command whose sender may send it again', () => {
  let store: UnsafeEventStore;
  let done: DoneInMemory;
  let executor: CommandExecutor;
  let here: (said: Said) => Promise<CommandResult>;
  let elsewhere: (said: Said) => Promise<CommandResult>;
  const tour = speaker();

  beforeEach(() => {
    store = new UnsafeEventStore();
    done = new DoneInMemory();
    const other = new CommandExecutor(store, new StreamStates(store), done);
    executor = new CommandExecutor(store, new StreamStates(store), done);
    here = (said) => on(7, said);
    elsewhere = ({ command, issued }) => other.execute(send(tour, 7, command), issued);
  });

  const on = (id: number, { command, issued }: Said) => executor.execute(send(tour, id, command), issued);
  const words = () => store.events.map(({ data }) => (data as { to: string }).to);
  const again = (word: string) => say(word, { commandId: KEYS[0], mayComeAgain: true });

  it('is answered as the first time when it changed nothing, whatever was changed since', async () => {
    await here(say('No Buy'));
    const first = await here(again('No Buy'));
    expect(first).toMatchObject({ revision: 0, changed: false });
    await here(say('Be Back'));
    for (const process of [here, elsewhere]) expect(await process(again('No Buy'))).toEqual(first);
    expect(words()).toEqual(['No Buy', 'Be Back']);
  });

  it('is answered as the first time where it is now meant for another stream', async () => {
    const first = await here(again('No Buy'));
    expect(await on(8, again('No Buy'))).toEqual({ ...first, changed: false });
    expect(store.events.map(({ stream }) => stream)).toEqual(['tour-7']);
  });

  it('is refused on another stream when it is another command, also at the same moment', async () => {
    const both = await Promise.allSettled([on(7, again('No Buy')), on(8, again('Be Back'))]);
    expect(both).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: expect.any(CommandIdReused) as unknown }]);
    expect(words()).toEqual(['No Buy']);
  });

  it('is not taken for done when nobody knows whether its append arrived, nor when it was refused', async () => {
    store.next = 'is lost';
    await expect(here(again('Purchased'))).rejects.toBeInstanceOf(StoreUnavailable);
    expect(done.commands.size).toBe(0);
    expect(await here(again('Purchased'))).toMatchObject({ revision: 0, changed: true });
    await expect(here(say('Walk Out', { commandId: KEYS[1], mayComeAgain: true }))).rejects.toBeInstanceOf(Refusal);
    expect([...done.commands.keys()]).toEqual([KEYS[0]]);
  });

  it('is found in its stream when the process ended between append and note', async () => {
    const first = await here(again('No Buy'));
    done.commands.clear();
    expect(await elsewhere(again('No Buy'))).toEqual({ ...first, changed: false });
    expect(done.commands.get(KEYS[0])).toMatchObject({ revision: 0, stream: 'tour-7' });
  });
});
