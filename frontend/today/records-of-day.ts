import type { Change } from '../../backend/changes/changes.dto.js';
import { today } from '../kit/format/dates.js';

/** What a day came to for one record. */
export interface RecordOfDay {
  readonly stream: string;
  /** Of the last change, ISO UTC. */
  readonly at: string;
  /** Who changed it, the last one first. */
  readonly people: readonly string[];
  /** From what to what, each field once; of an event without fields, the event itself. */
  readonly changes: readonly Change[];
  /** The last one that was given. */
  readonly reason: string;
}

export interface DayOfRecords {
  /** YYYY-MM-DD, New York. */
  readonly day: string;
  /** What people did. */
  readonly records: readonly RecordOfDay[];
  /** What the server did by itself. */
  readonly automatic: readonly RecordOfDay[];
}

/** One line a record and day, however often it was saved. @param changes newest first, as they came */
export function recordsByDay(changes: readonly Change[]): readonly DayOfRecords[] {
  const days = grouped(changes, ({ at }) => today(new Date(at)));
  return [...days].map(([day, all]) => {
    const byPeople = ({ actorKind }: Change) => actorKind === 'person';
    const told = (some: readonly Change[]) => [...grouped(some, ({ stream }) => stream).values()].map(recordOf).filter((record) => record.changes.length > 0);
    return { day, records: told(all.filter(byPeople)), automatic: told(all.filter((change) => !byPeople(change))) };
  });
}

function recordOf(all: readonly Change[]): RecordOfDay {
  const { stream, at } = all[0]!;
  const people = [...new Set(all.map(({ actorName }) => actorName))];
  return { stream, at, people, changes: cameTo(all), reason: all.find(({ reason }) => reason)?.reason ?? '' };
}

/** What was typed and what followed from it; what is as it was in the morning is nothing. */
function cameTo(all: readonly Change[]): readonly Change[] {
  const fields = grouped(all, ({ field, of, label }) => [field, of, field === '' ? label : ''].join('|'));
  const net = [...fields.values()].map((changes) => ({ ...changes[0]!, before: changes.at(-1)!.before })).filter(({ field, before, after }) => field === '' || before !== after);
  const typed = net.filter(({ computed }) => !computed);
  return typed.length > 0 ? typed : net;
}

function grouped<One>(all: readonly One[], by: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}
