import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { areaStatement, COUNTED } from '../../projections/changes/changes.figures.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import type { ListRequest } from '../../projections/lists/list-request.js';
import type { RowRestriction } from '../../projections/lists/list-visibility.js';
import type { Session } from '../platform/auth/sessions/session.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { startOfDay } from '../platform/calendar/new-york.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { visibilityOf } from '../platform/lists/list-visibility.js';
import { ChangesReader } from './changes-reader.js';
import type { Change, News, NewsOfArea } from './changes.dto.js';
import { ChangesVisibility } from './changes.lists.js';
import { SeenUntil } from './seen-until.js';

const A_DAY_MS = 86_400_000;
/** The newest that are told one by one; all others stand on the page of changes and in the records' histories. */
const NEWEST = 40;
/** Earlier changes of records that are told are read too, so that a line begins with its record's first value of that day. */
const EARLIER = 500;

interface OfArea {
  readonly category: string;
  readonly changes: number;
  readonly records: number;
}

/** What others changed since somebody was last here, of what they may open and see. */
@Injectable()
export class NewsReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ListReader,
    private readonly changes: ChangesReader,
    private readonly visibility: ChangesVisibility,
    private readonly seen: SeenUntil,
    private readonly feed: ChangeFeed,
  ) {}

  /** @returns null for who may open no record */
  async read(session: Session): Promise<News | null> {
    if (this.visibility.open(session.permissions).length === 0) return null;
    const position = await this.feed.checkpoint('changed-fields');
    const seen = await this.seen.of(session.userId);
    const since = seen ?? new Date(Date.now() - A_DAY_MS);
    const list = await this.othersChanges(session);
    const request = happenedAfter(since);
    const { rows } = await this.lists.page(list, { ...request, sort: '-at', limit: NEWEST }, session);
    const newest = rows as unknown as readonly Change[];
    const earlier = newest.length < NEWEST ? [] : await this.earlierThatDay(list, session, newest, since);
    const { text, values } = areaStatement(request, visibilityOf(list, session));
    const [counted, records] = await Promise.all([this.pool.query<OfArea>(text, [...values]), this.changes.records(newest, session)]);
    const count = counted.rows.reduce((sum, { changes }) => sum + changes, 0);
    return {
      ...{ since: since.toISOString(), first: seen === undefined, until: newest[0]?.at ?? null, position, records, changes: [...newest, ...earlier] },
      counted: { count: Math.min(count, COUNTED), more: count > COUNTED },
      areas: counted.rows.map((ofArea) => this.named(ofArea)),
    };
  }

  /** What one did oneself is no news. */
  private async othersChanges(session: Session): Promise<ListDefinition> {
    const list = await this.visibility.listFor(session);
    const own = { field: 'actor', values: [`person:${session.userId}`], except: true } as const;
    return heldTo(own, list);
  }

  /** Of the day that the last change cuts: what the records of that day went through before. */
  private async earlierThatDay(list: ListDefinition, session: Session, newest: readonly Change[], since: Date): Promise<readonly Change[]> {
    const last = newest.at(-1)!;
    const cut = newYorkDay(new Date(last.at));
    const day = startOfDay(cut);
    const streams = [...new Set(newest.filter(({ at }) => newYorkDay(new Date(at)) === cut).map(({ stream }) => stream))];
    const { filters } = happenedAfter(new Date(Math.max(since.getTime(), Date.parse(day) - 1)));
    const { rows } = await this.lists.page(heldTo({ field: 'stream', values: streams }, list), { filters, sort: '-at', after: { value: last.at, key: last.key }, limit: EARLIER }, session);
    return rows as unknown as readonly Change[];
  }

  private named({ category, ...counts }: OfArea): NewsOfArea {
    const kind = this.visibility.kinds.find((one) => one.category === category);
    const noun = typeof kind?.calls === 'string' ? kind.calls.toLowerCase() : '';
    return { category, area: kind?.area ?? category, noun, ...counts };
  }
}

function heldTo(restriction: RowRestriction, list: ListDefinition): ListDefinition {
  return { ...list, only: (reader) => [...(list.only?.(reader) ?? []), restriction] };
}

/** Strictly after: events are told to the millisecond. */
function happenedAfter(since: Date): ListRequest & Required<Pick<ListRequest, 'filters'>> {
  const from = new Date(since.getTime() + 1).toISOString();
  return {
    filters: [
      { field: 'imported', op: 'is', value: 'false' },
      { field: 'at', op: 'from', value: from },
    ],
  };
}
