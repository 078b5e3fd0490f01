import { Inject, Injectable } from '@nestjs/common';
import type { PermissionName } from '../../events/users/permission.enums.js';
import { possibleNeeds } from '../../projections/engine/changes/change-source.js';
import { changedFieldsQuery, changesQuery } from '../../projections/changes/changes.queries.js';
import type { RowRestriction } from '../../projections/lists/list-visibility.js';
import { holdsAny, type PermissionSet } from '../platform/auth/permissions.js';
import type { Session } from '../platform/auth/sessions/session.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { LookUp } from '../platform/lists/look-up.js';
import type { ChangedRecords } from '../platform/changes/changed-records.js';

export const CHANGED_RECORDS = 'changed records';

/** Who may open the page of all changes; what they find there goes by each record and each field. */
export const MAY_SEE_CHANGES = ['Accounting_Main', 'Settings_Main'] as const;

/** Moves with every change. */
export const changedFieldList = { list: 'changed-fields', query: changedFieldsQuery, permission: MAY_SEE_CHANGES } as const satisfies ListDefinition;

/** Which changes somebody sees: those of records that they may open, without the fields that they may not see. */
@Injectable()
export class ChangesVisibility {
  private readonly needs: readonly string[];

  constructor(
    @Inject(CHANGED_RECORDS) readonly kinds: readonly ChangedRecords[],
    private readonly lookUp: LookUp,
  ) {
    this.needs = possibleNeeds(kinds);
  }

  open(permissions: PermissionSet): readonly ChangedRecords[] {
    return this.kinds.filter(({ anyOf }) => holdsAny(permissions, anyOf));
  }

  /** What each row says of itself. */
  readonly only = ({ permissions }: Pick<Session, 'permissions'>): readonly RowRestriction[] => [
    { field: 'category', values: this.open(permissions).map(({ category }) => category) },
    { field: 'needs', values: this.needs.filter((needed) => needed.split(',').every((one) => one === '' || permissions.has(one))) },
  ];

  /** The changes as this reader sees them, without records that are not there for them (`decisions.md A20`). */
  async listFor(session: Session): Promise<ListDefinition> {
    const foreign = await this.foreignStreams(session);
    const others = foreign.length > 0 ? [{ field: 'stream', values: foreign, except: true } as const] : [];
    return { list: 'changes', query: changesQuery, permission: MAY_SEE_CHANGES, only: (reader) => [...this.only(reader), ...others] };
  }

  /** Whoever may open records may know what others changed in them. */
  get openers(): readonly PermissionName[] {
    return [...new Set<PermissionName>([...MAY_SEE_CHANGES, ...this.kinds.flatMap(({ anyOf }) => anyOf)])];
  }

  private async foreignStreams(session: Session): Promise<string[]> {
    const asked = this.open(session.permissions).map(async ({ category, notFor }) => (await notFor?.(session, this.lookUp))?.map((record) => `${category}-${record}`) ?? []);
    return (await Promise.all(asked)).flat();
  }
}
