import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ListRequest } from '../../projections/lists/list-request.js';
import { Permission } from '../platform/auth/permission.decorator.js';
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
  constructor(private readonly streams: RowStreams) {}

  @Get()
  @Permission('Employees_Main')
  all(@Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, employeeList);
  }

  @Get('SalesReps')
  @Permission(...PICKERS)
  salesReps(@Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, employeeList, activeWith('isSalesRep'));
  }

  @Get('MarketingReps')
  @Permission(...PICKERS)
  marketingReps(@Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, employeeList, activeWith('isMarketingRep'));
  }

  @Get('ToReps')
  @Permission(...PICKERS)
  toReps(@Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, employeeList, activeWith('isToRep'));
  }
}

function activeWith(part: Part): ListRequest {
  return {
    filters: [
      { field: part, op: 'is', value: 'Yes' },
      { field: 'status', op: 'is', value: 'Active' },
    ],
  };
}
