import { Decimal } from 'decimal.js';
import { groupOf, type ValueKind } from '../../events/kernel/field.rules.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import { idIn } from '../../events/kernel/stream-name.js';
import { neededFor, type ChangeSource, type ToldChange } from '../engine/changes/change-source.js';
import type { ActorKind, ChangeRow } from './changes.read-model.js';

/** More fields than that no event has. */
const PLACE_DIGITS = 3;

/**
 * What one event changed, a row a field. One that began a record, that was taken over from the old system, or that says its
 * changes in its title is one row.
 */
export function changeRows(source: ChangeSource, event: RecordedEvent): ChangeRow[] {
  if (source.isTold && !source.isTold(event)) return [];
  const { title, changes, toldInTitle, tells = '', reason = '', group = '' } = source.describe(event);
  const beside = { ...whoAndWhere(source, event), reason };
  const told = event.revision === 0 || toldInTitle || isImport(event) ? [] : changes.filter(({ from, to }) => textOf(from) !== textOf(to));
  if (told.length > 0) return told.map((change, place) => ({ ...beside, ...ofField(source, change), key: keyOf(event, place) }));
  // What changed only fields that are no more, or from nothing to nothing, is told by nobody.
  if (changes.length > 0 && event.revision > 0 && !toldInTitle && !isImport(event)) return [];
  return [{ ...beside, ...ofEvent(source, title, tells), group, key: keyOf(event, 0) }];
}

function whoAndWhere({ category }: ChangeSource, event: RecordedEvent) {
  const { stream, revision, metadata } = event;
  const actorKind = actorKindOf(event);
  const { actor, commandId, occurredAt } = metadata;
  const record = idIn(stream);
  return { at: occurredAt, stream, category, record, revision, save: commandId, actorKind, imported: actorKind === 'import', actor: `${actorKind}:${actor.id}`, actorName: actor.name };
}

function ofField(source: ChangeSource, change: ToldChange) {
  const { field, label, of = '', kind, group, computed = false, from, to } = change;
  const isReference = source.fields[field]?.kind === 'reference';
  const [before, after] = [from, to].map((value) => (isReference && value === 0 ? null : textOf(value))) as [string | null, string | null];
  return {
    field: `${source.category}.${field}`,
    label,
    of,
    group: group ?? groupOf({ kind }),
    kind,
    before,
    after,
    difference: kind === 'money' ? new Decimal(after ?? 0).minus(before ?? 0).toFixed(2) : null,
    computed,
    needs: neededFor(source, field),
    written: kind === 'money' ? [before, after].map(writtenAmount).join(' ').trim() : '',
  };
}

function ofEvent(source: ChangeSource, title: string, tells: string) {
  const none = { of: '', group: '', kind: 'text' as ValueKind, before: null, after: null, difference: null, computed: false, written: '' };
  return { ...none, field: '', label: title, needs: neededFor(source, tells) };
}

function isImport({ type }: Pick<RecordedEvent, 'type'>): boolean {
  return type.endsWith('Imported');
}

const actorKinds: Readonly<Record<EventMetadata['actor']['kind'], ActorKind>> = { user: 'person', agent: 'agent', system: 'system' };

function actorKindOf(event: RecordedEvent): ActorKind {
  return isImport(event) || event.metadata.actor.id === 'legacy-import' ? 'import' : actorKinds[event.metadata.actor.kind];
}

/** "9,300.00": who looks for an amount may write it either way. */
function writtenAmount(amount: string | null): string {
  return amount === null ? '' : amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

function keyOf({ position }: RecordedEvent, place: number): string {
  return `${position}.${String(place).padStart(PLACE_DIGITS, '0')}`;
}
