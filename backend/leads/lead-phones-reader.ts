import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { leadsWithPhoneStatement } from '../../projections/lead-list/lead-duplicates.queries.js';
import { ReadyLists } from '../platform/projections/ready-lists.js';
import { leadList } from './leads.lists.js';

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
  ) {}

  /** Everybody on whose record it stands, as whichever of their phones, also the merged and the deleted. @param number E.164 */
  async holding(number: string): Promise<readonly number[]> {
    return (await this.with(number)).map(({ leadId }) => leadId);
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
