import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Filter } from '../../projections/engine/list-request.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { employeeList } from './employees.lists.js';

/** Whoever fills in a lead, a tour or a contract picks reps. */
const PICKERS = [
  'Employees_Main',
  'Leads_New',
  'Leads_Edit',
  'Tours_New',
  'Tours_Edit',
  'Contracts_New',
  'Contracts_Edit',
  'Epic_Contracts_New',
  'Epic_Contracts_Edit',
] as const;

type Part = 'isSalesRep' | 'isMarketingRep' | 'isToRep';

/** The documented list calls: everybody, and the people that forms offer, those who work here still. */
@Controller('Employees')
export class EmployeeListsController {
  constructor(
    private readonly lists: ListReader,
    private readonly streams: RowStreams,
  ) {}

  @Get()
  @Permission('Employees_Main')
  all(@Req() request: AuthenticatedRequest, @Res() response: Response, @Headers('x-min-position') minPosition?: string): Promise<void> {
    return this.answer(request, response, minPosition, []);
  }

  @Get('SalesReps')
  @Permission(...PICKERS)
  salesReps(@Req() request: AuthenticatedRequest, @Res() response: Response, @Headers('x-min-position') minPosition?: string): Promise<void> {
    return this.answer(request, response, minPosition, activeWith('isSalesRep'));
  }

  @Get('MarketingReps')
  @Permission(...PICKERS)
  marketingReps(@Req() request: AuthenticatedRequest, @Res() response: Response, @Headers('x-min-position') minPosition?: string): Promise<void> {
    return this.answer(request, response, minPosition, activeWith('isMarketingRep'));
  }

  @Get('ToReps')
  @Permission(...PICKERS)
  toReps(@Req() request: AuthenticatedRequest, @Res() response: Response, @Headers('x-min-position') minPosition?: string): Promise<void> {
    return this.answer(request, response, minPosition, activeWith('isToRep'));
  }

  private async answer(request: AuthenticatedRequest, response: Response, minPosition: string | undefined, filters: readonly Filter[]): Promise<void> {
    await this.lists.waitFor(employeeList.list, minPosition);
    await this.streams.streamRows(response, employeeList, request.session!.permissions, { filters });
  }
}

function activeWith(part: Part): readonly Filter[] {
  return [
    { field: part, op: 'is', value: 'Yes' },
    { field: 'status', op: 'is', value: 'Active' },
  ];
}
