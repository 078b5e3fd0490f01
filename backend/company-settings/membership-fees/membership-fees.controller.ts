import { Body, Controller, Get, Put, type OnModuleInit } from '@nestjs/common';
import type { MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
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
import { ReviseMembershipFees } from './membership-fees.commands.js';
import { MembershipFeesCommand } from './membership-fees.handlers.js';
import { membershipFees } from './membership-fees.js';

@Controller('CompanySettings/MembershipFees')
@Permission('Settings_Main')
export class MembershipFeesController implements OnModuleInit {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly registry: RecordRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register({ category: membershipFees.category, anyOf: ['Settings_Main'] });
  }

  @Get()
  one(@ReadingOf() reading: Reading): Promise<RecordAnswer<MembershipFeeValues>> {
    return this.records.answer(membershipFees, COMPANY, reading, ({ started: _, ...fees }) => fees);
  }

  @Get('History')
  history(@ReadingOf() reading: Reading): Promise<HistoryPage> {
    return this.records.history(membershipFees, COMPANY, reading);
  }

  @Get('Compare')
  compare(@ReadingOf() reading: Reading): Promise<Comparison> {
    return this.records.compare(membershipFees, COMPANY, reading);
  }

  @Put()
  revise(@Body() body: ReviseMembershipFees, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new MembershipFeesCommand(COMPANY, body), issued);
  }
}
