import { jest } from '@jest/globals';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { Refused, TryLater, type Consumer, type OwnRows } from '../../projections/engine/consumer/consumer.js';
import { ConsumerHandler } from '../../projections/engine/consumer/consumer-handler.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { beginConsumer, CheckpointMoved } from '../../projections/engine/write/checkpoint.js';
import { EngineSetUp } from './engine-set-up.js';
import { ParcelListed, ParcelNoted, parcelVocabulary, tell } from './parcels.js';

const FIRST = '';

/** What becomes of one event in a test. */
type Fate = 'nothing' | 'a row' | 'a command' | 'refused' | 'away' | 'the end of the process';

describe('events that a consumer handles together', () => {
  let setUp: EngineSetUp;
  let taken: string[];
  let fates: Record<string, Fate>;

  class ProcessEnded extends Error {}

  const clerk: Consumer = {
    name: 'clerk',
    types: new Set([ParcelNoted.type]),
    async handle({ data }: RecordedEvent): Promise<readonly OwnRows[] | undefined> {
      const { note } = data as { note: string };
      const fate = fates[note] ?? 'nothing';
      taken.push(note);
      if (fate === 'refused') throw new Refused('No such buyer');
      if (fate === 'away') throw new TryLater('The mail server does not answer');
      if (fate === 'the end of the process') await new Promise(() => died());
      if (fate === 'a command') return [];
      return fate === 'a row' ? [(client) => client.query('INSERT INTO clerk_note (word) VALUES ($1)', [note])] : undefined;
    },
  };
  let died: () => void = () => undefined;

  beforeEach(async () => {
    [taken, fates] = [[], {}];
    setUp = await EngineSetUp.make();
    await makeEngineTables(setUp.sql);
    await setUp.sql.query('CREATE TABLE clerk_note (number serial, word text)');
    await beginConsumer(setUp.sql, clerk.name, FIRST);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
  });

  afterEach(() => setUp.end());

  const noted = async (count: number): Promise<void> => {
    for (let note = 1; note <= count; note++) await tell(setUp.store, note, ParcelNoted({ note: `${note}` }));
  };
  const words = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
  const handled = async () => (await setUp.rows<{ handled: string }>('projection.checkpoint'))[0]!.handled;
  const parked = () => setUp.rows('(SELECT stream, error, attempts FROM projection.parked)');

  const opened = () => ConsumerHandler.open(clerk, { pool: setUp.sql, vocabulary: parcelVocabulary });

  /** One process, from where the checkpoint is. @throws ProcessEnded */
  async function process(): Promise<void> {
    const handler = await opened();
    const end = new Promise<never>((_, reject) => (died = () => reject(new ProcessEnded())));
    const events = setUp.store.events.filter(({ position }) => position > handler.place.handled);
    // As a store may that has nothing of concern in its first page.
    await handler.handle({ events: [], position: setUp.store.events[0]!.position, caughtUp: false });
    await Promise.race([handler.handle({ events, position: (await setUp.store.head()).position, caughtUp: true }), end]);
  }

  async function processesUntilDone(): Promise<number> {
    for (let begun = 1; ; begun++) {
      try {
        await process();
        return begun;
      } catch (error) {
        if (!(error instanceof ProcessEnded) || begun > 20) throw error;
      }
    }
  }

  it('move the checkpoint together where they write nothing', async () => {
    await noted(120);
    const asked = jest.spyOn(setUp.sql, 'query');
    await process();
    expect(taken).toEqual(words(1, 120));
    const names = asked.mock.calls.flatMap(([statement]: readonly unknown[]) => (statement as { readonly name?: string }).name ?? []);
    expect(names).toEqual(['move-checkpoint', ...Array.from({ length: 3 }, () => ['count-attempt', 'move-checkpoint']).flat()]);
    expect(await handled()).toBe(setUp.store.events.at(-1)!.position);
  });

  it.each([1, 30, 50, 51, 120])('find the %s. of 120 that ends the process, park it after three attempts of its own and handle the others', async (at) => {
    await noted(120);
    fates = { [at]: 'the end of the process', [at - 1]: 'a row', [at + 1]: 'a row' };
    expect(await processesUntilDone()).toBeLessThanOrEqual(7);
    expect(await parked()).toEqual([{ stream: `parcel-${at}`, error: 'The process ended while handling it', attempts: 3 }]);
    expect(new Set(taken).size).toBe(120);
    expect(taken.filter((note) => note === `${at}`).length).toBeLessThanOrEqual(6);
    const rows = (await setUp.sql.query<{ word: string }>('SELECT word FROM clerk_note ORDER BY number')).rows.map(({ word }) => word);
    expect(rows).toEqual([at - 1, at + 1].filter((note) => note >= 1 && note <= 120).map(String));
  });

  it('do not come again after one that caused something', async () => {
    await noted(4);
    fates = { 2: 'a command', 4: 'the end of the process' };
    await expect(process()).rejects.toBeInstanceOf(ProcessEnded);
    fates = {};
    await process();
    expect(taken).toEqual(['1', '2', '3', '4', '3', '4']);
  });

  it('cause nothing by who leads no longer', async () => {
    await noted(2);
    const [former, later] = [await opened(), await opened()];
    const batch = { events: setUp.store.events, position: (await setUp.store.head()).position, caughtUp: true };
    await later.handle(batch);
    await expect(former.handle(batch)).rejects.toBeInstanceOf(CheckpointMoved);
    expect(taken).toEqual(['1', '2']);
  });

  it('park one that is refused after its first attempt, without those beside it', async () => {
    await noted(5);
    fates = { 3: 'refused' };
    await process();
    expect(taken).toEqual(words(1, 5));
    expect(await parked()).toEqual([{ stream: 'parcel-3', error: 'No such buyer', attempts: 1 }]);
  });

  it('are not handled again where a later one of them has to wait', async () => {
    await noted(5);
    fates = { 4: 'away' };
    await expect(process()).rejects.toBeInstanceOf(TryLater);
    await expect(process()).rejects.toBeInstanceOf(TryLater);
    expect(await setUp.rows('(SELECT attempts, failure FROM projection.checkpoint)')).toEqual([{ attempts: 0, failure: 'The mail server does not answer' }]);
    fates = {};
    await process();
    expect(taken).toEqual(['1', '2', '3', '4', '4', '4', '5']);
    expect(await parked()).toEqual([]);
  });
});
