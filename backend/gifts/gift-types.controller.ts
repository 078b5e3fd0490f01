import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { giftTypeList } from './gifts.lists.js';

@Controller('GiftTypes')
export class GiftTypesController {
  constructor(private readonly streams: RowStreams) {}

  /** Gifts that a tour may be given: the active ones (`decisions.md F18`). */
  @Get('AvailableGifts')
  @Permission('Gifts_Main', 'Leads_Detail', 'Tours_New', 'Tours_Edit')
  available(@Res() response: Response): Promise<void> {
    const filters = [{ field: 'status', op: 'is', value: 'Active' }] as const;
    return this.streams.streamRows(response, giftTypeList, { filters });
  }
}
