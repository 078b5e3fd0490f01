import type { Change } from '../../../backend/changes/changes-wire.js';
import { today } from '../../kit/format/dates.js';

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
  /** Earlier changes of that day were not read: nobody knows what it began with. */
  readonly cutOff: boolean;
}

export interface DayOfRecords {
  /** YYYY-MM-DD, New York. */
  readonly day: string;
  /** What people did. */
  readonly records: readonly RecordOfDay[];
  /** What the server did by itself. */
  readonly automatic: readonly RecordOfDay[];
  /** How many of both ended the day as they began it. */
  readonly asBefore: number;
}

/**
 * One line a record and day, however often it was saved.
 * @param changes newest first, as they came
 * @param more there are earlier ones: the oldest day here may have begun with them
 */
export function recordsByDay(changes: readonly Change[], more = false): readonly DayOfRecords[] {
  const days = [...grouped(changes, ({ at }) => today(new Date(at)))];
  return days.map(([day, all], place) => {
    const cutOff = more && place === days.length - 1;
    const byPeople = ({ actorKind }: Change) => actorKind === 'person';
    const told = (some: readonly Change[]) => [...grouped(some, ({ stream }) => stream).values()].map((ofOne) => recordOf(ofOne, cutOff));
    const [people, server] = [told(all.filter(byPeople)), told(all.filter((change) => !byPeople(change)))];
    const moved = (some: readonly RecordOfDay[]) => some.filter((record) => record.changes.length > 0);
    const [records, automatic] = [moved(people), moved(server)];
    return { day, records, automatic, asBefore: people.length + server.length - records.length - automatic.length };
  });
}

function recordOf(all: readonly Change[], cutOff: boolean): RecordOfDay {
  const { stream, at } = all[0]!;
  const people = [...new Set(all.map(({ actorName }) => actorName))];
  return { stream, at, people, changes: cameTo(all, cutOff), reason: all.find(({ reason }) => reason)?.reason ?? '', cutOff };
}

/** What was typed and what followed from it; what is known to be as it was in the morning is nothing. */
function cameTo(all: readonly Change[], cutOff: boolean): readonly Change[] {
  const fields = grouped(all, ({ field, of, label }) => [field, of, field === '' ? label : ''].join('|'));
  const net = [...fields.values()].map((changes) => ({ ...changes[0]!, before: changes.at(-1)!.before })).filter(({ field, before, after }) => cutOff || field === '' || before !== after);
  const typed = net.filter(({ computed }) => !computed);
  return typed.length > 0 ? typed : net;
}

function grouped<One>(all: readonly One[], by: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}
