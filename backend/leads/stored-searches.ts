import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { ListReader } from '../platform/lists/list-reader.js';
import type { Session } from '../platform/auth/sessions/session.js';
import { FIRST_PASSING_SEARCH, SearchKinds, type SearchAnswer, type SearchAsked, type Searcher, type SearchKind } from '../platform/searches/search-kinds.js';
import { HourlySweeps } from '../platform/sweeps/hourly-sweeps.js';
import { readCriteria } from './lead-criteria.js';
import { leadList } from './leads.lists.js';

const MOST_LEADS = 100;
const LEADS = 'leads';

/** Searches that can be asked for again, for a day, by who made them: what is kept is what was asked, and the answer is always of now. */
@Injectable()
export class StoredSearches implements SearchKind, OnModuleInit {
  readonly type = LEADS;
  readonly makes = ['Leads_Main'] as const;
  readonly reads = ['Leads_Main'] as const;

  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ListReader,
    private readonly kinds: SearchKinds,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM stored_search WHERE made_at < now() - interval '1 day'`));
  }

  onModuleInit(): void {
    this.kinds.add(this);
  }

  numbers(searchId: number): boolean {
    return searchId >= FIRST_PASSING_SEARCH;
  }

  /** @throws Refusal when it says unreadably for which leads */
  async make(asked: SearchAsked, { session, minPosition }: Searcher): Promise<SearchAnswer> {
    await this.lists.waitFor(leadList.list, minPosition);
    const searchResponse = await this.answer(asked, session);
    const { rows } = await this.pool.query<{ id: number }>('INSERT INTO stored_search (user_id, lead_id, tour_id, search_type, criteria) VALUES ($1, $2, $3, $4, $5) RETURNING id', [
      session.userId,
      asked.leadId,
      asked.tourId,
      asked.searchType,
      asked.searchCriteria,
    ]);
    return { ...asked, searchId: rows[0]!.id, searchResponse };
  }

  /** @throws NotFound also for what somebody else looked for */
  async again(searchId: number, session: Session): Promise<SearchAnswer> {
    const { rows } = await this.pool.query<SearchAsked>(
      'SELECT lead_id AS "leadId", tour_id AS "tourId", search_type AS "searchType", criteria AS "searchCriteria" FROM stored_search WHERE id = $1 AND user_id = $2',
      [searchId, session.userId],
    );
    if (!rows[0]) throw new NotFound('search', searchId);
    return { ...rows[0], searchId, searchResponse: await this.answer(rows[0], session) };
  }

  /** Who does not see how to reach leads finds none by it. */
  private async answer({ searchCriteria }: SearchAsked, session: Session): Promise<string> {
    const criteria = readCriteria(searchCriteria);
    if (!criteria) throw new Refusal('searchCriteria must be JSON or fields of a query', { field: 'searchCriteria' });
    const { filters, phone } = criteria;
    const reaches = phone !== '' || filters.some(({ field }) => field === 'email');
    if (filters.length === 0 && phone === '') return '[]';
    if (reaches && !session.permissions.has('Leads_Sensitive')) return '[]';
    const { rows } = await this.lists.page(leadList, { filters, ...(phone && { search: phone }), sort: '-createdAt', limit: MOST_LEADS }, session);
    return JSON.stringify(rows);
  }
}
