import { Controller, Get, Param, ParseIntPipe, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { tourRecords } from './tours.lists.js';

/** The documented list calls: whole tours as one bare array. */
@Controller('Tours')
export class TourListsController {
  constructor(private readonly streams: RowStreams) {}

  @Get()
  @Permission('Tours_Main')
  all(@Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, tourRecords);
  }

  @Get('From/:from/To/:to')
  @Permission('Tours_Main')
  between(@Param('from') from: string, @Param('to') to: string, @Res() response: Response): Promise<void> {
    const filters = [
      { field: 'tourDate', op: 'from', value: from },
      { field: 'tourDate', op: 'to', value: to },
    ] as const;
    return this.streams.streamRows(response, tourRecords, { filters });
  }

  /** The tours table of a lead's page. */
  @Get('ForLead/:leadId')
  @Permission('Tours_Main', 'Leads_Detail')
  forLead(@Param('leadId', ParseIntPipe) leadId: number, @Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, tourRecords, { filters: [{ field: 'leadId', op: 'is', value: leadId }] });
  }
}
