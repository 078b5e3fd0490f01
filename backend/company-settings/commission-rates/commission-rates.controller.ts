import { Body, Controller, Get, Put, type OnModuleInit } from '@nestjs/common';
import type { CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import type { Comparison, HistoryPage } from '../../platform/records/history.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../../platform/records/record-answer.js';
import { RecordRegistry } from '../../platform/records/record-registry.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { COMPANY } from '../company-facts.js';
import { ReviseCommissionRates } from './commission-rates.commands.js';
import { CommissionRatesCommand } from './commission-rates.handlers.js';
import { commissionRates } from './commission-rates.js';

@Controller('CompanySettings/CommissionRates')
@Permission('Settings_Main')
export class CommissionRatesController implements OnModuleInit {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly registry: RecordRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register({ category: commissionRates.category, anyOf: ['Settings_Main'] });
  }

  @Get()
  one(@ReadingOf() reading: Reading): Promise<RecordAnswer<CommissionRateValues>> {
    return this.records.answer(commissionRates, COMPANY, reading, ({ started: _, ...rates }) => rates);
  }

  @Get('History')
  history(@ReadingOf() reading: Reading): Promise<HistoryPage> {
    return this.records.history(commissionRates, COMPANY, reading);
  }

  @Get('Compare')
  compare(@ReadingOf() reading: Reading): Promise<Comparison> {
    return this.records.compare(commissionRates, COMPANY, reading);
  }

  @Put()
  revise(@Body() body: ReviseCommissionRates, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CommissionRatesCommand(COMPANY, body), issued);
  }
}
