import { Injectable } from '@nestjs/common';
import { holdsAny } from '../platform/auth/permissions.js';
import type { Session } from '../platform/auth/sessions/session.js';
import { nameOf, type ChangedRecords } from '../platform/changes/changed-records.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { ChangesVisibility } from './changes.lists.js';
import type { FoundRecord } from './changes.dto.js';

/** Of each kind of record; who finds nothing among these types more of the name. */
const OF_A_KIND = 5;

/** Finds records by what people call them, in the lists of the areas, as far as somebody may read these. */
@Injectable()
export class RecordFinder {
  constructor(
    private readonly lists: ListReader,
    private readonly visibility: ChangesVisibility,
  ) {}

  /** @param words a name, a number, or a part of one */
  async named(words: string, session: Session): Promise<readonly FoundRecord[]> {
    const searched = words.trim();
    if (searched === '') return [];
    const kinds = this.visibility.open(session.permissions);
    const found = await Promise.all(kinds.map((kind) => this.ofKind(kind, searched, session)));
    return found.flat().toSorted((one, other) => likeness(other, searched) - likeness(one, searched));
  }

  private async ofKind(kind: ChangedRecords, search: string, session: Session): Promise<FoundRecord[]> {
    const { category, area, headline } = kind;
    if (!headline || !holdsAny(session.permissions, [headline.list.permission].flat())) return [];
    const { rows } = await this.lists.page(headline.list, { search, limit: OF_A_KIND }, session);
    return rows.map((row) => {
      const record = String(row[headline.list.query.key] as string | number);
      return { stream: `${category}-${record}`, record, area, name: nameOf(kind, record), headline: headline.words(row) };
    });
  }
}

/** Of this number first, then who or what is called so, then where the words stand in something else of it. */
function likeness({ record, headline }: FoundRecord, searched: string): number {
  if (record === searched) return 2;
  return headline.toLowerCase().includes(searched.toLowerCase()) ? 1 : 0;
}
