import type { EventDeclaration, RecordedEvent, RecordedOf } from '../../events/kernel/event.js';
import { projection, type Contribution, type ProjectionBuilder } from '../engine/projection.js';
import { changeRows } from './change-rows.js';
import type { ChangeSource } from '../engine/changes/change-source.js';
import { changesQuery } from './changes.queries.js';
import { ChangedField, ChangeRow, ChangingPerson } from './changes.read-model.js';

/** Raised where what areas say of a stored event changes; test/events/told-changes.spec.ts notices. */
export const TOLD_VERSION = 8;

/**
 * Every change of every record, as the areas tell it. Who sees a field stands in the rows: where that changes they are built anew.
 * A label that is added or changed concerns what is told from then on.
 */
export function changesProjection(sources: readonly ChangeSource[]): ProjectionBuilder<ChangeRow> {
  const madeFrom = JSON.stringify(sources.map(({ category, needs, sensitive }) => ({ category, needs, sensitive })));
  const changes = projection<ChangeRow>('changes', { entity: ChangeRow, key: 'key', indexes: changesQuery.indexes, madeFrom, version: TOLD_VERSION });
  for (const source of sources) for (const declaration of source.events) changes.adds(declaration, toldOnce(source));
  return changes.totalling('changed-fields', ChangedField, changedField).totalling('changing-people', ChangingPerson, changingPerson);
}

/** The engine asks for the rows of an event once for each of them. */
function toldOnce(source: ChangeSource): (event: RecordedOf<EventDeclaration>) => readonly ChangeRow[] {
  const told = new WeakMap<RecordedEvent, readonly ChangeRow[]>();
  return (event) => {
    const rows = told.get(event) ?? changeRows(source, event);
    told.set(event, rows);
    return rows;
  };
}

function changedField({ category, needs, field, label, group, kind }: ChangeRow): Contribution[] {
  // An event that is told as a whole has no field of its own; its words are too many to choose among.
  const of = { category, needs, field, label: field === '' ? '' : label, group, kind };
  return [{ key: Object.values(of).join('|'), of, add: { count: 1 } }];
}

function changingPerson({ category, needs, actorKind, actor, actorName }: ChangeRow): Contribution[] {
  const of = { category, needs, actorKind, actor, actorName };
  return [{ key: Object.values(of).join('|'), of, add: { count: 1 } }];
}
