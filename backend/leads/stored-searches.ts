import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { ListReader } from '../platform/lists/list-reader.js';
import type { Session } from '../platform/auth/session.js';
import { HourlySweeps } from '../platform/sweeps/hourly-sweeps.js';
import { readCriteria } from './lead-criteria.js';
import { leadList } from './leads.lists.js';

export interface SearchAsked {
  readonly leadId: number;
  readonly tourId: number;
  readonly searchType: string;
  readonly searchCriteria: string;
}

/** Wire form of POST /api/Searches and GET /api/Searches/{id}. */
export interface SearchAnswer extends SearchAsked {
  readonly searchId: number;
  /** JSON text of the leads; `[]` for none (`decisions.md G6`). */
  readonly searchResponse: string;
}

const MOST_LEADS = 100;
const LEADS = 'leads';

/** Searches that can be asked for again, for a day, by who made them: what is kept is what was asked, and the answer is always of now. */
@Injectable()
export class StoredSearches {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ListReader,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM stored_search WHERE made_at < now() - interval '1 day'`));
  }

  /** @throws Refusal when it looks for something else than leads, or says unreadably for which */
  async make(asked: SearchAsked, session: Session): Promise<SearchAnswer> {
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
  private async answer({ searchType, searchCriteria }: SearchAsked, session: Session): Promise<string> {
    if (searchType !== LEADS) throw new Refusal(`searchType must be ${LEADS}`, { field: 'searchType' });
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
