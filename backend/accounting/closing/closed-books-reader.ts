import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { BookedKind } from '../../../events/accounting/booked-kind.rules.js';
import { accountingListFields } from '../../../events/resale-contracts/accounting-list.fields.js';
import { sensitiveOf } from '../../../events/kernel/field.rules.js';
import { bookedDifference, type BookedFacts } from '../../../events/resale-contracts/booked.rules.js';
import { closedMonths } from '../../../projections/accounting-months/accounting-months.queries.js';
import { changesOfClosedMonths } from '../../../projections/changed-after-close/changed-after-close.queries.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { hiddenFields, withoutFields } from '../../platform/auth/hidden-fields.js';
import type { PermissionSet } from '../../platform/auth/permissions.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { accountingMonthList, changedAfterCloseList } from '../accounting.lists.js';
import { ClosedBooks, type FrozenBy } from '../journal/closed-books.js';
import type { ChangeAfterClose, ClosedMonth } from '../sheet/closed-rows.rules.js';
import type { ClosedBooksAnswer } from './closed-books.dto.js';

type Stored = Omit<ChangeAfterClose, 'before' | 'after'> & { readonly facts: { readonly before: BookedFacts; readonly after: BookedFacts } };

const lists = [accountingMonthList.list, changedAfterCloseList.list];

/** What the sheet shows of closed months: which they are, and what was changed in them since. */
@Injectable()
export class ClosedBooksReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
    private readonly lists: ListReader,
  ) {}

  async answer(permissions: PermissionSet, minPosition: string | undefined): Promise<ClosedBooksAnswer> {
    this.ready.requireAll(lists);
    await this.lists.waitForAll(lists, minPosition);
    const position = await this.lists.knownOf(lists);
    const [months, changes] = await Promise.all([rowsOf<ClosedMonth & FrozenBy>(this.pool, closedMonths()), rowsOf<Stored>(this.pool, changesOfClosedMonths())]);
    const hidden = hiddenFields(sensitiveOf(accountingListFields), permissions);
    // What a membership earns is its price, which everybody here sees.
    const shown = (facts: BookedFacts, kind: BookedKind): Partial<BookedFacts> => (kind === 'membership' ? facts : withoutFields<Partial<BookedFacts>>(facts, hidden));
    const books = new ClosedBooks(changes, new Map(months.map((frozen) => [frozen.month, frozen])));
    const seen = books.changes.map(({ facts, ...change }) => ({ ...change, before: shown(facts.before, change.kind), after: shown(facts.after, change.kind) }));
    return {
      months: months.map(({ month, closing, booked, kinds, changedAt }) => ({ month, closing, booked, kinds, changedAt })),
      // Of income alone: nothing is left of it for who may not see it.
      changes: seen.filter(({ before, after }) => bookedDifference(before as BookedFacts, after as BookedFacts).length > 0),
      position,
    };
  }
}
