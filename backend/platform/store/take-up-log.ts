import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { PositionRefused, START, type EventStore, type Position, type StoredEvent } from '../../../events/store/event-store.js';
import { CannotStart } from '../config/cannot-start.js';
import { begin, beginningOf, logIdOf } from './begin-log.js';
import { misfit, misfitSentence, type Misfit } from './log-fit.js';
import { foreignAmong } from './foreign-among.js';
import { furthestRead, isFresh, lastCommand, logMemory, remember, type ForeignFound, type Landmark } from './log-memory.js';
import { isOurs } from '../../../events/kernel/own-event.js';

/** What is to be learnt from events that the database has not seen. */
export interface Learner {
  /** Before anything is written. @throws CannotStart */
  begin?(): Promise<void>;
  learn(events: readonly StoredEvent[]): Promise<void>;
}

interface Sides {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  /** Where an EventStoreDB is, for people. */
  readonly place: string | undefined;
}

const BATCH = 2_000;

/**
 * At every start: the database and the log are held side by side, before anything is written to either. Then what the
 * database has not seen of the log is learnt from it, and a log without an identity gets one.
 * @throws CannotStart when they do not belong together
 */
export async function takeUpLog(sides: Sides, learners: readonly Learner[]): Promise<void> {
  const { pool, store } = sides;
  // First what the database has read, then the log: beside a process that writes the log only grows meanwhile, and is never found older.
  const [memory, read] = await Promise.all([logMemory(pool), furthestRead(pool)]);
  const landmark = memory?.landmark ?? (await lastCommand(pool));
  const [beginning, { position: head }, landmarkStands] = await Promise.all([beginningOf(store), store.head(), stands(store, landmark)]);
  const why = misfit({ remembered: memory?.logId, begun: beginning && logIdOf(beginning), head, read, landmarkStands });
  if (why) throw refusal(why, sides);
  for (const learner of learners) await learner.begin?.();
  const fresh = !memory && read === START && (await isFresh(pool));
  const unseen = await learnUnseen(sides, read, head, learners);
  if (memory) return;
  const begun = beginning ?? (await begin(store));
  const foundCompany = fresh && unseen.ours > 0;
  if (foundCompany) new Logger('EventLog').log(`An empty database was filled from an event log that holds a company: ${unseen.ours} events`);
  await remember(pool, logIdOf(begun), begun, { foundCompany, foreign: unseen.foreign, countedTo: head });
}

/** Whether the event is in the log, at its place; undefined when none is known. */
export async function stands(store: EventStore, landmark: Landmark | undefined): Promise<boolean | undefined> {
  if (!landmark) return undefined;
  const { stream, revision, position, eventId } = landmark;
  for await (const event of store.read(stream, { from: revision, limit: 1 }))
    return event.revision === revision && event.position === position && (eventId === undefined || event.id === eventId);
  return false;
}

interface Unseen {
  readonly ours: number;
  readonly foreign: ForeignFound;
}

async function learnUnseen(sides: Sides, from: Position, head: Position, learners: readonly Learner[]): Promise<Unseen> {
  const end = new AbortController();
  let ours = 0;
  let foreign: ForeignFound = { count: 0, last: undefined };
  if (from >= head) return { ours, foreign };
  try {
    for await (const { events, position, caughtUp } of sides.store.subscribe(from, { signal: end.signal, batchSize: BATCH })) {
      ours += events.filter(isOurs).length;
      foreign = foreignAmong(events, foreign);
      for (const learner of learners) await learner.learn(events);
      if (caughtUp || position >= head) break;
    }
  } catch (error) {
    if (error instanceof PositionRefused) throw refusal('parted', sides);
    throw error;
  } finally {
    end.abort();
  }
  return { ours, foreign };
}

function refusal(why: Misfit, { place }: Sides): CannotStart {
  return new CannotStart(misfitSentence(why, place));
}
