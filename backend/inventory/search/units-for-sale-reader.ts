import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { rowTypes } from '../../../projections/engine/write/row-types.js';
import { unitsForSale, type UnitForSale, type UnitOrder } from '../../../projections/inventory-list/units-for-sale.queries.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { mostUnits } from '../pricing/inventory-cap.rules.js';
import { filtersOf, type InventoryCriteria } from './inventory-criteria.js';
import { contracts, inventoryList } from '../inventory.lists.js';

/** Wire form of GET /api/Inventories/ForSale. */
export interface ForSaleAnswer {
  readonly units: readonly UnitForSale[];
  /** How many there are, shown or not. */
  readonly matches: number;
}

/** What can be sold today, for whoever sells: the server's own conditions go by fields that not everybody sees. */
@Injectable()
export class UnitsForSale {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
  ) {}

  /** @param atMost of who is shown all of them */
  async find(criteria: InventoryCriteria, today: string, { role, permissions }: Pick<Session, 'role' | 'permissions'>, atMost?: number, order?: UnitOrder): Promise<ForSaleAnswer> {
    this.ready.requireAll([inventoryList.list, contracts.list]);
    const most = mostUnits({ role, may: (permission) => permissions.has(permission) }) ?? atMost;
    const { text, values } = unitsForSale(filtersOf(criteria), today, most, order);
    const { rows } = await this.pool.query<UnitForSale & { matches: number }>({ text, values: [...values], types: rowTypes });
    return { units: rows.map(({ matches: _, ...unit }) => unit), matches: rows[0]?.matches ?? 0 };
  }
}
