import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../../../events/store/event-store.js';
import { leadsWithPhoneStatement } from '../../../projections/lead-list/lead-duplicates.queries.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { leadList } from '../leads.lists.js';

interface Row {
  readonly leadId: number;
  readonly texted: boolean;
}

/** Whose number it is. As of the list: it may be a moment old. */
@Injectable()
export class LeadPhonesReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
    private readonly lists: ListReader,
    private readonly store: EventStore,
  ) {}

  /** Everybody on whose record it stands, as whichever of their phones, also the merged and the deleted. @param number E.164 */
  async holding(number: string): Promise<readonly number[]> {
    return (await this.with(number)).map(({ leadId }) => leadId);
  }

  /** The same, once the list has read all that is known at this moment. @throws ServiceUnavailableException when it is too far behind */
  async holdingNow(number: string): Promise<readonly number[]> {
    if (!(await this.lists.waitFor(leadList.list, (await this.store.head()).position))) throw new ServiceUnavailableException('The list of leads is behind');
    return this.holding(number);
  }

  /** Those of the list who are texted at it. @param number E.164 */
  async texted(number: string): Promise<readonly number[]> {
    return (await this.with(number)).flatMap(({ leadId, texted }) => (texted ? [leadId] : []));
  }

  private async with(number: string): Promise<readonly Row[]> {
    this.ready.require(leadList.list);
    const { text, values } = leadsWithPhoneStatement(number);
    return (await this.pool.query<Row>({ text, values: [...values] })).rows;
  }
}
