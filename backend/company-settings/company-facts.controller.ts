import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import type { CommandResult, Issued } from '../platform/commands/command.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import type { Comparison, HistoryPage } from '../platform/records/history.js';
import { Records } from '../platform/records/records.js';
import { ReviseCompanyFacts } from './company-facts.commands.js';
import { COMPANY, companyFacts, type CompanyFacts } from './company-facts.js';

/** Wire form of GET /api/CompanySettings/Facts. */
export interface CompanyFactsAnswer extends Omit<CompanyFacts, 'started'> {
  readonly revision: number;
  readonly position: string;
}

@Controller('CompanySettings/Facts')
@Permission('Settings_Main')
export class CompanyFactsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: Records,
  ) {}

  @Get()
  async one(@Req() { session }: AuthenticatedRequest, @Query('asOf') asOf?: string): Promise<CompanyFactsAnswer> {
    const { state, revision, position } = await this.records.read(companyFacts, COMPANY, { asOf, permissions: session!.permissions });
    const { started: _, ...facts } = state;
    return { ...facts, revision, position };
  }

  @Get('History')
  history(@Req() { session }: AuthenticatedRequest, @Query('before') before?: string, @Query('limit') limit?: string): Promise<HistoryPage> {
    return this.records.history(companyFacts, COMPANY, { before, limit, permissions: session!.permissions });
  }

  @Get('Compare')
  compare(@Req() { session }: AuthenticatedRequest, @Query('from') from: string, @Query('to') to: string): Promise<Comparison> {
    return this.records.compare(companyFacts, COMPANY, { from, to, permissions: session!.permissions });
  }

  @Put()
  revise(@Body() body: ReviseCompanyFacts, @IssuedBy() issued: Issued): Promise<CommandResult> {
    return this.commands.execute(Object.assign(body, { issued }));
  }
}
