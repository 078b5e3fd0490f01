import { Body, Controller, HttpStatus, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { inventoryAliasFields, inventoryPointsFields, inventoryUnitFields } from '../../../events/inventory/inventory.fields.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';
import { RetailPrices } from './retail-prices.js';

/** Body of POST /api/Inventories/RetailPrice/: a listing, as far as it is known. */
class UnitToPrice extends commandWith({ ...inventoryUnitFields, ...inventoryPointsFields, weekNumber: inventoryAliasFields.weekNumber }) {}

interface RetailPriceAnswer {
  /** Decimal string. */
  readonly retailPrice: string;
}

@Controller('Inventories/RetailPrice')
export class RetailPriceController {
  constructor(private readonly prices: RetailPrices) {}

  /** What the company offers such a unit at; nothing, 204, where it keeps no price for one. */
  @Post()
  @Permission('Inventory_New', 'Inventory_Edit')
  async ask(@Body() unit: UnitToPrice, @Res({ passthrough: true }) response: Response): Promise<RetailPriceAnswer | undefined> {
    const { resortName = '', unitType = '', bedrooms = '', pointsSeason = '', weekNumber = '', useWeek = weekNumber } = unit;
    const retailPrice = await this.prices.of({ resortName, unitType, bedrooms, pointsSeason, useWeek });
    response.status(retailPrice === undefined ? HttpStatus.NO_CONTENT : HttpStatus.OK);
    return retailPrice === undefined ? undefined : { retailPrice };
  }
}
