import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { employeeListQuery } from '../../projections/employee-list/employee-list.queries.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { RowStreams } from '../platform/lists/row-streams.js';

export const employeeList: ListDefinition = {
  list: 'employee-list',
  query: employeeListQuery,
  permission: 'Employees_Main',
  sensitive: {},
};

/** Whoever fills in a lead or a tour picks reps. */
const PICKERS = ['Employees_Main', 'Leads_New', 'Leads_Edit', 'Tours_New', 'Tours_Edit'] as const;

/** The people that forms offer: those who work here still. */
@Controller('Employees')
export class EmployeesController {
  constructor(private readonly streams: RowStreams) {}

  @Get('SalesReps')
  @Permission(...PICKERS)
  salesReps(@Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    return this.active('isSalesRep', request, response);
  }

  @Get('MarketingReps')
  @Permission(...PICKERS)
  marketingReps(@Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    return this.active('isMarketingRep', request, response);
  }

  private active(part: 'isSalesRep' | 'isMarketingRep', request: AuthenticatedRequest, response: Response): Promise<void> {
    const filters = [
      { field: part, op: 'is', value: 'Yes' },
      { field: 'status', op: 'is', value: 'Active' },
    ] as const;
    return this.streams.streamRows(response, employeeList, request.session!.permissions, { filters });
  }
}
