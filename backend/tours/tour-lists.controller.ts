import { Controller, Get, Headers, Param, ParseIntPipe, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { tourList, tourRecords } from './tours.lists.js';

/** Wire form of GET /api/Tours/InSlot. */
export interface ToursInSlot {
  readonly tours: readonly { readonly tourId: number; readonly leadName: string; readonly tourStatus: string }[];
  /** What a form follows the list from. */
  readonly position: string;
}

/** The documented list calls: whole tours as one bare array. */
@Controller('Tours')
export class TourListsController {
  constructor(
    private readonly streams: RowStreams,
    private readonly lists: ListReader,
  ) {}

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

  /** Whom a rep has at a time already: two at once are warned of and not refused (`decisions.md G13`). Canceled ones take no time. */
  @Get('InSlot')
  @Permission('Tours_New', 'Tours_Edit')
  async inSlot(
    @Query('assignedEmployeeId', ParseIntPipe) assignedEmployeeId: number,
    @Query('tourDate') tourDate: string,
    @Query('scheduledStartTime') scheduledStartTime: string,
    @Req() { session }: AuthenticatedRequest,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<ToursInSlot> {
    const wanted = Object.entries({ assignedEmployeeId, tourDate, scheduledStartTime }).map(([field, value]) => ({ field, op: 'is', value }) as const);
    await this.lists.waitFor(tourList.list, minPosition);
    const { rows, position } = await this.lists.page(tourList, { filters: wanted }, session!);
    const tours = (rows as unknown as ToursInSlot['tours']).filter(({ tourStatus }) => tourStatus !== 'Canceled');
    return { tours: tours.map(({ tourId, leadName, tourStatus }) => ({ tourId, leadName, tourStatus })), position };
  }

  /** The tours table of a lead's page. */
  @Get('ForLead/:leadId')
  @Permission('Tours_Main', 'Leads_Detail')
  forLead(@Param('leadId', ParseIntPipe) leadId: number, @Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, tourRecords, { filters: [{ field: 'leadId', op: 'is', value: leadId }] });
  }
}
