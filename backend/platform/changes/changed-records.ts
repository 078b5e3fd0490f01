import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { ChangeSource } from '../../../projections/engine/changes/change-source.js';
import type { Session } from '../auth/sessions/session.js';
import type { ListDefinition } from '../lists/list-registry.js';
import type { LookUp } from '../lists/look-up.js';

/** A kind of record among all changes: what people call it, who may open it, and where. */
export interface ChangedRecords extends ChangeSource {
  /** "Contracts" */
  readonly area: string;
  /** "Contract", before its number; of what has no number its whole name. */
  readonly calls: string | ((record: string) => string);
  /** Any of these opens such a record, as at its route. */
  readonly anyOf: readonly PermissionName[];
  /** The screen that shows it. */
  readonly page?: (record: string) => string;
  /** Below which its history is read: `/api/Contracts/1042`. */
  readonly url?: (record: string) => string;
  /** Who or what it is, from the row of its list, as far as the reader sees it: "Fatima Lopez, Coral Reef Club 524". */
  readonly headline?: { readonly list: ListDefinition; readonly words: (row: Readonly<Record<string, unknown>>) => string };
  /** Records, by what stands after the category, that are not there for somebody who holds the permission. */
  readonly notFor?: (session: Session, lookUp: LookUp) => Promise<readonly string[]>;
}

export function nameOf({ calls }: ChangedRecords, record: string): string {
  return typeof calls === 'string' ? `${calls} ${record}` : calls(record);
}

/** The parts of a headline that are known. */
export function headlineOf(parts: readonly unknown[]): string {
  return parts.filter(Boolean).join(', ');
}
