import { Body, Controller, Get, Put, type OnModuleInit } from '@nestjs/common';
import type { CompanyFactValues } from '../../events/company/company-facts.fields.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { CompanyFactsCommand } from './company-facts.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import type { Comparison, HistoryPage } from '../platform/records/history.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { RecordRegistry } from '../platform/records/record-registry.js';
import { Records, type Reading } from '../platform/records/records.js';
import { ReviseCompanyFacts } from './company-facts.commands.js';
import { COMPANY, companyFacts } from './company-facts.js';

@Controller('CompanySettings/Facts')
@Permission('Settings_Main')
export class CompanyFactsController implements OnModuleInit {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly registry: RecordRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register({ category: companyFacts.category, anyOf: ['Settings_Main'] });
  }

  @Get()
  one(@ReadingOf() reading: Reading): Promise<RecordAnswer<CompanyFactValues>> {
    return this.records.answer(companyFacts, COMPANY, reading, ({ started: _, ...facts }) => facts);
  }

  @Get('History')
  history(@ReadingOf() reading: Reading): Promise<HistoryPage> {
    return this.records.history(companyFacts, COMPANY, reading);
  }

  @Get('Compare')
  compare(@ReadingOf() reading: Reading): Promise<Comparison> {
    return this.records.compare(companyFacts, COMPANY, reading);
  }

  @Put()
  revise(@Body() body: ReviseCompanyFacts, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CompanyFactsCommand(COMPANY, body), issued);
  }
}
