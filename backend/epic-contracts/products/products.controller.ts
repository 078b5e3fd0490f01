import { Controller, Get } from '@nestjs/common';
import type { ClosingCostSchedule } from '../../../events/epic-contracts/sale-conditions.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { ProductOnSale } from '../terms/sale-conditions.rules.js';
import { ProductsOnSale } from './products-reader.js';

/** The documented product, with what it charges at closing. */
export type ProductAnswer = Omit<ProductOnSale, 'closingCosts' | 'asImported' | 'demandAsImported'> & ClosingCostSchedule;

/** The documented call: every membership tier; forms offer the active ones. */
@Controller('Products')
export class ProductsController {
  constructor(private readonly products: ProductsOnSale) {}

  @Get()
  @Permission('Epic_Contracts_Main', 'Epic_Contracts_New', 'Epic_Contracts_Edit')
  async all(): Promise<readonly ProductAnswer[]> {
    return (await this.products.all()).map(({ closingCosts, asImported: _, demandAsImported: __, ...product }) => ({ ...product, ...closingCosts }));
  }
}

