import { BadRequestException, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { CompanyListName } from '../../events/company/company-list.enums.js';
import { namesInUse, type NameSource } from '../../projections/company-lists/names-in-use.queries.js';
import { ReadyLists } from '../platform/projections/ready-lists.js';

/** Where a company's records name what these lists offer. */
const sources: Partial<Record<CompanyListName, readonly NameSource[]>> = {
  resorts: ['inventory-list.resortName', 'lead-list.guestVacationLocation'],
  marketingSources: ['lead-list.marketingSource', 'tour-list.marketingSource'],
  occupations: ['lead-list.occupation'],
};

/** The names that records use, most used first: an imported company need not type its lists anew. */
@Injectable()
export class NamesInUse {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
  ) {}

  async of(list: CompanyListName): Promise<string[]> {
    const named = sources[list];
    if (!named) throw new BadRequestException('No records name the items of this list');
    return this.from(named);
  }

  /** The resorts that units name. */
  ofUnits(): Promise<string[]> {
    return this.from(['inventory-list.resortName']);
  }

  private async from(named: readonly NameSource[]): Promise<string[]> {
    this.ready.requireAll(named.map((source) => source.split('.')[0]!));
    const { text } = namesInUse(named);
    return (await this.pool.query<{ name: string }>(text)).rows.map(({ name }) => name);
  }
}
