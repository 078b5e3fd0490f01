import { Controller, Get, Headers, Param, ParseIntPipe, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import type { Filter } from '../../projections/engine/list-request.js';
import { tourRecords } from './tours.lists.js';

/** The documented list calls: whole tours as one bare array. */
@Controller('Tours')
export class TourListsController {
  constructor(
    private readonly lists: ListReader,
    private readonly streams: RowStreams,
  ) {}

  @Get()
  @Permission('Tours_Main')
  all(
    @Req() request: AuthenticatedRequest,
    @Res() response: Response,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<void> {
    return this.answer(request, response, minPosition, []);
  }

  @Get('From/:from/To/:to')
  @Permission('Tours_Main')
  between(
    @Param('from') from: string,
    @Param('to') to: string,
    @Req() request: AuthenticatedRequest,
    @Res() response: Response,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<void> {
    return this.answer(request, response, minPosition, [
      { field: 'tourDate', op: 'from', value: from },
      { field: 'tourDate', op: 'to', value: to },
    ]);
  }

  /** The tours table of a lead's page. */
  @Get('ForLead/:leadId')
  @Permission('Tours_Main', 'Leads_Detail')
  forLead(
    @Param('leadId', ParseIntPipe) leadId: number,
    @Req() request: AuthenticatedRequest,
    @Res() response: Response,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<void> {
    return this.answer(request, response, minPosition, [{ field: 'leadId', op: 'is', value: leadId }]);
  }

  private async answer(
    request: AuthenticatedRequest,
    response: Response,
    minPosition: string | undefined,
    filters: Filter[],
  ): Promise<void> {
    await this.lists.waitFor(tourRecords.list, minPosition);
    await this.streams.streamRows(response, tourRecords, request.session!.permissions, { filters });
  }
}
