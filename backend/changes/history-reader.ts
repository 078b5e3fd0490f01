import { Injectable, NotFoundException } from '@nestjs/common';
import { EventStore, NO_STREAM } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { changeRows } from '../../projections/changes/change-rows.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import { holdsAny, type PermissionSet } from '../platform/auth/permissions.js';
import type { Session } from '../platform/auth/sessions/session.js';
import { nameOf, type ChangedRecords } from '../platform/changes/changed-records.js';
import type { ExportedRows, ExportRow } from '../platform/exports/exported-rows.js';
import { lastRevision } from '../platform/records/last-revision.js';
import { RecordRegistry } from '../platform/records/record-registry.js';
import { LongReads } from '../platform/store/long-reads.js';
import { changesFile } from './changes-file.js';
import { ChangesVisibility } from './changes.lists.js';
import { askedInWords, fitting, type HistoryAsked } from './history-asked.js';
import { idIn } from '../../events/kernel/stream-name.js';

/** Versions that are read at a time: whoever takes the file slowly keeps nobody from reading between them. */
const PIECE = 500;

/** The history of one record as a file, for whoever may open the record: what its screen shows, without the fields that they may not see. */
@Injectable()
export class HistoryReader {
  constructor(
    private readonly store: EventStore,
    private readonly records: RecordRegistry,
    private readonly visibility: ChangesVisibility,
    private readonly longReads: LongReads,
  ) {}

  /** @throws NotFoundException, MissingPermission */
  async file(stream: string, session: Session, asked: HistoryAsked): Promise<ExportedRows> {
    const opened = this.records.find(stream);
    const kind = this.visibility.kinds.find(({ category }) => category === opened?.category);
    if (!opened || !kind) throw nowhere(stream);
    if (!holdsAny(session.permissions, opened.anyOf)) throw new MissingPermission(opened.anyOf);
    const record = idIn(stream);
    const isThere = (await lastRevision(this.store, stream)) !== NO_STREAM && ((await opened.isThereFor?.(record, session)) ?? true);
    if (!isThere) throw nowhere(stream);
    const facts = askedInWords(asked, (field) => kind.fields[field]?.label ?? field);
    const told = changesFile([kind], this.rows(stream, kind, session.permissions, asked), facts);
    return { ...told, name: `history-${kind.category}-${record}`.toLowerCase(), title: `History of ${nameOf(kind, record)}`, columns: told.columns.filter(({ field }) => field !== 'area' && field !== 'name') };
  }

  /** Oldest first, a piece at a time, so that no long history is ever held. Versions count as the screen counts them. */
  private async *rows(stream: string, kind: ChangedRecords, permissions: PermissionSet, asked: HistoryAsked): AsyncGenerator<readonly ExportRow[]> {
    const types = new Set(kind.events.map(({ type }) => type));
    let version = -1;
    let from = 0;
    for (let read = PIECE; read === PIECE; ) {
      const piece: ExportRow[] = [];
      read = 0;
      for await (const stored of this.longReads.of(this.store.read(stream, { from, direction: 'forward', limit: PIECE }))) {
        read += 1;
        from = stored.revision + 1;
        const event = types.has(stored.type) ? vocabulary.decode(stored) : undefined;
        if (!event) continue;
        version += 1;
        const seen = changeRows(kind, event).filter(({ needs }) => needs === '' || needs.split(',').every((one) => permissions.has(one)));
        piece.push(...fitting(seen, kind.describe(event).title, asked).map((row) => ({ ...row, revision: version })));
      }
      yield piece;
    }
  }
}

function nowhere(stream: string): NotFoundException {
  return new NotFoundException(`There is no ${stream}`);
}
