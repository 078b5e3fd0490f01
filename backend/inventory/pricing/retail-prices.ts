import { Injectable } from '@nestjs/common';
import type { CompanyListItem } from '../../../events/company/company-list-items.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { companyLists } from '../inventory.lists.js';
import { retailPriceOf, type Priced } from './retail-price.rules.js';

const LIST = 'retailPrices';

/** The prices that the company keeps for what it lists. */
@Injectable()
export class RetailPrices {
  constructor(private readonly lookUp: LookUp) {}

  /** @returns a decimal string; undefined where no price in use fits the unit */
  async of(unit: Priced & { readonly useWeek: string }): Promise<string | undefined> {
    const row = await this.lookUp.row(companyLists, LIST);
    const items = (row?.value('items') ?? []) as readonly CompanyListItem[];
    const lines = items
      .filter(({ retired }) => !retired)
      .map(({ facts: { name = '', unitType = '', bedrooms = '', pointsSeason = '', weeks = '', price = '' } }) => ({ resortName: name, unitType, bedrooms, pointsSeason, weeks, price }));
    return retailPriceOf(unit, lines);
  }
}
