import { Controller, Get, Param, ParseIntPipe, Req } from '@nestjs/common';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { NewContracts, type NewContractAnswer } from './new-contracts.js';

/** What the form of a new contract starts with; 0 stands for no unit, and for no tour (`decisions.md C14`). */
@Controller('Contracts/New')
export class NewContractsController {
  constructor(private readonly contracts: NewContracts) {}

  @Get('Inventory/:inventoryId/Tour/:tourId')
  @Permission('Contracts_New')
  startsWith(@Param('inventoryId', ParseIntPipe) inventoryId: number, @Param('tourId', ParseIntPipe) tourId: number, @Req() { session }: AuthenticatedRequest): Promise<NewContractAnswer> {
    return this.contracts.answer({ inventoryId, tourId }, session!.permissions);
  }
}
