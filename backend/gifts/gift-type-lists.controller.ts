import { Controller, Get, Param, ParseIntPipe, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { giftLedger, giftTypeList } from './gifts.lists.js';

/** The documented list calls: all gifts, those that may be given, and what was given of one. */
@Controller()
export class GiftTypeListsController {
  constructor(private readonly streams: RowStreams) {}

  @Get('GiftTypes')
  @Permission('Gifts_Main')
  all(@Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, giftTypeList);
  }

  /** Gifts that a tour may be given: the active ones (`decisions.md F18`). */
  @Get('GiftTypes/AvailableGifts')
  @Permission('Gifts_Main', 'Leads_Detail', 'Tours_New', 'Tours_Edit')
  available(@Res() response: Response): Promise<void> {
    const filters = [{ field: 'status', op: 'is', value: 'Active' }] as const;
    return this.streams.streamRows(response, giftTypeList, { filters });
  }

  @Get('GiftLedgers/:giftTypeId')
  @Permission('Premiums_Main')
  ledger(@Param('giftTypeId', ParseIntPipe) giftTypeId: number, @Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, giftLedger, { filters: [{ field: 'giftTypeId', op: 'is', value: giftTypeId }], sort: 'issuedAt' });
  }
}
