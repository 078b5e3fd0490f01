import type { DomainEvent, EventDeclaration, RecordedEvent } from '../../../events/kernel/event.js';
import type { AnyCommand } from '../commands/command.js';
import type { Aggregate, StreamId } from '../commands/aggregate.js';
import type { ChangedRecords } from './changed-records.js';

/** The changes of an aggregate's records, told as in their history and hidden as there. */
export function changedAs<State, C extends AnyCommand, E extends DomainEvent, Id extends StreamId>(
  { category, sensitive, describe }: Pick<Aggregate<State, C, E, Id>, 'category' | 'sensitive' | 'describe'>,
  records: Omit<ChangedRecords, 'category' | 'sensitive' | 'describe'>,
): ChangedRecords {
  return { category, sensitive, describe: describe as unknown as ChangedRecords['describe'], ...records };
}

/** Records that the old system wrote and nobody changes yet. */
export function onlyTakenOver(records: Omit<ChangedRecords, 'sensitive' | 'describe'>): ChangedRecords {
  return { ...records, sensitive: {}, describe: takenOver };
}

function takenOver(_: RecordedEvent): ReturnType<ChangedRecords['describe']> {
  return { title: 'Taken over from the old system', changes: [] };
}

export function eventsBut(events: readonly EventDeclaration[], left: EventDeclaration): readonly EventDeclaration[] {
  return events.filter((event) => event !== left);
}
