import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { Filter } from '../../../projections/lists/list-request.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { RowStreams } from '../../platform/lists/row-streams.js';
import { isUnitOrder, type UnitOrder } from '../../../projections/inventory-list/units-for-sale.queries.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { filtersOf, filtersOfSame, readCriteria, readCriteriaText, type InventoryCriteria } from './inventory-criteria.js';
import { inventoryList, inventoryRecords } from '../inventory.lists.js';
import { foundUnit } from '../inventory.dto.js';
import { UnitsForSale, type ForSaleAnswer } from './units-for-sale-reader.js';

/** Not named Query: the compiler would emit the decorator of that name as the type. */
type QueryString = Readonly<Record<string, unknown>>;

/** Units as they are looked for: filters go by field (`?resort=Palm&week=5,6`) or, as older clients send them, as `searchFilters`. */
@Controller('Inventories')
export class InventorySearchesController {
  constructor(
    private readonly streams: RowStreams,
    private readonly forSale: UnitsForSale,
    private readonly lists: ListReader,
  ) {}

  /** Whole units as one bare array, as many as the reader is shown (`decisions.md H5, H10`). */
  @Get()
  @Permission('Inventory_List')
  all(@Query() query: QueryString, @Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, inventoryRecords, { filters: filtersIn(query) });
  }

  /** The same units by the keys of search results. */
  @Get('Search')
  @Permission('Inventory_List')
  search(@Query() query: QueryString, @Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, inventoryRecords, { filters: filtersIn(query) }, foundUnit);
  }

  /** Units like one that is about to be added (`decisions.md H17`). */
  @Get('Existing')
  @Permission('Inventory_New')
  existing(@Query() query: QueryString, @Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, inventoryRecords, { filters: filtersOfSame(criteriaIn(query)) });
  }

  /** What can be sold today. */
  @Get('ForSale')
  @Permission('Inventory_Main')
  async sellable(@Query() { sort, ...query }: QueryString, @Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ForSaleAnswer> {
    await this.lists.waitFor(inventoryList.list, minPosition);
    return this.forSale.find(criteriaIn(query), newYorkDay(new Date()), session!, undefined, orderIn(sort));
  }
}

function orderIn(sort: unknown): UnitOrder | undefined {
  if (sort === undefined || sort === '') return undefined;
  if (typeof sort !== 'string' || !isUnitOrder(sort)) throw new Refusal('Units are not sorted by that', { field: 'sort' });
  return sort;
}

function criteriaIn({ searchFilters, ...named }: QueryString): InventoryCriteria {
  return { ...(typeof searchFilters === 'string' && readCriteriaText(searchFilters)), ...readCriteria(named) };
}

function filtersIn(query: QueryString): Filter[] {
  return filtersOf(criteriaIn(query));
}
