import type { EventDeclaration, RecordedEvent } from '../../../events/kernel/event.js';
import type { FieldTable, ValueKind } from '../../../events/kernel/field.rules.js';
import type { PermissionName } from '../../../events/users/permission.enums.js';

/** What one event changed, in the words of its area. */
export interface ToldChanges {
  readonly title: string;
  readonly toldInTitle?: true;
  /** The field whose value can be told from the title. */
  readonly tells?: string;
  /** What people look for the event among, where it is told as a whole. */
  readonly group?: string;
  readonly reason?: string;
  readonly changes: readonly ToldChange[];
}

export interface ToldChange {
  readonly field: string;
  readonly label: string;
  readonly of?: string;
  readonly kind: ValueKind;
  readonly group?: string;
  readonly computed?: true;
  readonly from: unknown;
  readonly to: unknown;
}

/** How the events of one kind of record become changes: the same words as in its history. */
export interface ChangeSource {
  /** Of its streams: `<category>-<id>`. */
  readonly category: string;
  readonly events: readonly EventDeclaration[];
  /** The table that labels, kinds and groups come from. */
  readonly fields: FieldTable;
  /** Fields by the permission that shows them. */
  readonly sensitive: Readonly<Record<string, readonly string[]>>;
  /** Without it no change of such a record is seen. */
  readonly needs?: PermissionName;
  /** Whether an event is told at all; each is unless given. */
  readonly isTold?: (event: RecordedEvent) => boolean;
  describe(event: RecordedEvent): ToldChanges;
}

/** All permissions that a change of this field needs beside those that open the record, as they stand in its row. */
export function neededFor({ sensitive, needs }: ChangeSource, field: string): string {
  const own = Object.keys(sensitive).filter((permission) => sensitive[permission]!.includes(field));
  return [...new Set([...(needs ? [needs] : []), ...own])].sort().join(',');
}

/** Everything that `neededFor` may answer for any of these. */
export function possibleNeeds(sources: readonly ChangeSource[]): readonly string[] {
  const all = sources.flatMap((source) => ['', ...Object.values(source.sensitive).flat()].map((field) => neededFor(source, field)));
  return [...new Set(all)];
}
