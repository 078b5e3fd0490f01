import { Body, Controller, Get, Param, ParseIntPipe, Put } from '@nestjs/common';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ResaleContractCommand } from '../resale-contract.handlers.js';
import { ClosedMonthsNow } from './closed-months-reader.js';
import { ReviseContractAccounting } from './contract-accounting.commands.js';

/** What accounting writes into a contract without being let into the rest of it. */
@Controller('Contracts')
export class ContractAccountingController {
  constructor(
    private readonly commands: Commands,
    private readonly closed: ClosedMonthsNow,
  ) {}

  /** Months of the books that are closed, YYYY-MM: a change of money in one is asked why. */
  @Get('ClosedMonths')
  @Permission('Contracts_Detail')
  closedMonths(): Promise<readonly string[]> {
    return this.closed.read();
  }

  @Put(':id/Accounting')
  @Permission('Accounting_Edit')
  revise(@Param('id', ParseIntPipe) contractId: number, @Body() body: ReviseContractAccounting, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new ResaleContractCommand(contractId, body), issued);
  }
}
