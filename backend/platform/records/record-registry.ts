import { Injectable } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { Session } from '../auth/sessions/session.js';
import { categoryIn } from '../../../events/kernel/stream-name.js';

/** For whom a record is there. */
export type RecordReader = Pick<Session, 'permissions' | 'tenantId'>;

/** A kind of record whose open pages follow it. */
export interface FollowedRecords {
  /** Of its streams: `<category>-<id>`. */
  readonly category: string;
  /** Any of these opens a record, as at its route. */
  readonly anyOf: readonly PermissionName[];
  /** Whether one is there for somebody, where the permission alone does not say. */
  readonly isThereFor?: (id: string, reader: RecordReader) => Promise<boolean>;
}

/** What pages can follow, by category; the controllers that answer records register theirs. */
@Injectable()
export class RecordRegistry {
  private readonly kinds = new Map<string, FollowedRecords>();

  register(records: FollowedRecords): void {
    if (this.kinds.has(records.category)) throw new Error(`Two kinds of record are called ${records.category}`);
    this.kinds.set(records.category, records);
  }

  /** What a stream is a record of. */
  find(stream: string): FollowedRecords | undefined {
    return this.kinds.get(categoryIn(stream));
  }
}
